// Package clippicture copies pictures to the system's clipboard, which Fyne's own
// clipboard cannot do: under X11 and Wayland, on Windows and on macOS.
package clippicture

import (
	"runtime"

	"golang.design/x/clipboard"

	"passedpawn/game/phrase"
)

// Reasons why a picture was not copied.
var (
	ErrNone     = phrase.Errorf("clippicture.none")
	ErrTooLarge = phrase.Errorf("clippicture.too-large")
)

// most is the largest size of a picture in bytes under X11: the content of one property
// has to fit one request to the server (X Window System Protocol, section 1, and ICCCM, 2.7.2).
// A board of 640 pixels has 50,000 to 100,000.
const most = 1<<18 - 64

// Copy copies a PNG to the clipboard. On Linux the picture stays there as long as the program
// runs, or a clipboard manager keeps it. Do not call Copy on the window's thread.
func Copy(png []byte) error {
	if runtime.GOOS == "linux" && len(png) > most {
		return ErrTooLarge
	}
	if clipboard.Init() != nil || clipboard.Write(clipboard.FmtImage, png) == nil {
		return ErrNone
	}
	return nil
}
