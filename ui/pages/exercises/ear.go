package exercises

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/game/rules"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
)

// newEar creates what answers a person who plays by ear about an exercise. There is no field to
// type in and no game to go through.
func newEar[R Run](c *Course[R]) *byear.Ear {
	return byear.New(byear.Config{
		Board: c.Board, Scene: c.scene, Say: c.answer, Tell: c.Shell.Tell, ToBoard: func() { c.Shell.Focus(c.Board) },
		Type: func() { c.answer(phrase.Say("byear.not-in-game")) },
	})
}

// scene returns the position of the exercise as it is described.
func (c *Course[R]) scene() describe.Scene {
	return describe.Scene{Rules: c.Run.Rules(), Line: []rules.Position{c.Run.Position()}, Style: describe.Style(c.Settings.EarStyle)}
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

// Said implements pages.Sayer.
func (c *Course[R]) Said() []string {
	switch {
	case c.open:
		return append(append([]string{c.moved()}, c.Panel.Said()...), i18n.P(c.reply))
	case c.content == nil:
		return nil
	}
	return []string{c.Exercises.Title, c.Exercises.Progress.Text}
}

// Sayings implements pages.Repeater.
func (c *Course[R]) Sayings() int { return c.replies }

// moved says the last move by the piece that has arrived, "" if there was none.
func (c *Course[R]) moved() string {
	m := c.Run.Last()
	p, there := c.Run.Position().At(m.To)
	if m.Null() || !there {
		return ""
	}
	said := c.scene().Arrival(m)
	return i18n.P(phrase.Say("describe.last", rules.SideName(c.Run.Rules(), c.Run.Position(), p.Side), said))
}
