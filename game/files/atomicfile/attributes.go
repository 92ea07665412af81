//go:build linux || darwin

package atomicfile

import (
	"bytes"
	"errors"
	"os"
	"strings"

	"golang.org/x/sys/unix"
)

// copyAttributes gives a file the extended attributes of the file at path, including
// access control lists. Attributes that the system reserves for itself are not copied;
// the system sets them again.
func copyAttributes(f *os.File, path string) error {
	list, err := attribute(func(room []byte) (int, error) { return unix.Listxattr(path, room) })
	if err != nil {
		return err
	}
	for name := range bytes.SplitSeq(list, []byte{0}) {
		name := string(name)
		if name == "" || strings.HasPrefix(name, "security.") {
			continue
		}
		value, err := attribute(func(room []byte) (int, error) { return unix.Getxattr(path, name, room) })
		if err != nil {
			return err
		}
		if err := unix.Fsetxattr(int(f.Fd()), name, value, 0); err != nil {
			return err
		}
	}
	return nil
}

// attribute reads a value after asking the system for its size. It returns nothing if the
// file system has no attributes.
func attribute(read func(room []byte) (int, error)) ([]byte, error) {
	n, err := read(nil)
	if errors.Is(err, unix.ENOTSUP) || n <= 0 {
		return nil, nil
	}
	room := make([]byte, n)
	n, err = read(room)
	return room[:max(n, 0)], err
}
