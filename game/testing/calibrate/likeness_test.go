//go:build tools

// Run by hand: PASSEDPAWN_STOCKFISH=stockfish go test -tags tools ./game/testing/calibrate -run TestLikeness -v -timeout 0

package calibrate

import (
	"fmt"
	"strings"
	"testing"
)

// TestLikeness counts how often levels, and Stockfish limited to their ratings, choose the move
// that a person played, by the person's rating.
func TestLikeness(t *testing.T) {
	const bands = (lastBand - firstBand) / bandWidth
	positions := fromGames(t, number("PASSEDPAWN_GAMES", 2000))
	t.Logf("%d positions; %% of the moves of people from %d, by %d", len(positions), firstBand, bandWidth)
	for _, c := range append(levelChoosers(), stockfishes(t)...) {
		var same, all [2][bands]int
		share(2, len(positions), func(worker, i int) {
			rating := positions[i].rating
			if rating < firstBand || rating >= lastBand {
				return
			}
			band := (rating - firstBand) / bandWidth
			all[worker][band]++
			if c.choose(worker, i, positions[i]).String() == positions[i].played {
				same[worker][band]++
			}
		})
		var line strings.Builder
		sames, alls := 0, 0
		for b := range bands {
			s, n := same[0][b]+same[1][b], all[0][b]+all[1][b]
			sames, alls = sames+s, alls+n
			fmt.Fprintf(&line, "%5.0f", 100*float64(s)/float64(max(n, 1)))
		}
		t.Logf("%-15s%s  all %.1f", c.name, line.String(), 100*float64(sames)/float64(max(alls, 1)))
	}
}
