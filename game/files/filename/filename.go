// Package filename makes names safe on every file system. It reads and writes no files.
package filename

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// longest is the maximum length of a name in bytes, without its extension. All file systems
// accept 255, some of them in UTF-16.
const longest = 150

// devices are names that Windows keeps for devices, whatever extension follows.
var devices = [...]string{"CON", "PRN", "AUX", "NUL", "COM", "LPT"}

// Safe makes the name of a file, without its extension, safe on every file system: without
// separators and control characters, dots and spaces at the ends, and names of devices. It is ""
// if nothing is left.
func Safe(name string) string {
	name = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || unicode.IsControl(r) || r == utf8.RuneError {
			return '_'
		}
		return r
	}, name)
	name = strings.Trim(name, ". ")
	base, _, _ := strings.Cut(strings.ToUpper(name), ".")
	for _, device := range devices {
		if rest, found := strings.CutPrefix(base, device); found && (rest == "" || len(rest) == 1 && rest[0] >= '0' && rest[0] <= '9') {
			name = "_" + name
			break
		}
	}
	for len(name) > longest {
		_, size := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-size]
	}
	return strings.TrimRight(name, ". ")
}

// Base returns the name of a file by its path on any system, not only on this one.
func Base(path string) string { return path[strings.LastIndexAny(path, `/\`)+1:] }
