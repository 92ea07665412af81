// Passed Pawn is a chess program for the desktop.
package main

import (
	"fyne.io/fyne/v2/app"
)

func main() {
	app.New()
}
