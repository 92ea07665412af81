package startup

import "syscall"

// hangup is SIGTERM once more: a page in a browser has no terminal, and no signal for its end.
const hangup = syscall.SIGTERM
