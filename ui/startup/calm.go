package startup

import "fyne.io/fyne/v2"

// A calm app has no animated widgets. Otherwise the cursor in a text field would fade in
// and out, and Fyne would draw the whole window for each step: a tenth of a processor for
// as long as the field has the focus.
type calm struct{ fyne.App }

// Settings implements fyne.App.
func (c calm) Settings() fyne.Settings { return still{c.App.Settings()} }

// still is settings that turn off the animation of Fyne's own widgets. Moving pieces have
// a separate setting.
type still struct{ fyne.Settings }

// ShowAnimations implements fyne.Settings.
func (still) ShowAnimations() bool { return false }
