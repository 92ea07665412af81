package altpromo

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"passedpawn/game/board"
	"passedpawn/game/longtest"
)

// counts are the rows of the table of a game: two independent programs agree on
// them, and Fairy-Stockfish where it can express the game.
func counts(t testing.TB, id string) (rows [][]string) {
	t.Helper()
	data, err := os.ReadFile("../../testdata/perft/variants.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if f := strings.Split(strings.TrimSpace(line), "\t"); f[0] == id {
			rows = append(rows, f)
		}
	}
	if len(rows) == 0 {
		t.Fatalf("no rows for %s", id)
	}
	return rows
}

func TestPerft(t *testing.T) {
	for _, g := range Games()[:8] {
		t.Run(g.id, func(t *testing.T) {
			t.Parallel()
			for _, row := range counts(t, g.id) {
				depth, _ := strconv.Atoi(row[3])
				want, _ := strconv.ParseUint(row[4], 10, 64)
				if want > 1e5 && !longtest.Asked() || want > 1e7 && g.id != "apc-crowned" {
					continue
				}
				s, err := g.parse(row[2])
				if err != nil {
					t.Errorf("%s: %v", row[2], err)
					continue
				}
				if got := board.Perft(g.wrap(s).Mover(), depth); got != want {
					t.Errorf("%s %s to depth %d: %d, want %d", row[1], row[2], depth, got, want)
				}
			}
		})
	}
}

func BenchmarkPerft(b *testing.B) {
	g := Games()[0]
	s, err := g.parse(counts(b, "apc-crowned")[0][2])
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
