//go:build tools

// Run by hand: go test -tags tools ./game/testing/calibrate -run TestPuzzles -v -timeout 0

package calibrate

import (
	"context"
	"os"
	"strings"
	"testing"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/engine"
)

// TestPuzzles tells what share of rated puzzles each level solves, and of those
// that are mate in one.
func TestPuzzles(t *testing.T) {
	data, err := os.ReadFile("../../../testdata/epd/rated-puzzles.epd")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	from, to := measured()
	for l := from; l <= to; l++ {
		var solved, ones, all [2]int
		share(2, len(lines), func(worker, i int) {
			fen := strings.Join(strings.Fields(lines[i])[:4], " ")
			_, after, _ := strings.Cut(lines[i], " pv ")
			want, _, _ := strings.Cut(after, ";")
			p, err := bitboard.Parse(fen)
			if err != nil {
				return
			}
			m := l.Choose(context.Background(), engine.Question{Position: p}, uint64(i), nil)
			p.Make(m)
			mate := len((&game{pos: p}).legal()) == 0 && p.InCheck()
			ok := mate || strings.HasPrefix(want, m.String())
			if ok {
				solved[worker]++
			}
			if strings.Contains(lines[i], "mateIn1") {
				all[worker]++
				if mate {
					ones[worker]++
				}
			}
		})
		t.Logf("level %2d (%d): %.1f %% of %d puzzles, %d of %d mates in one", l, l.Elo(),
			float64(100*(solved[0]+solved[1]))/float64(len(lines)), len(lines), ones[0]+ones[1], all[0]+all[1])
	}
}
