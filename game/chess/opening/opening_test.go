package opening

import (
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
)

func TestNames(t *testing.T) {
	table := Load()
	if len(table) < 3000 || len(table) != strings.Count(names, "\n") {
		t.Fatalf("%d names of %d lines", len(table), strings.Count(names, "\n"))
	}
	for _, tt := range []struct{ moves, eco, title string }{
		{"", "", ""},
		{"e4", "B00", "King's Pawn"},
		{"e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", "B90", "Sicilian Defence: Najdorf"},
		{"Nf3 d5 d4 Nf6 c4 e6 Nc3", "D37", ""}, // transposed: by moves it would be Réti's A06
		{"d4 Nf6 c4 e6 Nf3 d5 Nc3", "D37", ""},
	} {
		p, err := bitboard.Parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
		if err != nil {
			t.Fatal(err)
		}
		for _, san := range strings.Fields(tt.moves) {
			m, _ := p.ReadSAN(san)
			if m == 0 {
				t.Fatalf("%s in %s", san, tt.moves)
			}
			p.Make(m)
		}
		if got := table.Of(&p); got.ECO != tt.eco || !strings.HasPrefix(got.Title, tt.title) {
			t.Errorf("%q is %v, want %s %s", tt.moves, got, tt.eco, tt.title)
		}
	}
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		Load()
	}
}
