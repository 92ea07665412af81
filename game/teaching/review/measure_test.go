//go:build tools

// Run by hand: PASSEDPAWN_GAMES=8 go test -tags tools ./game/teaching/review -run TestMeasureAgreement -v -timeout 0

package review

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"testing"
)

// TestMeasureAgreement measures how far the marks of the bundled engine agree with those
// of the file's evaluations, on the first games of PASSEDPAWN_GAMES and with so many
// PASSEDPAWN_NODES for each position. The package comment has its results.
func TestMeasureAgreement(t *testing.T) {
	games, nodes := lichess(t), number("PASSEDPAWN_NODES", Nodes)
	c := compare(t, games[:min(number("PASSEDPAWN_GAMES", len(games)), len(games))], nodes)
	n := c.count()
	t.Logf("%d nodes a position; rows are the file's marks, columns ours: %v", nodes, c)
	t.Logf("all moves, the same mark: %s", share(n.same, n.all))
	t.Logf("our marks, the same in the file: %s", share(n.equal, n.ours))
	t.Logf("our marks, marked in the file: %s", share(n.both, n.ours))
	t.Logf("marks of the file, marked by us: %s", share(n.both, n.theirs))
}

// share returns a proportion in percent with its 95 % interval (Wilson).
func share(k, n int) string {
	p, z, f := float64(k)/float64(n), 1.96, float64(n)
	mid := (p + z*z/(2*f)) / (1 + z*z/f)
	half := z / (1 + z*z/f) * math.Sqrt(p*(1-p)/f+z*z/(4*f*f))
	return fmt.Sprintf("%d of %d, %.1f %% (%.1f to %.1f)", k, n, 100*p, 100*(mid-half), 100*(mid+half))
}

func number(variable string, usual int) int {
	if n, err := strconv.Atoi(os.Getenv(variable)); err == nil {
		return n
	}
	return usual
}
