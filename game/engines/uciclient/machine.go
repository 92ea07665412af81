package uciclient

import "runtime"

// A machine is what engines can use of a computer. 0 means that it is not known.
type machine struct {
	threads int
	memory  int // in megabytes
}

// machineOf returns the machine that a command runs on.
func machineOf(c Command) machine {
	if c.remote() {
		return machine{}
	}
	return machine{runtime.NumCPU(), int(memory() >> 20)}
}
