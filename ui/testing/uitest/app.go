package uitest

import (
	"reflect"
	"slices"
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

// App returns an app with a theme for a test. It is the app of the test before: Fyne
// parses its fonts again for every new app and every theme that is set, and never frees
// the old ones, which took more than 10 GB under the race detector. After each test its
// windows are closed and the clipboard is emptied.
func App(t testing.TB, theme fyne.Theme) fyne.App {
	t.Helper()
	a := fyne.CurrentApp()
	if !reflect.DeepEqual(a.Settings().Theme(), theme) {
		a.Settings().SetTheme(theme)
	}
	before := slices.Clone(a.Driver().AllWindows())
	t.Cleanup(func() {
		for _, w := range slices.Clone(a.Driver().AllWindows()) {
			if !slices.Contains(before, w) {
				w.Close()
			}
		}
		a.Clipboard().SetContent("")
	})
	Wake()
	return a
}

// Wake tells Fyne what time it is. Fyne's caches know only the time of the last picture:
// after a minute without one, the next picture would lack what was made since then.
func Wake() { software.NewCanvas().Capture() }
