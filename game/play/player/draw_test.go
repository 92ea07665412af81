package player

import "testing"

func TestAcceptsDraw(t *testing.T) {
	for _, tt := range []struct {
		theirs, plies  int
		beginner, want bool
	}{
		{0, 20, false, false},   // it is too early
		{150, 20, false, true},  // the program has the worse position
		{150, 20, true, false},  // a child has won a pawn, and may not have meant the offer
		{900, 150, true, false}, // even more so
		{0, 120, false, true},
		{0, 120, true, true}, // a long and equal game
		{-100, 120, false, false},
		{-100, 120, true, false},
	} {
		if got := AcceptsDraw(tt.theirs, tt.plies, tt.beginner); got != tt.want {
			t.Errorf("%+v: %t", tt, got)
		}
	}
}
