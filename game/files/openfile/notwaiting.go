//go:build !js

package openfile

import "syscall"

// notWaiting is the flag that opens a pipe without a wait for its other end.
const notWaiting = syscall.O_NONBLOCK
