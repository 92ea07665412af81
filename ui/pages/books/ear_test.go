package books

import (
	"slices"
	"testing"

	"passedpawn/ui/testing/uitest"
)

// TestByEar asks about the position on the board, goes through the moves, and hears what the book
// has in each.
func TestByEar(t *testing.T) {
	d := shelved(t)
	s := d.settings
	s.ByEar = true
	d.SetSettings(s)
	if said := d.Said(); said[0] != "my.bin" || said[2] != "pawn to e4, 60%; pawn to c4, 40%" {
		t.Errorf("it says %q", said)
	}
	d.step(1)
	for _, tt := range []struct{ key, says string }{
		{"e", "White: queen d1; king e1; rook a1, h1; knight b1, g1; bishop c1, f1; pawn a2, b2, c2, d2, e2, f2, g2, h2. " +
			"Black: queen d8; king e8; rook a8, h8; knight b8, g8; bishop c8, f8; pawn a7, b7, c7, d7, e7, f7, g7, h7"},
		{"n", "b1: knight, White"},
		{"m", "b1: knight, White. It can move to: a3, c3"},
		{"alt+x", "b1, file and rank: b2: pawn, White; a1: rook, White; c1: bishop, White"},
		{"v", "Not available here."},
		{"D", "There are no more moves this way."},
	} {
		if got := uitest.Hears(d, d.board, tt.key); got != tt.says {
			t.Errorf("%s: it says %q, want %q", tt.key, got, tt.says)
		}
	}
	s.EarStyle = "uci"
	d.SetSettings(s)
	d.play(d.panel.moves[0])
	if said := d.Said(); said[1] != "White: e2e4" || said[2] != "c7c5, 100%" || said[len(said)-1] != "" {
		t.Errorf("after a move it says %q", said)
	}
	if got := uitest.Hears(d, d.board, "A"); got != "-" || d.walk.at != 0 {
		t.Errorf("Shift+A says %q, at %d", got, d.walk.at)
	}
	if uitest.Hears(d, d.board, "D"); d.walk.at != 1 || !slices.Contains(d.Said(), "White: e2e4") {
		t.Errorf("Shift+D says %q", d.Said())
	}
}
