package mate

import "testing"

func TestIn(t *testing.T) {
	for _, c := range []struct {
		score, moves int
		ok           bool
	}{
		{Score - 1, 1, true},
		{Score - 2, 1, true},
		{Score - 3, 2, true},
		{2 - Score, -1, true},
		{4 - Score, -2, true},
		{-Score, 0, true}, // mated already
		{Known, 500, true},
		{Known - 1, 0, false},
		{1 - Known, 0, false},
		{0, 0, false},
	} {
		if moves, ok := In(c.score); moves != c.moves || ok != c.ok {
			t.Errorf("In(%d) = %d, %t, want %d, %t", c.score, moves, ok, c.moves, c.ok)
		}
		if Is(c.score) != c.ok {
			t.Errorf("Is(%d) = %t", c.score, !c.ok)
		}
	}
}

// TestTable keeps every score at every ply, which has to fit in an entry of a table.
func TestTable(t *testing.T) {
	for ply := range 128 {
		for score := -Score + ply; score <= Score-ply; score++ {
			kept := ToTable(score, ply)
			if kept != int(int16(kept)) || FromTable(kept, ply) != score || Is(kept) != Is(score) {
				t.Fatalf("%d at ply %d is kept as %d and comes back as %d", score, ply, kept, FromTable(kept, ply))
			}
		}
		if own := ToTable(Score-ply-3, ply); own != Score-3 {
			t.Errorf("a mate in 3 plies is kept as %d at ply %d", own, ply)
		}
	}
}
