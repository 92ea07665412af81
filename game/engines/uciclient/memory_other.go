//go:build !linux && !darwin && !windows

package uciclient

// memory returns 0: how much memory the computer has is not known here.
func memory() uint64 { return 0 }
