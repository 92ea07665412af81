package engine

import (
	"context"
	"math/rand/v2"
	"testing"

	"passedpawn/game/bitboard"
)

// TestFollowsTheBoard holds the hidden layers that follow moves against those
// summed up anew, over random games with every kind of move.
func TestFollowsTheBoard(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for range 60 {
		s := newSearcher(context.Background(), question(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Limits{}))
		for range maxPly {
			var l bitboard.List
			s.pos.Generate(&l)
			if l.Count == 0 {
				break
			}
			m := l.Moves[rng.IntN(l.Count)]
			s.make(m)
			var anew [2]layer
			for view := range anew {
				anew[view].look(&s.pos, bitboard.Side(view))
			}
			if anew != s.views[s.top] {
				t.Fatalf("after %v to %v", m, s.pos.String())
			}
		}
	}
}

// TestLanes holds the arithmetic on four numbers in a word against plain one.
func TestLanes(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 10_000 {
		a, b := rng.Uint64(), rng.Uint64()
		for shift := 0; shift < 64; shift += 16 {
			x, y := int16(a>>shift), int16(b>>shift)
			if got := int16(plus(a, b) >> shift); got != x+y {
				t.Fatalf("%d + %d = %d", x, y, got)
			}
			if got := int16(minus(a, b) >> shift); got != x-y {
				t.Fatalf("%d - %d = %d", x, y, got)
			}
		}
	}
}
