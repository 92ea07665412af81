//go:build !unix

package atomicfile

import (
	"io/fs"
	"os"
)

// Identity is not supported on this system and returns "".
func Identity(string) string { return "" }

func linked(fs.FileInfo) bool { return false }

func alike(f *os.File, _ string, info fs.FileInfo) error { return f.Chmod(info.Mode()) }
