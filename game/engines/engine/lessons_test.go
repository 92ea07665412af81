//go:build tools

package engine

import (
	"math"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/testing/tunetest"
)

// A lesson is a position to learn from: its inputs for the side to move and for the other
// side, and the winning chance to predict.
type lesson struct {
	on     [2][32]uint16
	count  uint8
	output uint8
	chance float32
}

const lambda = 0.2 // share of the game's result in the winning chance; the rest comes from the score

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

const perCentipawn = 1.0 / 240 // converts scores to winning chances, fitted to the games

// lessonOf makes the lesson of a record. Lessons are not kept: tens of millions would not
// fit into memory, and making one takes little of the time that it takes to learn it.
func lessonOf(r *tunetest.Packed) (l lesson) {
	us, score, result := r.Turn(), float64(r.Score()), r.Result()
	if us == 1 {
		score, result = -score, 1-result
	}
	var kings [2]bitboard.Square
	r.Each(func(s bitboard.Square, kind bitboard.PieceType, side bitboard.Side) {
		if kind == bitboard.King {
			kings[side] = s
		}
	})
	for i, view := range []bitboard.Side{us, us ^ 1} {
		l.count = 0
		f := flip(view, kings[view])
		r.Each(func(s bitboard.Square, kind bitboard.PieceType, side bitboard.Side) {
			l.on[i][l.count] = uint16(input(view, side, kind, s, f))
			l.count++
		})
	}
	l.output = (l.count - 1) / 4
	l.chance = float32(lambda*result + (1-lambda)*sigmoid(score*perCentipawn))
	return l
}
