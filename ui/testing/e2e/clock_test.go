package e2e

import (
	"strconv"
	"testing"
	"time"

	"passedpawn/game/rules"
	"passedpawn/game/testing/longtest"
)

// TestWindowClock lets the time run out in a real window, where only timers drive the
// clock: the game ends, and is saved with its result.
func TestWindowClock(t *testing.T) {
	s, _, dir, board := opened(t, atRest+"time = \"0.05\"\n")
	s.drag(square(board, "e2"), square(board, "e4"))
	s.untilDue("the end", func() bool {
		r := kept(t, dir)
		return r != nil && r.Result == rules.WhiteWins
	})
	r := kept(t, dir)
	if said := r.Main()[0].Command("clk") + ", " + r.Tag("TimeControl") + ", " + r.Tag("Termination"); said != "0:00:03, 3, time forfeit" {
		t.Errorf("kept is %s", said)
	}
	s.idle()
}

// TestWindowByoyomi kills the program in overtime: the game is restored with the periods
// that were left, and the flag falls only when the last one is used up.
func TestWindowByoyomi(t *testing.T) {
	longtest.Only(t)
	s, p, dir, board := opened(t, atRest+"time = \"0:3x2\"\n")
	s.drag(square(board, "e2"), square(board, "e4"))
	s.until("the move", func() bool { return plies(t, dir) == 1 })
	s.drag(square(board, "e7"), square(board, "e5"))
	s.until("the answer", func() bool { return plies(t, dir) == 2 })
	p.kill()
	s.run(dir)
	s.focus()
	board = s.board()
	s.drag(square(board, "g1"), square(board, "f3"))
	moved := time.Now()
	s.until("the move after the kill", func() bool { return plies(t, dir) == 3 })
	left, err := strconv.Atoi(kept(t, dir).Main()[1].Command("overtime"))
	if err != nil || left < 1 || left > 3 {
		t.Fatalf("Black has %d periods, %v", left, err)
	}
	s.untilDue("the end", func() bool { return kept(t, dir).Result == rules.WhiteWins })
	if took, least := time.Since(moved), time.Duration(2*left)*time.Second; took < least {
		t.Errorf("the flag fell after %v, with %d periods of 2 s left", took, left)
	}
	if tag := kept(t, dir).Tag("TimeControl"); tag != "0:3x2" {
		t.Errorf("kept is %s", tag)
	}
	s.idle()
}
