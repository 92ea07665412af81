// Package endingtest draws positions of endings for tests.
package endingtest

import (
	"math/rand/v2"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
)

// Sample returns some positions of an ending, equal ones in each run, and among them some
// with a capture en passant if there are any.
func Sample(e *ending.Ending, n int) (all []bitboard.Position) {
	rng := rand.New(rand.NewPCG(uint64(e.Size()), uint64(n)))
	for len(all) < n {
		turn := bitboard.Side(rng.Uint32N(2))
		index, passing := rng.IntN(e.Regular()), e.Passing() && len(all)%4 == 0
		at, ok := e.Squares(index), true
		if passing {
			at, ok = e.PassingSquares(turn, e.Regular()+rng.IntN(e.Size()-e.Regular()))
			ok = ok && e.Beside(turn, at)
		}
		if p, err := e.Board(turn, at, passing); ok && err == nil {
			all = append(all, p)
		}
	}
	return all
}
