// Package clippicture puts pictures into the clipboard of the system, which Fyne's own
// clipboard cannot: under X11 and Wayland, on Windows and on macOS.
package clippicture

import (
	"golang.design/x/clipboard"

	"passedpawn/game/phrase"
)

// ErrNone says that there is no clipboard that takes pictures.
var ErrNone = phrase.Errorf("clippicture.none")

// Copy puts a PNG into the clipboard. On Linux the picture is there as long as the program
// runs, or as a clipboard manager keeps it, and under X11 it has at most 256 KB: a board of
// 640 pixels has 50 to 100. Copy is called off the window's thread.
func Copy(png []byte) error {
	if clipboard.Init() != nil || clipboard.Write(clipboard.FmtImage, png) == nil {
		return ErrNone
	}
	return nil
}
