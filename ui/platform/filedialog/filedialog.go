// Package filedialog asks for files with the dialog of the system: through the desktop's
// portal on Linux, and with the native ones of Windows and macOS. It waits for the answer;
// where the system has no dialog, the caller shows its own.
package filedialog

import (
	"context"
	"errors"
	"path/filepath"
	"strings"
)

// Reasons for not returning a file. Every other error comes from the context.
var (
	ErrNone      = errors.New("the system has no file dialog")
	ErrCancelled = errors.New("no file was chosen")
)

// A Type is a file format: its name, and the extensions of its files, such
// as ".pgn".
type Type struct {
	Name       string
	Extensions []string
}

// A Request describes what to ask a person for. A zero Parent means no window.
type Request struct {
	Save   bool // ask for a file to write, not one to read
	Many   bool // allow several files to read
	Inside bool // ask for a folder, not for a file
	Title  string
	Folder string // the folder that the dialog shows first
	Name   string // the suggested name of a file to write
	Types  []Type // the first is selected
	Parent Window
}

// A Window is the parent of a dialog. Only the field of the current system is set.
type Window struct {
	X11     uintptr // its ID
	Windows uintptr // its handle
}

// An Answer holds the chosen paths: more than one only if Many was set.
type Answer struct {
	Paths []string
	// Agreed is set if the system has asked whether an existing file should be
	// replaced.
	Agreed bool
}

// A Chooser asks for files. It waits until the person answers or the context
// ends, which closes the dialog.
type Chooser interface {
	Choose(ctx context.Context, r Request) (Answer, error)
}

// written returns the answer with a file to write.
func written(path string, types []Type, chosen int) Answer {
	whole := finish(path, types, chosen)
	return Answer{Paths: []string{whole}, Agreed: whole == path}
}

// finish adds the extension of a type to the chosen name, unless it has the extension
// of any type.
func finish(path string, types []Type, chosen int) string {
	name := strings.ToLower(filepath.Base(path))
	for _, t := range types {
		for _, e := range t.Extensions {
			if strings.HasSuffix(name, e) && name != e {
				return path
			}
		}
	}
	if chosen < 0 || chosen >= len(types) || len(types[chosen].Extensions) == 0 {
		return path
	}
	return path + types[chosen].Extensions[0]
}
