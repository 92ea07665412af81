// Package dragsource drags texts and files out of the program's window and into other
// programs. Under X11 it speaks XDND, version 5, over a connection of its own:
// https://www.freedesktop.org/wiki/Specifications/XDND/. It knows no widgets and no chess.
package dragsource

import (
	"context"
	"image"
	"net/url"
	"path/filepath"
	"time"

	"passedpawn/game/phrase"
)

// ErrNone means that the system does not let anything be dragged now.
var ErrNone = phrase.Errorf("dragsource.none")

// A Cargo is what is dragged. Other programs choose between the text and a file with it.
type Cargo struct {
	// Window is the X11 ID of the window that the drag leaves. Nothing can be dropped on it, or
	// on another window of the same program.
	Window uintptr
	Text   string   // in UTF-8
	Types  []string // the MIME types of the text; any program can read it as plain text as well
	// File writes the text into a file and returns its path. It is called at most once, on the
	// goroutine of Drag, when a program asks for the file. It is nil if there is none.
	File func() (path string, err error)
	// Taken and Refused are shown beside the pointer, whether or not a drop would be taken
	// there. They are nil for no picture, and otherwise opaque.
	Taken, Refused image.Image
}

// A Source drags.
type Source interface {
	// Drag drags until the person releases the main mouse button, presses Escape, or the
	// context ends; that button must be down. After a drop it goes on until the other program
	// has what it wants, which may take a minute. It reports whether the cargo was dropped. It
	// must not be called on the window's thread.
	Drag(ctx context.Context, c Cargo) (dropped bool, err error)
}

// limits are how long Drag waits.
type limits struct {
	step   time.Duration // between two looks at the pointer
	answer time.Duration // for what the window under the pointer says to the drop
	finish time.Duration // for the end of a drop, since the other program last asked for something
}

// usual are the limits for people: the pointer is followed at 100 frames a second. A file
// manager may ask first what to do with the file.
var usual = limits{step: 10 * time.Millisecond, answer: time.Second, finish: time.Minute}

// plain are the types of a text without a format. UTF8_STRING is what X11 programs call it.
var plain = [...]string{"text/plain;charset=utf-8", "UTF8_STRING", "text/plain"}

// uriList is the type of a list of files (RFC 2483, section 5).
const uriList = "text/uri-list"

// types returns the types of a cargo, the most specific first.
func (c Cargo) types() (all []string) {
	if c.File != nil {
		all = append(all, uriList)
	}
	return append(append(all, c.Types...), plain[:]...)
}

// list returns the list of one file.
func list(path string) string {
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String() + "\r\n"
}
