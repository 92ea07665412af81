package play

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A moveEntry is the line moves are typed into. Esc clears it and leaves.
type moveEntry struct {
	widget.Entry
	leave  func(empty bool)
	typing func(bool) // is told when something is typed here, and when that ends
	// The example is a move of that game, in that form.
	game   string
	native bool
}

func newMoveEntry(play func(string), leave func(empty bool), typing func(bool)) *moveEntry {
	e := &moveEntry{leave: leave, typing: typing}
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(i18n.T("play.type-move-nf3"))
	e.OnSubmitted = play
	return e
}

// follow gives an example of a move as the game and the person write it.
func (e *moveEntry) follow(r rules.Rules) {
	native := i18n.Spoken().Native
	if e.game == r.ID() && e.native == native {
		return
	}
	e.game, e.native = r.ID(), native
	m, ok := rules.Example(r)
	if !ok { // chess, or as in chess
		e.SetPlaceHolder(i18n.T("play.type-move-nf3"))
		return
	}
	// The sign of the side is written in front of a move and need not be typed.
	text := strings.TrimLeft(i18n.SAN(rules.Written(r, r.Start(), m)), "▲△")
	e.SetPlaceHolder(i18n.F("play.type-move", text))
}

// TypedKey implements fyne.Focusable.
func (e *moveEntry) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		empty := e.Text == ""
		e.SetText("")
		e.leave(empty)
		return
	}
	if look.Everywhere(k) {
		look.Pass(e, k)
		return
	}
	e.Entry.TypedKey(k)
}

// FocusGained implements fyne.Focusable.
func (e *moveEntry) FocusGained() {
	e.typing(true)
	e.Entry.FocusGained()
}

// FocusLost implements fyne.Focusable.
func (e *moveEntry) FocusLost() {
	e.Entry.FocusLost()
	e.typing(false)
}

// Idle reports whether a shortcut is for the game: there is nothing in the line to
// undo or to copy, and what is to be pasted is more than a move.
func (e *moveEntry) Idle(s fyne.Shortcut) bool {
	if paste, ok := s.(*fyne.ShortcutPaste); ok && !strings.ContainsAny(strings.TrimSpace(paste.Clipboard.Content()), " \n") {
		return false
	}
	return e.Text == ""
}

// begin starts the line with what was typed on the board.
func (e *moveEntry) begin(text string) {
	e.SetText(text)
	e.CursorColumn = len(text)
	e.Refresh()
}
