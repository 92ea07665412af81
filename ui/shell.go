package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/task"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
)

// A shell is the window as its pages know it.
type shell struct {
	*dialogs.Host
	window *Window
}

// Heard says how the dialog that has just been opened is read aloud.
func (s shell) Heard(title, text string) { dialogs.Heard(s.Host, title, text) }

// Menu shows a menu at a position in the window.
func (s shell) Menu(m *fyne.Menu, at fyne.Position) {
	widget.ShowPopUpMenuAtPosition(keyed(m), s.window.window.Canvas(), at)
}

// Copy copies a text to the clipboard.
func (s shell) Copy(text string) { s.window.config.App.Clipboard().SetContent(text) }

// Back shows the game on the board.
func (s shell) Back() { s.window.toBoard() }

// Key handles a key that means nothing to a page.
func (s shell) Key(name fyne.KeyName) { keyboard{s.window}.key(name) }

// Focus gives a widget the focus; nil takes it from all.
func (s shell) Focus(f fyne.Focusable) {
	if f == nil {
		s.window.window.Canvas().Unfocus()
		return
	}
	s.window.window.Canvas().Focus(f)
}

// Change changes the settings and saves them.
func (s shell) Change(change func(*settings.Settings)) {
	changed := s.window.settings
	change(&changed)
	s.window.change(changed)
}

// Changed updates the menus.
func (s shell) Changed() { s.window.followMenus() }

// Post runs a function on Fyne's thread.
func (s shell) Post(do func()) { s.window.config.Post(do) }

// After runs a function on Fyne's thread after a delay, unless it is stopped.
func (s shell) After(d time.Duration, do func()) (stop func()) {
	return task.After(s.window.config.Post, d, do)
}

// Now returns the time.
func (shell) Now() time.Time { return time.Now() }
