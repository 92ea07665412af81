package play

import (
	"testing"

	"passedpawn/game/records/record"
)

// TestDrawingStartsNothing draws the page repeatedly, in a game with running clocks, and
// in an analysed study with variations: drawing starts no timer, question, task or
// saving.
func TestDrawingStartsNothing(t *testing.T) {
	game := timed(t, "5")
	game.types("e4")
	game.bobs("e5")
	game.Analysis.Toggle()
	game.Browse(nil)
	aside := study(t, "1. e4 (1. d4 d5) 1... e5 (1... c5) 2. Nf3 1-0")
	aside.Analysis.Toggle()
	aside.Browse(record.Path{1})
	for name, tb := range map[string]*table{"a game": game, "a study": aside} {
		tb.tasks.Wait()
		tb.run()
		type counts struct{ timers, questions, posts, changes int }
		count := func() counts {
			return counts{tb.wall.Started(), len(tb.bob.questions) + len(tb.adviser.questions) + len(tb.analyst.questions), len(tb.todo), tb.keeps}
		}
		before, shown := count(), tb.snap
		for range 3 {
			tb.draw()
			tb.thinks(shown)
			tb.showClocks()
			tb.hover.kind = "queen"
			tb.Away(true)
			tb.Away(false)
			tb.Page.Return()
		}
		if after := count(); after != before || tb.tasks.Busy() {
			t.Errorf("%s: drawing changed %+v to %+v, tasks run: %v", name, before, after, tb.tasks.Busy())
		}
	}
}
