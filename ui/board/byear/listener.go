package byear

import (
	"passedpawn/game/phrase"
	"passedpawn/ui/i18n"
)

// A Listener is the Ear of a page, with what it has answered. It implements the parts of a page
// that a person who plays by ear needs: pages.Listener, and Sayings of pages.Repeater.
type Listener struct {
	*Ear
	on      func() bool
	reply   phrase.Phrase // the last answer, until something happens
	replies int
}

// Listen creates a Listener for a board beside the game. Say and Game of the configuration are set,
// and Type if it is nil. on reports whether the board is in sight of a person who plays by ear.
func Listen(c Config, a Aside, on func() bool) *Listener {
	l := &Listener{on: on}
	a.Say, c.Say = l.Answer, l.Answer
	c.Game = a
	if c.Type == nil {
		c.Type = func() { l.Answer(phrase.Say("byear.not-here")) }
	}
	l.Ear = New(c)
	return l
}

// ListenSettingUp creates a Listener for a board on which letters put pieces. The list of keys says
// so first.
func ListenSettingUp(c Config, on func() bool) *Listener {
	tell := c.Tell
	c.Tell = func(title, text string) { tell(title, i18n.T("byear.set-up")+"\n"+text) }
	return Listen(c, Aside{Worth: phrase.Say("byear.not-here")}, on)
}

// Answer says an answer.
func (l *Listener) Answer(said phrase.Phrase) {
	l.reply = said
	l.replies++
}

// Forget drops the last answer, which is about something that is no longer there.
func (l *Listener) Forget() { l.reply = phrase.Phrase{} }

// Reply returns the last answer, which is empty if something has happened since.
func (l *Listener) Reply() phrase.Phrase { return l.reply }

// Sayings returns how many answers there were.
func (l *Listener) Sayings() int { return l.replies }

// ByEar handles a key as Ear.Key does, if there is a board to ask about.
func (l *Listener) ByEar(key string) bool { return l.on() && l.Key(key) }

// Letter handles a letter at the board, and says so if it means nothing.
func (l *Listener) Letter(r rune) {
	if l.on() && !l.Key(string(r)) {
		l.Answer(phrase.Say("byear.no-key", string(r)))
	}
}

// An Aside is a Game for a board beside the game: of a lesson, a puzzle, a book. It has no clocks,
// and nobody says what its position is worth.
type Aside struct {
	Say   func(phrase.Phrase)
	Worth phrase.Phrase           // answers what the position is worth, and what is best
	Walk  func(forward bool) bool // goes through the moves, false if there are no more; nil if it cannot
}

// Clocks implements Game.
func (a Aside) Clocks() phrase.Phrase { return phrase.Say("byear.no-clocks") }

// Evaluate implements Game.
func (a Aside) Evaluate() { a.Say(a.Worth) }

// Best implements Game.
func (a Aside) Best() { a.Say(a.Worth) }

// Step implements Game.
func (a Aside) Step(forward bool) {
	if a.Walk == nil || !a.Walk(forward) {
		a.Say(phrase.Say("byear.no-further"))
	}
}

// Beside implements Game.
func (a Aside) Beside(int) { a.Say(phrase.Say("byear.no-line")) }
