package engine

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"passedpawn/game/chess/bitboard"
)

// TestFollowsTheBoard checks hidden layers that were updated with each move against newly
// computed ones, over random games with every kind of move.
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

// TestKeepsApart checks that no board of 32 pieces makes a hidden value overflow its
// sixteen bits, which would disturb its neighbour. On each square at most the worst piece
// counts, and only the worst 32 squares do.
func TestKeepsApart(t *testing.T) {
	value := func(l *layer, i int) int {
		whole := *l
		for w := range whole { // treated as a whole layer
			whole[w] += middle * 0x0001_0001_0001_0001
		}
		return int(uint16(whole[i/4]>>(i%4*16))) - middle
	}
	for i := range hidden {
		for _, sign := range []int{1, -1} {
			var worst [64]int
			for f := range net.feature {
				worst[f%64] = max(worst[f%64], sign*value(&net.feature[f], i))
			}
			slices.Sort(worst[:])
			sum := sign * (int(uint16(net.bias[i/4]>>(i%4*16))) - middle)
			for _, v := range worst[32:] {
				sum += v
			}
			if sum >= middle {
				t.Errorf("value %d may reach %d", i, sign*sum)
			}
		}
	}
}
