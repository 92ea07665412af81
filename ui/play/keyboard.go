package play

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
	"passedpawn/game/session"
	"passedpawn/ui/boardmodel"
	"passedpawn/ui/boardview"
	"passedpawn/ui/i18n"
)

// A keyboard takes the keys that the board and the list of moves have no use for, and
// the moves that are typed.
type keyboard struct {
	actions *Actions
	session *session.Session
	board   *boardview.Widget
	entry   *moveEntry
	pass    func(fyne.KeyName) // is offered the keys that mean nothing here
	flipped bool               // F was the last key, and flipped
}

// forget begins anew, for another game.
func (k *keyboard) forget() {
	k.flipped = false
	k.entry.SetText("")
}

func (k *keyboard) toBoard() {
	if c := fyne.CurrentApp().Driver().CanvasForObject(k.board); c != nil {
		c.Focus(k.board)
	}
}

// leave goes from the line for moves to the board. Where there was nothing to clear in
// it, Esc was meant for the move that waits.
func (k *keyboard) leave(empty bool) {
	if empty {
		k.session.Withdraw()
	}
	k.toBoard()
}

// key takes keys.
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

// rune takes letters typed on the board. F flips; any other that can begin a
// move goes to the line for moves. An F that turns out to begin "f4" or "fxg5"
// is taken back.
func (k *keyboard) rune(r rune) {
	flipped := k.flipped
	k.flipped = false
	low, letters := unicode.ToLower(r), i18n.T(rules.Letters)
	switch {
	case !k.session.Snapshot().Orthodox() && unicode.IsUpper(r): // a piece: there are many
		k.begin(string(r))
	case flipped && strings.ContainsRune(letters, 'F') && low >= 'a' && low <= 'h': // a piece of that letter
		k.session.Flip()
		k.begin("F" + string(r))
	case flipped && strings.ContainsRune("12345678xeg", low):
		k.session.Flip()
		k.begin("f" + string(r))
	case low == 'f':
		k.session.Flip()
		k.flipped = true
	case strings.ContainsRune("abcdeghknoqr0", low), strings.ContainsRune(letters, unicode.ToUpper(r)):
		k.begin(string(r))
	}
}

func (k *keyboard) begin(text string) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(k.board); c != nil {
		k.entry.typing(true) // what is out of sight cannot be typed into
		c.Focus(k.entry)
		k.entry.begin(text)
	}
}

// typed plays a move that was written. A promotion that does not say to what
// opens the chooser.
func (k *keyboard) typed(text string) {
	k.entry.SetText("")
	typed := strings.TrimSpace(text)
	if typed == "" {
		k.toBoard()
		return
	}
	s := k.session.Snapshot()
	if !s.Ahead && k.session.NotYours() {
		return
	}
	text = english(s, typed)
	m, open, err := s.Read(text)
	switch {
	case err != nil:
		k.session.RefuseText(typed, text, err)
	case open:
		k.toBoard()
		k.board.Do(boardmodel.Ask{From: m.Origin(k.board.State().Mover()), To: m.To})
	case s.Ahead:
		k.session.Premove(m)
	default:
		k.actions.play(m)
	}
}

// english is a move in English letters that was typed, in those of the person's
// language or in them. A letter that is no file may be a small one.
func english(s session.Snapshot, typed string) string {
	if !s.Orthodox() {
		return typed
	}
	if first := strings.ToUpper(typed[:1]); first > "H" && strings.Contains(i18n.T(rules.Letters), first) {
		typed = first + typed[1:]
	}
	text := i18n.English(typed)
	if _, _, err := s.Read(text); err != nil {
		if _, _, err := s.Read(typed); err == nil {
			return typed
		}
	}
	return text
}
