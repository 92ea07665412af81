package startup

import (
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
)

// newApp returns Fyne's application. It creates the folder in which programs keep caches
// first: Fyne makes folders in it and logs errors if it is missing, as it is on a new
// account.
func newApp() fyne.App {
	if dir, err := os.UserCacheDir(); err == nil {
		_ = os.MkdirAll(dir, 0o700) // without it, Fyne says what is missing
	}
	return app.NewWithID(AppID)
}
