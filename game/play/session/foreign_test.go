package session

import (
	"testing"

	"passedpawn/game/rules"
)

// TestForeign touches pieces of both sides, against a program and between people.
func TestForeign(t *testing.T) {
	e2, e7, e4 := rules.On(rules.Sq(4, 1)), rules.On(rules.Sq(4, 6)), rules.On(rules.Sq(4, 3))
	tb := sit(t, Setup{Engine: true, Side: rules.White, Name: "Ada"})
	says := func(at rules.Spot, want string) {
		t.Helper()
		if tb.Reasons.Foreign(at); tb.says() != want {
			t.Errorf("it says %q, want %q", tb.says(), want)
		}
		tb.Browse(tb.Snapshot().Place.Path)
	}
	says(e2, "")
	says(e4, "")
	says(rules.Spot{}, "")
	says(e7, "That's your opponent's piece. You play White.")
	tb.plays("e4")
	says(e7, "") // the program is to move
	tb = sit(t, Setup{})
	says(e7, "That is Black's piece. It is White's turn.")
	tb.plays("d4")
	says(e2, "That is White's piece. It is Black's turn.")
}
