package orthodox

import (
	"testing"

	"passedpawn/game/rules"
)

// TestCanMate checks who can still mate in known endings. White has the pieces given
// first.
func TestCanMate(t *testing.T) {
	for _, tt := range []struct {
		fen          string
		white, black bool
	}{
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", false, false},
		{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", true, false},
		{"4k3/8/8/8/8/8/4N3/4K3 w - - 0 1", false, false},
		{"4k3/8/8/8/8/8/3NN3/4K3 w - - 0 1", true, false},
		{"3qk3/8/8/8/8/8/4N3/4K3 w - - 0 1", false, true},
		{"3rk3/8/8/8/8/8/4N3/4K3 w - - 0 1", true, true},
		{"3bk3/8/8/8/8/8/4N3/4K3 w - - 0 1", true, true},
		{"4k3/4p3/8/8/8/8/4N3/4K3 w - - 0 1", true, true},
		{"3rk3/8/8/8/8/8/4B3/4K3 w - - 0 1", false, true},
		{"4k3/4p3/8/8/8/8/4B3/4K3 w - - 0 1", true, true},
		{"2b1k3/8/8/8/8/8/4B3/4K3 w - - 0 1", false, false},
		{"3bk3/8/8/8/8/8/4B3/4K3 w - - 0 1", true, true},
		{"4k3/8/8/8/8/8/3BB3/4K3 w - - 0 1", true, false},
		{"4k3/8/8/8/8/8/3BN3/4K3 w - - 0 1", true, false},
		{"4k3/8/8/8/8/8/3R4/4K3 w - - 0 1", true, false},
		{"5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - - 0 1", true, false},
		{"7r/2PR4/6pk/6q1/5P1K/r7/8/8 w - - 0 1", true, false},
		{"8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1", false, false},
		{"8/1P6/k7/8/1K6/8/8/8 w - - 0 1", true, false},
	} {
		p, err := Rules{}.Parse(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		for _, thorough := range []bool{false, true} {
			for side, want := range map[rules.Side]bool{rules.White: tt.white, rules.Black: tt.black} {
				if can, certain := rules.CanMate(Rules{}, p, side, thorough); can != want || thorough && !certain {
					t.Errorf("%s: %v can mate: %v, certain: %v", tt.fen, side, can, certain)
				}
			}
		}
	}
}
