package atomicfile

import "golang.org/x/sys/unix"

// swap exchanges two files at one moment, where the file system can.
func swap(a, b string) error { return unix.RenamexNp(a, b, unix.RENAME_SWAP) }
