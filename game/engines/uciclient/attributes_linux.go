package uciclient

import "syscall"

// attributes are those of a process in a group of its own. The system kills it when this
// program ends, even by kill -9; what the process has started itself is not killed.
func attributes() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
