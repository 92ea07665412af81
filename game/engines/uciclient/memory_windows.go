package uciclient

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// memory returns how many bytes of memory the computer has, 0 if that is not known.
func memory() uint64 {
	var status struct { // MEMORYSTATUSEX
		length, load       uint32
		total, available   uint64
		pages, freePages   uint64
		virtual, free, ext uint64
	}
	status.length = uint32(unsafe.Sizeof(status))
	call := windows.NewLazySystemDLL("kernel32.dll").NewProc("GlobalMemoryStatusEx")
	if ok, _, _ := call.Call(uintptr(unsafe.Pointer(&status))); ok == 0 {
		return 0
	}
	return status.total
}
