package atomicfile

import "golang.org/x/sys/unix"

// swap exchanges two files atomically, if the file system can.
func swap(a, b string) error {
	return unix.Renameat2(unix.AT_FDCWD, a, unix.AT_FDCWD, b, unix.RENAME_EXCHANGE)
}
