package startup

import "os"

// makeCaches creates the folder in which programs keep caches. Fyne makes folders in it
// and logs errors if it is missing, as it is on a new account.
func makeCaches() {
	if dir, err := os.UserCacheDir(); err == nil {
		_ = os.MkdirAll(dir, 0o700) // without it, Fyne says what is missing
	}
}
