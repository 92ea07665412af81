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
	leave func(empty bool)
	game  string // whose move is the example
}

func newMoveEntry(play func(string), leave func(empty bool)) *moveEntry {
	e := &moveEntry{leave: leave}
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(i18n.T("play.type-move-nf3"))
	e.OnSubmitted = play
	return e
}

// follow gives an example of a move as the game writes it.
func (e *moveEntry) follow(r rules.Rules) {
	if e.game == r.ID() {
		return
	}
	e.game = r.ID()
	e.SetPlaceHolder(i18n.T("play.type-move-nf3"))
	if len(rules.ShapeOf(r).Hand) == 0 { // chess, or as in chess
		return
	}
	start := r.Start()
	for _, m := range start.Moves() {
		if piece, _ := start.At(m.From); piece.Kind == rules.Pawn {
			e.SetPlaceHolder(i18n.F("play.type-move", r.Write(start, m)))
			return
		}
	}
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
