package ui

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// keys hands the board what is typed while nothing has the focus, and closes
// dialogs on Esc.
func (w *Window) keys() {
	c := w.window.Canvas()
	c.SetOnTypedKey(func(k *fyne.KeyEvent) {
		if k.Name == fyne.KeyEscape && w.host.Escape() {
			return
		}
		if b := w.board(); b != nil {
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

// board is the board in sight, nil if there is none or a dialog over it.
func (w *Window) board() fyne.Focusable {
	switch {
	case w.window.Canvas().Overlays().Top() != nil:
		return nil
	case w.onBoard():
		return w.page.Board
	case w.window.Content() == w.learn.Content:
		return w.learn.Keys()
	}
	return nil
}

func (w *Window) popUp(m *fyne.Menu, at fyne.Position) {
	widget.ShowPopUpMenuAtPosition(m, w.window.Canvas(), at)
}

// key takes keys that mean the same everywhere.
func (w *Window) key(name fyne.KeyName) {
	if name == fyne.KeyF1 && w.window.Canvas().Overlays().Top() == nil {
		w.help()
	}
}
