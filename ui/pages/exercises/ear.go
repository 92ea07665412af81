package exercises

import (
	"passedpawn/game/phrase"
	"passedpawn/game/play/describe"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
)

// newEar creates what answers a person who plays by ear about an exercise: what they are to find is
// not given away. There is no field to type in and no game to go through.
func newEar[R Run](c *Course[R]) *byear.Listener {
	return byear.Listen(byear.Config{
		Board: c.Board, Scene: func() describe.Scene { return SceneOf(c.Run, c.Settings) },
		Tell: c.Shell.Tell, ToBoard: func() { c.Shell.Focus(c.Board) },
		Unaided: func() bool {
			r, asks := any(c.Run).(interface{ Unaided() bool })
			return asks && r.Unaided()
		},
	}, byear.Aside{Worth: phrase.Say("byear.unsolved")}, func() bool { return c.open && c.Settings.ByEar })
}

// ByEar implements pages.Listener.
func (c *Course[R]) ByEar(key string) bool { return c.ear.ByEar(key) }

// Said implements pages.Sayer.
func (c *Course[R]) Said() []string {
	switch {
	case c.open:
		moved, s := "", SceneOf(c.Run, c.Settings)
		if !s.Led.Null() {
			moved = i18n.P(s.Last())
		}
		v, lines := c.View(), append([]string{moved}, c.Panel.Said(s.Rules, c.Settings.EarStyle)...)
		marked := byear.Said(boardview.Marked(v.Shape, v.Drawings), s.Rules, c.Settings.EarStyle)
		return append(lines, marked, Drawn(v, s), i18n.P(c.ear.Reply()))
	case c.content == nil:
		return nil
	}
	return []string{c.Exercises.Title, c.Exercises.Progress.Text}
}

// Sayings implements pages.Repeater.
func (c *Course[R]) Sayings() int { return c.ear.Sayings() }
