// Package clippicture puts pictures into the clipboard of the system, which Fyne's own
// clipboard cannot: under X11 and Wayland, on Windows and on macOS.
package clippicture

import (
	"runtime"

	"golang.design/x/clipboard"

	"passedpawn/game/phrase"
)

// Why a picture was not copied.
var (
	ErrNone     = phrase.Errorf("clippicture.none")
	ErrTooLarge = phrase.Errorf("clippicture.too-large")
)

// most is how many bytes a picture may have under X11: what is handed over in one property
// fits into a request to the server (X Window System Protocol, section 1, and ICCCM, 2.7.2).
// A board of 640 pixels has 50,000 to 100,000.
const most = 1<<18 - 64

// Copy puts a PNG into the clipboard. On Linux the picture is there as long as the program
// runs, or as a clipboard manager keeps it. Copy is called off the window's thread.
func Copy(png []byte) error {
	if runtime.GOOS == "linux" && len(png) > most {
		return ErrTooLarge
	}
	if clipboard.Init() != nil || clipboard.Write(clipboard.FmtImage, png) == nil {
		return ErrNone
	}
	return nil
}
