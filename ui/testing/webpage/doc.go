// Package webpage contains the tests of the page in a real browser: a headless Chromium, with a
// mouse and with fingers.
package webpage
