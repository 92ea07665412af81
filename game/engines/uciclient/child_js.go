package uciclient

import (
	"errors"
	"os/exec"
)

// A group stands for the processes that a browser does not start.
type group struct{}

// startGroup returns errors.ErrUnsupported: a page in a browser starts no process.
func startGroup(*exec.Cmd) (group, error) { return group{}, errors.ErrUnsupported }

// end has nothing to end.
func (group) end() {}
