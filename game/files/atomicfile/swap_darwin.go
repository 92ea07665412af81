package atomicfile

import "golang.org/x/sys/unix"

// swap exchanges two files atomically, if the file system can.
func swap(a, b string) error { return unix.RenamexNp(a, b, unix.RENAME_SWAP) }
