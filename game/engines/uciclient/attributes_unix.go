//go:build unix && !linux

package uciclient

import "syscall"

// attributes returns the attributes of a process in a group of its own.
func attributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }
