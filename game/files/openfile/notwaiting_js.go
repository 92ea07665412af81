package openfile

// notWaiting is no flag: a page in a browser has no pipes to wait for.
const notWaiting = 0
