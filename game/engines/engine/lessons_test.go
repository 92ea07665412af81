//go:build tools

package engine

import (
	"math"
	"testing"

	"passedpawn/game/chess/bitboard"
)

// A lesson is a position to learn from: its inputs for the side to move and for the other
// side, and the winning chance to predict.
type lesson struct {
	on     [2][32]uint16
	count  uint8
	output uint8
	base   float32 // centipawns of the handwritten evaluation
	chance float32
}

const lambda = 0.05 // share of the game's result in the winning chance; the rest comes from the score

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

const perCentipawn = 1.0 / 240 // converts scores to winning chances, fitted to the games

func lessonOf(p *bitboard.Position, score, result float64) (l lesson) {
	us := p.Turn()
	if us == 1 {
		score, result = -score, 1-result
	}
	for i, view := range []bitboard.Side{us, us ^ 1} {
		l.count = 0
		f := flip(view, p.King(view))
		for side := range bitboard.Side(2) {
			for kind := bitboard.Pawn; kind <= bitboard.King; kind++ {
				for set := p.Pieces(kind, side); set != 0; l.count++ {
					l.on[i][l.count] = uint16(input(view, side, kind, set.Pop(), f))
				}
			}
		}
	}
	l.base = float32(handmade(p, skeleton(p)))
	l.output = (l.count - 1) / 4
	l.chance = float32(lambda*result + (1-lambda)*sigmoid(score*perCentipawn))
	return l
}

// lessons makes lessons from all positions, with two workers.
func lessons(t *testing.T) []lesson {
	t.Helper()
	samples := load(t)
	all := make([]lesson, len(samples))
	both(func(worker int) {
		for i := worker; i < len(samples); i += 2 {
			all[i] = lessonOf(&samples[i].pos, samples[i].score, samples[i].result)
		}
	})
	return all
}
