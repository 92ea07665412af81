package uciclient

import "golang.org/x/sys/unix"

// memory returns how many bytes of memory the computer has, 0 if that is not known.
func memory() uint64 {
	var info unix.Sysinfo_t
	if unix.Sysinfo(&info) != nil {
		return 0
	}
	return uint64(info.Totalram) * uint64(info.Unit) // the sizes differ between processors
}
