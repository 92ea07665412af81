package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"passedpawn/settings"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/pages"
	"passedpawn/ui/widgets"
)

// A keyboard handles what is typed without a focus.
type keyboard struct{ window *Window }

// listen sends it to the open dialog or the board from now on.
func (k keyboard) listen() {
	w := k.window
	c := w.window.Canvas()
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if w.host.Key(e) {
			return
		}
		if b := k.board(); b != nil && !widgets.Everywhere(e) {
			b.TypedKey(e)
			return
		}
		k.key(e.Name)
	})
	for _, letter := range byear.Held() {
		c.AddShortcut(&desktop.CustomShortcut{KeyName: fyne.KeyName(strings.ToUpper(letter)), Modifier: fyne.KeyModifierAlt}, func(fyne.Shortcut) { k.held(letter) })
	}
	c.SetOnTypedRune(func(r rune) {
		if r == '/' {
			w.palette.slash()
			return
		}
		if b := k.board(); b != nil {
			b.TypedRune(r)
		}
	})
}

// held handles a letter that was pressed with Alt: a question about the board of a person who plays
// by ear.
func (k keyboard) held(letter string) {
	w := k.window
	if p, ok := w.inSight.(pages.Listener); ok && w.settings.ByEar && w.window.Canvas().Overlays().Top() == nil && !w.ear.typing() {
		p.ByEar("alt+" + letter)
	}
}

// board returns the board in sight, nil if there is none or if a dialog covers it.
func (k keyboard) board() fyne.Focusable {
	if k.window.window.Canvas().Overlays().Top() != nil {
		return nil
	}
	return k.window.inSight.Keys()
}

// key handles keys that mean the same everywhere: help, the menus, and the way back.
func (k keyboard) key(name fyne.KeyName) {
	switch w := k.window; {
	case w.window.Canvas().Overlays().Top() != nil:
	case name == fyne.KeyF1:
		w.help()
	case name == fyne.KeyF6:
		w.menus.turn(func(s *settings.Settings) *bool { return &s.ByEar })
	case name == fyne.KeyF10:
		w.openMenu(0)
	case name == fyne.KeyEscape:
		w.escape()
	}
}
