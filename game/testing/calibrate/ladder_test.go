//go:build tools

// Run by hand: PASSEDPAWN_STOCKFISH=stockfish go test -tags tools ./game/testing/calibrate -run 'TestLadder|TestAnchors' -v -timeout 0

package calibrate

import (
	"fmt"
	"os"
	"testing"

	"passedpawn/game/engines/engine"
)

// measured are the levels of PASSEDPAWN_LEVELS.
func measured() (from, to engine.Level) {
	if n, _ := fmt.Sscanf(os.Getenv("PASSEDPAWN_LEVELS"), "%d-%d", &from, &to); n == 2 {
		return from, to
	}
	return 1, engine.Levels
}

// TestLadder plays each level against the one below it.
func TestLadder(t *testing.T) {
	from, to := measured()
	for l := from + 1; l <= to; l++ {
		var pairs [][2]side
		for i := range uint64(number("PASSEDPAWN_SIDE_BY_SIDE", 2)) {
			pairs = append(pairs, [2]side{&leveled{l, i << 32}, &leveled{l - 1, i<<32 + 1<<20}})
		}
		t.Logf("level %d against %d: %v", l, l-1, match(t, number("PASSEDPAWN_GAMES", 200), 0, 0, pairs))
	}
}

// TestAnchors plays levels against Stockfish at the ratings it claims.
func TestAnchors(t *testing.T) {
	command := os.Getenv("PASSEDPAWN_STOCKFISH")
	if command == "" {
		t.Fatal("PASSEDPAWN_STOCKFISH does not name its command")
	}
	clock, increment := control()
	from, to := measured()
	for l := from; l <= to; l++ {
		for _, anchor := range []int{1350, 1600, 2000, 2400} {
			if d := anchor - l.Elo(); d < -250 || d > 250 {
				continue
			}
			var pairs [][2]side
			for i := range uint64(number("PASSEDPAWN_SIDE_BY_SIDE", 2)) {
				rival := launch(t, fmt.Sprintf("%s UCI_LimitStrength=true UCI_Elo=%d", command, anchor))
				pairs = append(pairs, [2]side{&leveled{l, i << 32}, rival})
			}
			t.Logf("level %d (%d) against %d: %v", l, l.Elo(), anchor, match(t, number("PASSEDPAWN_GAMES", 200), clock, increment, pairs))
		}
	}
}
