package ui

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/widgets"
)

// keys sends the open dialog or the board what is typed without a focus.
func (w *Window) keys() {
	c := w.window.Canvas()
	c.SetOnTypedKey(func(k *fyne.KeyEvent) {
		if w.host.Key(k) {
			return
		}
		if b := w.board(); b != nil && !widgets.Everywhere(k) {
			b.TypedKey(k)
			return
		}
		w.key(k.Name)
	})
	c.SetOnTypedRune(func(r rune) {
		if r == '/' {
			w.palette.slash()
			return
		}
		if b := w.board(); b != nil {
			b.TypedRune(r)
		}
	})
}

// board returns the board in sight, nil if there is none or if a dialog covers it.
func (w *Window) board() fyne.Focusable {
	if w.window.Canvas().Overlays().Top() != nil {
		return nil
	}
	return w.inSight.Keys()
}

// key handles keys that mean the same everywhere: help, the menus, and the way back.
func (w *Window) key(name fyne.KeyName) {
	switch {
	case w.window.Canvas().Overlays().Top() != nil:
	case name == fyne.KeyF1:
		w.help()
	case name == fyne.KeyF10:
		w.openMenu(0)
	case name == fyne.KeyEscape:
		w.escape()
	}
}
