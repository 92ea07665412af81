package shogiengine

import (
	"testing"

	"passedpawn/game/shogi/shogiboard"
)

// TestExchange compares exchanges with what a person counts.
func TestExchange(t *testing.T) {
	p, r, s := shogiboard.Pawn, shogiboard.Rook, shogiboard.Silver
	for _, tt := range []struct {
		name, sfen, move string
		want             int
	}{
		{"a free rook", "4k4/9/9/4r4/9/9/9/4R4/4K4 b - 1", "5h5d", stake[r]},
		{"a guarded pawn with a rook", "4k4/9/4s4/4p4/9/9/9/4R4/4K4 b - 1", "5h5d", stake[p] - stake[r]},
		{"a guarded pawn with a pawn, which the rook guards", "4k4/9/4s4/4p4/4P4/9/9/4R4/4K4 b - 1", "5e5d", stake[p]},
		{"a pawn that only the king guards, with support", "9/4k4/4p4/3S5/9/9/9/4R4/4K4 b - 1", "6d5c", stake[p]},
		{"a drop beside nothing", "4k4/9/9/9/9/9/9/9/4K4 b S 1", "S*5e", worth[s] - held[s]},
		{"a drop in front of a pawn", "4k4/9/9/4p4/9/9/9/9/4K4 b S 1", "S*5e", worth[s] - held[s] - stake[s]},
		{"a promotion", "8k/4P4/9/9/9/9/9/9/K8 b - 1", "5b5a+", worth[shogiboard.PromotedPawn] - worth[p]},
	} {
		b, err := shogiboard.Parse(tt.sfen)
		if err != nil {
			t.Fatal(err)
		}
		m := b.Find(tt.move)
		if m == 0 {
			t.Fatalf("%s: %s is not legal", tt.name, tt.move)
		}
		if got := exchange(&b, m); got != tt.want {
			t.Errorf("%s is worth %d, want %d", tt.name, got, tt.want)
		}
	}
}
