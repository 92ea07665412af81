package startup

import (
	"fyne.io/fyne/v2"
)

// An unanimatedApp has no animated widgets. Otherwise the cursor in a text field would fade in
// and out, and Fyne would draw the whole window for each step: a tenth of a processor for
// as long as the field has the focus.
type unanimatedApp struct{ fyne.App }

// Settings implements fyne.App.
func (a unanimatedApp) Settings() fyne.Settings { return unanimatedSettings{a.App.Settings()} }

// unanimatedSettings turn off the animation of Fyne's own widgets. Moving pieces have
// a separate setting.
type unanimatedSettings struct{ fyne.Settings }

// ShowAnimations implements fyne.Settings.
func (unanimatedSettings) ShowAnimations() bool { return false }
