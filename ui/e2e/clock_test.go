package e2e

import (
	"testing"

	"passedpawn/game/rules"
)

// TestWindowClock lets the time run out in a real window, where nobody but the
// timers drives it: the game ends, and is kept with its end.
func TestWindowClock(t *testing.T) {
	s, p, dir, board := opened(t, atRest+"time = \"0.05\"\n")
	s.drag(square(board, "e2"), square(board, "e4"))
	s.until("the end", func() bool {
		r := kept(t, dir)
		return r != nil && r.Result == rules.WhiteWins
	})
	r := kept(t, dir)
	if said := r.Main()[0].Command("clk") + ", " + r.Tag("TimeControl") + ", " + r.Tag("Termination"); said != "0:00:03, 3, time forfeit" {
		t.Errorf("kept is %s", said)
	}
	s.rests(p)
}
