package play

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A moveEntry is the field for typed moves. Esc clears it and leaves it.
type moveEntry struct {
	widget.Entry
	leave  func(empty bool)
	typing func(bool) // called when typing begins here, and when it ends
	// The example is a move of this game, in this notation.
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

// follow shows an example of a move in the notation of the game and the person.
func (e *moveEntry) follow(r rules.Rules) {
	native := i18n.Spoken().Native
	if e.game == r.ID() && e.native == native {
		return
	}
	e.game, e.native = r.ID(), native
	m, ok := rules.Example(r)
	if !ok { // chess, or a game with its notation
		e.SetPlaceHolder(i18n.T("play.type-move-nf3"))
		return
	}
	// The sign of the side is written before a move but need not be typed.
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
	if widgets.Everywhere(k) {
		widgets.Pass(e, k)
		return
	}
	e.Entry.TypedKey(k)
}

// TypedRune implements fyne.Focusable. A slash begins no move: it means the same here as on
// the board.
func (e *moveEntry) TypedRune(r rune) {
	if r == '/' && e.Text == "" {
		widgets.PassRune(e, r)
		return
	}
	e.Entry.TypedRune(r)
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

// Idle reports whether a shortcut is meant for the game: the field has nothing to undo or
// to copy, and the text to paste is more than a move.
func (e *moveEntry) Idle(s fyne.Shortcut) bool {
	if paste, ok := s.(*fyne.ShortcutPaste); ok && !strings.ContainsAny(strings.TrimSpace(paste.Clipboard.Content()), " \n") {
		return false
	}
	return e.Text == ""
}

// begin fills the field with what was typed on the board.
func (e *moveEntry) begin(text string) {
	e.SetText(text)
	e.CursorColumn = len(text)
	e.Refresh()
}
