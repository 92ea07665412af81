package boardmodel

import (
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

// TestCastlingOntoAPartner moves the king onto the piece that it castles with: a queen
// that a promotion put in the corner in Alternate Promotion Chess, and no other piece of
// its side.
func TestCastlingOntoAPartner(t *testing.T) {
	g, ok := variants.All().Find("apc-crowned")
	if !ok {
		t.Fatal("no such game")
	}
	for _, tt := range []struct{ fen, script, want string }{
		{"4k3/8/8/8/8/8/8/4K2Q w K - 0 1", "pe1 re1 ph1 rh1", "e1g1"},
		{"4k3/8/8/8/8/8/8/Q3K2Q w KQ - 0 1", "pe1 d ra1", "e1c1 by hand"},
		{"4k3/8/8/8/8/8/8/4K2Q w E - 0 1", "pe1 re1 ph1 rh1 ph5 rh5", "h1h5"}, // castling is not legal: the queen is picked up
		{"4k3/8/8/8/8/8/8/4K1NQ w K - 0 1", "pe1 d rh1", "no e1h1"},
		{"4k3/8/8/8/8/8/8/4K2Q w K - 0 1", "pe1 d rh1", "e1g1 by hand"},
	} {
		p, err := g.Parse(tt.fen)
		if err != nil {
			t.Fatal(err)
		}
		s := State{}.Show(Shown{Shape: rules.ShapeOf(g), Position: p, Enabled: true})
		if _, got := run(s, tt.script); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.fen, got, tt.want)
		}
	}
}
