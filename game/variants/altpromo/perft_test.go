package altpromo

import (
	"testing"

	"passedpawn/game/rules/board"
	"passedpawn/game/rules/rulestest"
	"passedpawn/game/testing/longtest"
)

// TestPerft compares counts with two independent programs that agree, and with
// Fairy-Stockfish for games that it can play.
func TestPerft(t *testing.T) {
	for _, g := range Games()[:8] {
		t.Run(g.id, func(t *testing.T) {
			t.Parallel()
			most := longtest.OfNight[uint64](1e5, 1e7, 1e9)
			for _, row := range rulestest.Perfts(t, g.id) {
				want := row.Nodes
				if want > most || want > 1e7 && g.id != "apc-crowned" {
					continue
				}
				s, err := g.parse(row.FEN)
				if err != nil {
					t.Errorf("%s: %v", row.FEN, err)
					continue
				}
				if got := board.Perft(g.wrap(s).Mover(), row.Depth); got != want {
					t.Errorf("%s to depth %d: %d, want %d", row.FEN, row.Depth, got, want)
				}
			}
		})
	}
}

func BenchmarkPerft(b *testing.B) {
	g := Games()[0]
	s, err := g.parse(rulestest.Perfts(b, "apc-crowned")[0].FEN)
	if err != nil {
		b.Fatal(err)
	}
	m := g.wrap(s).Mover()
	b.ReportAllocs()
	n := uint64(0)
	for b.Loop() {
		n += board.Perft(m, 5)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "nodes/s")
}
