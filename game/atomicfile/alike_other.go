//go:build !unix

package atomicfile

import (
	"io/fs"
	"os"
)

// Identity tells a file with several names from all others. Here it cannot.
func Identity(string) string { return "" }

func linked(fs.FileInfo) bool { return false }

func alike(f *os.File, _ string, info fs.FileInfo) error { return f.Chmod(info.Mode()) }
