package play

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"passedpawn/game/phrase"
	"passedpawn/game/play/session"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/board/typed"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A keyboard handles the keys that mean nothing to the board and the list of moves, and
// typed moves.
type keyboard struct {
	actions *Actions
	session *session.Session
	board   *boardview.Widget
	entry   *typed.Field
	ear     *byear.Ear
	byEar   func() bool        // reports whether the person plays by ear
	pass    func(fyne.KeyName) // called with the keys that mean nothing here
	flipped bool               // the last key was F, and flipped the board
}

// forget resets the keyboard for another game.
func (k *keyboard) forget() {
	k.flipped = false
	k.entry.SetText("")
}

func (k *keyboard) toBoard() { k.focus(k.board) }

// canvas returns the canvas of the page, nil while it is not in sight.
func (k *keyboard) canvas() fyne.Canvas { return fyne.CurrentApp().Driver().CanvasForObject(k.board) }

// focus gives the focus to a widget of the page.
func (k *keyboard) focus(o fyne.Focusable) {
	if c := k.canvas(); c != nil {
		c.Focus(o)
	}
}

// focused returns what has the focus, nil for nothing.
func (k *keyboard) focused() fyne.Focusable {
	if c := k.canvas(); c != nil {
		return c.Focused()
	}
	return nil
}

// offer gives the focus to a widget of a card that has come into sight, unless something
// else than the board and the field for moves has it, or a question must be answered first.
func (k *keyboard) offer(card fyne.CanvasObject, o fyne.Focusable) {
	c := k.canvas()
	if c == nil {
		return
	}
	c.Refresh(card) // an object that was never drawn does not know its canvas
	if c.Overlays().Top() != nil {
		return
	}
	switch c.Focused() {
	case nil, k.board, k.entry:
		c.Focus(o)
	}
}

// leave moves the focus from the field for moves to the board. If the field was already
// empty, Esc was meant for the waiting move.
func (k *keyboard) leave(empty bool) {
	if empty {
		k.session.Premoves.Withdraw()
	}
	k.toBoard()
}

// key handles the keys that browse the game.
func (k *keyboard) key(name fyne.KeyName) {
	s := k.session.Snapshot()
	switch name {
	case fyne.KeyLeft:
		k.actions.stepBack()
	case fyne.KeyRight:
		k.actions.stepForward()
	case fyne.KeyHome:
		k.session.Browse(nil)
	case fyne.KeyEnd:
		k.session.Browse(s.LineEnd())
	default:
		k.pass(name)
	}
}

// rune handles letters typed on the board. F flips the board; any other letter that can
// begin a move, or a sign that begins a mark, goes to the field for moves. If an F turns out to begin "f4" or "fxg5",
// the flip is undone. For a person who plays by ear, letters are questions.
func (k *keyboard) rune(r rune) {
	flipped := k.flipped
	k.flipped = false
	low := unicode.ToLower(r)
	switch {
	case r == '/': // no move begins with it
		widgets.PassRune(k.board, r)
	case k.byEar():
		if !k.ear.Key(string(r)) {
			k.session.Say(phrase.Say("byear.no-key", string(r)))
		}
	case !k.session.Snapshot().Chess() && unicode.IsUpper(r): // a piece: there are many kinds
		k.begin(string(r))
	case flipped && slices.Contains(i18n.Letters(), "F") && low >= 'a' && low <= 'h': // a piece has the letter F
		k.session.Flip()
		k.begin("F" + string(r))
	case flipped && strings.ContainsRune("12345678xeg", low):
		k.session.Flip()
		k.begin("f" + string(r))
	case strings.ContainsRune(marking, r):
		k.begin(string(r))
	case low == 'f':
		k.session.Flip()
		k.flipped = true
	case typed.Begins(r):
		k.begin(string(r))
	}
}

func (k *keyboard) begin(text string) { k.entry.Begin(text, k.focus) }

// typed plays a typed move, marks the move on the board, or answers a question about the
// position. A promotion without its piece opens the chooser.
func (k *keyboard) typed(text string) {
	k.entry.SetText("")
	move := strings.TrimSpace(text)
	if move == "" {
		k.toBoard()
		return
	}
	if k.mark(move) || k.ear.Typed(move) {
		return
	}
	s := k.session.Snapshot()
	if !s.Ahead && k.session.Reasons.NotYours() {
		return
	}
	text = typed.English(move, s.Chess(), func(text string) bool {
		_, _, err := s.Read(text)
		return err == nil
	})
	m, open, err := s.Read(text)
	switch {
	case err != nil:
		k.session.Reasons.RefuseText(move, text, err)
	case open:
		k.toBoard()
		k.board.Do(boardmodel.Ask{From: m.Origin(k.board.State().Mover()), To: m.To})
	case s.Ahead:
		k.session.Premoves.Set(m)
	default:
		k.actions.play(m)
	}
}
