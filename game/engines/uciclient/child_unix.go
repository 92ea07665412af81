//go:build unix

package uciclient

import (
	"os/exec"
	"syscall"
)

// A group is a process and all that it has started, unless that has left the group of
// processes, which only a program of its own does.
type group int

// startGroup starts a process in a group of its own. The thread that calls it must last as
// long as the process.
func startGroup(cmd *exec.Cmd) (group, error) {
	cmd.SysProcAttr = attributes()
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	return group(cmd.Process.Pid), nil
}

// end ends all processes of the group. The zero value is no group: to the system it would
// mean this program's own one.
func (g group) end() {
	if g > 0 {
		_ = syscall.Kill(-int(g), syscall.SIGKILL)
	}
}
