package startup

import "fyne.io/fyne/v2"

// A calm app has widgets that rest when nothing happens. In a line for typing the
// mark of the place fades in and out otherwise, and Fyne draws the whole window for
// each step of it: a tenth of a processor for as long as the line has the keys.
type calm struct{ fyne.App }

// Settings implements fyne.App.
func (c calm) Settings() fyne.Settings { return still{c.App.Settings()} }

// still is settings by which Fyne's own widgets do not move. What moves on a board
// is a choice of its own.
type still struct{ fyne.Settings }

// ShowAnimations implements fyne.Settings.
func (still) ShowAnimations() bool { return false }
