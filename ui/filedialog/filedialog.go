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

// Why there is no file. Every other error is one of the context.
var (
	ErrNone      = errors.New("the system has no file dialog")
	ErrCancelled = errors.New("no file was chosen")
)

// A Type is a format of files: what it is called, and how the names of such files end, as
// in ".pgn".
type Type struct {
	Name       string
	Extensions []string
}

// A Request is what a person is asked for. A zero Parent is no window.
type Request struct {
	Save   bool // a file to write, and not one to read
	Many   bool // several may be chosen to be read
	Title  string
	Folder string // where the dialog begins
	Name   string // proposed for a file to write
	Types  []Type // to choose from, the first is chosen
	Parent Window
}

// A Window is the one that a dialog belongs to. Only that of the system in use is set.
type Window struct {
	X11     uintptr // its ID
	Windows uintptr // its handle
}

// An Answer is what was chosen: one path or, where many were asked for, more.
type Answer struct {
	Paths []string
	// Agreed is set where the system has asked whether a file that is there is to be
	// replaced.
	Agreed bool
}

// A Chooser asks for files. It waits until a person has answered or the context has
// ended, which takes the dialog away.
type Chooser interface {
	Choose(ctx context.Context, r Request) (Answer, error)
}

// written is the answer with a file to be written.
func written(path string, types []Type, chosen int) Answer {
	whole := finish(path, types, chosen)
	return Answer{Paths: []string{whole}, Agreed: whole == path}
}

// finish gives what was chosen to be written an ending: that of a type, unless it has that
// of any.
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
