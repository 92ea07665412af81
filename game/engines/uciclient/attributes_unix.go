//go:build unix && !linux

package uciclient

import "syscall"

// attributes are those of a process in a group of its own.
func attributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }
