// Package typed lets a person type moves: the field for them, which letters begin one, and
// what a move in the person's own letters means.
package typed

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/accessible"
	"passedpawn/ui/i18n"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/widgets"
)

// A Field is the field for typed moves. Esc clears it and leaves it.
type Field struct {
	widget.Entry
	leave  func(empty bool)
	typing func(bool)
	// The example is a move of this game, in this notation.
	game   string
	native bool
}

// NewField creates a field. play gets a text after Enter, leave is called after Esc, which may
// have found the field empty, and typing when typing begins here and when it ends.
func NewField(play func(string), leave func(empty bool), typing func(bool)) *Field {
	e := &Field{leave: leave, typing: typing}
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(i18n.T("play.type-move-nf3"))
	e.OnSubmitted = play
	return e
}

// Follow shows an example of a move in the notation of the game and the person.
func (e *Field) Follow(r rules.Rules) {
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

// Describe implements accessible.Described.
func (e *Field) Describe() access.Node { return accessible.Entry(&e.Entry) }

// Spoken implements widgets.Speaker.
func (e *Field) Spoken() string { return cmp.Or(e.Text, e.PlaceHolder) }

// TypedKey implements fyne.Focusable.
func (e *Field) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape {
		empty := e.Text == ""
		e.SetText("")
		e.leave(empty)
		return
	}
	if widgets.Everywhere(k) || e.Text == "" && steps(k) {
		widgets.Pass(e, k)
		return
	}
	e.Entry.TypedKey(k)
}

// steps reports whether a key leads through the moves of a game, where there is no text to move
// in.
func steps(k *fyne.KeyEvent) bool {
	return slices.Contains([]fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd}, k.Name)
}

// TypedRune implements fyne.Focusable. A slash begins no move: it means the same here as on
// the board.
func (e *Field) TypedRune(r rune) {
	if r == '/' && e.Text == "" {
		widgets.PassRune(e, r)
		return
	}
	e.Entry.TypedRune(r)
}

// FocusGained implements fyne.Focusable.
func (e *Field) FocusGained() {
	e.typing(true)
	e.Entry.FocusGained()
}

// FocusLost implements fyne.Focusable.
func (e *Field) FocusLost() {
	e.Entry.FocusLost()
	e.typing(false)
}

// Idle reports whether a shortcut is meant for the game: the field has nothing to undo or
// to copy, and the text to paste is more than a move.
func (e *Field) Idle(s fyne.Shortcut) bool {
	if paste, ok := s.(*fyne.ShortcutPaste); ok && !strings.ContainsAny(strings.TrimSpace(paste.Clipboard.Content()), " \n") {
		return false
	}
	return e.Text == ""
}

// Begin gives the field the focus and what was typed on the board.
func (e *Field) Begin(text string, focus func(fyne.Focusable)) {
	e.typing(true) // a hidden field cannot be typed into
	focus(e)
	e.SetText(text)
	e.CursorColumn = len(text)
	e.Refresh()
}
