//go:build !js

package startup

import "syscall"

// hangup is sent when the terminal is closed from which the program was started.
const hangup = syscall.SIGHUP
