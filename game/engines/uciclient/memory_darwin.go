package uciclient

import "golang.org/x/sys/unix"

// memory returns how many bytes of memory the computer has, 0 if that is not known.
func memory() uint64 {
	n, err := unix.SysctlUint64("hw.memsize")
	if err != nil {
		return 0
	}
	return n
}
