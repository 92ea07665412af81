//go:build unix

package atomicfile

import (
	"fmt"
	"io/fs"
	"os"
	"syscall"
)

// linked reports whether a file has several names.
func linked(info fs.FileInfo) bool {
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && stat.Nlink > 1
}

// Identity returns an identifier of the file at path if it has several names. It returns
// "" if there is no file, or it has only one name.
func Identity(path string) string {
	info, err := os.Stat(path)
	if err != nil || !linked(info) {
		return ""
	}
	stat := info.Sys().(*syscall.Stat_t)
	return fmt.Sprintf("%d:%d", stat.Dev, stat.Ino)
}

// alike gives a new file the owner, group, permissions and attributes of the file at
// path.
func alike(f *os.File, path string, info fs.FileInfo) error {
	now, err := f.Stat()
	if err != nil {
		return err
	}
	was, ok := info.Sys().(*syscall.Stat_t)
	is, too := now.Sys().(*syscall.Stat_t)
	if ok && too && (was.Uid != is.Uid || was.Gid != is.Gid) {
		if err := f.Chown(int(was.Uid), int(was.Gid)); err != nil {
			return err
		}
	}
	if err := f.Chmod(info.Mode()); err != nil {
		return err
	}
	return copyAttributes(f, path)
}
