package uciclient

import "syscall"

// attributes returns the attributes of a process in a group of its own. The system kills
// it when this program ends, even by kill -9, but not what the process has started itself.
func attributes() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
