package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// keys sends the board what is typed without a focus, and closes dialogs on Esc.
func (w *Window) keys() {
	c := w.window.Canvas()
	c.SetOnTypedKey(func(k *fyne.KeyEvent) {
		if k.Name == fyne.KeyEscape && w.host.Escape() {
			return
		}
		if b := w.board(); b != nil && !look.Everywhere(k) {
			b.TypedKey(k)
			return
		}
		w.key(k.Name)
	})
	c.SetOnTypedRune(func(r rune) {
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

func (w *Window) popUp(m *fyne.Menu, at fyne.Position) {
	widget.ShowPopUpMenuAtPosition(m, w.window.Canvas(), at)
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

// focus gives a widget the focus; nil takes it from all.
func (w *Window) focus(f fyne.Focusable) {
	if f == nil {
		w.window.Canvas().Unfocus()
		return
	}
	w.window.Canvas().Focus(f)
}
