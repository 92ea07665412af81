package uitest

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"
)

// NewApp makes an app for a test.
func NewApp(t testing.TB) fyne.App {
	a := test.NewTempApp(t)
	Wake()
	return a
}

// Wake tells Fyne what time it is. Fyne's caches know only the time of the last picture:
// after a minute without one, the next picture would lack what was made since then.
func Wake() { software.NewCanvas().Capture() }
