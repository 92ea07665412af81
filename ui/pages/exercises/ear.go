package exercises

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
)

// newEar creates what answers a person who plays by ear about an exercise. There is no field to
// type in and no game to go through.
func newEar[R Run](c *Course[R]) *byear.Ear {
	return byear.New(byear.Config{
		Board: c.Board, Scene: func() describe.Scene { return SceneOf(c.Run, c.Settings) },
		Say: c.answer, Tell: c.Shell.Tell, ToBoard: func() { c.Shell.Focus(c.Board) },
		Type: func() { c.answer(phrase.Say("byear.not-in-game")) }, Game: Unsolved{c.answer},
	})
}

// answer says an answer to the person who plays by ear.
func (c *Course[R]) answer(said phrase.Phrase) {
	c.reply = said
	c.replies++
}

// rune handles the letters on the board, which mean something only by ear.
func (c *Course[R]) rune(r rune) {
	if c.open && c.Settings.ByEar && !c.ear.Key(string(r)) {
		c.answer(phrase.Say("byear.no-key", string(r)))
	}
}

// ByEar implements pages.Listener.
func (c *Course[R]) ByEar(key string) bool { return c.open && c.ear.Key(key) }

// Said implements pages.Sayer.
func (c *Course[R]) Said() []string {
	switch {
	case c.open:
		moved := ""
		if s := SceneOf(c.Run, c.Settings); !s.Led.Null() {
			moved = i18n.P(s.Last())
		}
		return append(append([]string{moved}, c.Panel.Said()...), i18n.P(c.reply))
	case c.content == nil:
		return nil
	}
	return []string{c.Exercises.Title, c.Exercises.Progress.Text}
}

// Sayings implements pages.Repeater.
func (c *Course[R]) Sayings() int { return c.replies }

// Unsolved answers what is asked about a game where an exercise is on the board: what the person is to
// find is not given away.
type Unsolved struct{ Say func(phrase.Phrase) }

// Clocks implements byear.Game.
func (u Unsolved) Clocks() phrase.Phrase { return phrase.Say("byear.no-clocks") }

// Evaluate implements byear.Game.
func (u Unsolved) Evaluate() { u.Say(phrase.Say("byear.unsolved")) }

// Best implements byear.Game.
func (u Unsolved) Best() { u.Evaluate() }

// Step implements byear.Game.
func (u Unsolved) Step(bool) { u.Say(phrase.Say("byear.no-further")) }

// Beside implements byear.Game.
func (u Unsolved) Beside(int) { u.Say(phrase.Say("byear.no-line")) }
