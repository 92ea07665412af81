package boardmodel

import (
	"math"

	"passedpawn/game/rules"
)

// Light reports whether a square of a chequered board is light.
func Light(s rules.Square) bool { return (int(s.File)+int(s.Rank))%2 == 1 }

// ArrowCorners is the number of corners of an arrow.
const ArrowCorners = 7

// ArrowOutline returns the outline of an arrow between the centres of two spots,
// clockwise, as x and y in the unit of cell, the side of a square.
func ArrowOutline(fx, fy, tx, ty, cell float64) [ArrowCorners][2]float64 {
	length := math.Hypot(tx-fx, ty-fy)
	ux, uy := (tx-fx)/length, (ty-fy)/length
	at := func(along, aside float64) [2]float64 {
		return [2]float64{fx + ux*along - uy*aside, fy + uy*along + ux*aside}
	}
	shaft, head, tip := cell*0.09, cell*0.24, length-cell*0.08
	neck, tail := tip-cell*0.38, cell*0.24
	return [ArrowCorners][2]float64{
		at(tail, -shaft), at(neck, -shaft), at(neck, -head), at(tip, 0), at(neck, head), at(neck, shaft), at(tail, shaft),
	}
}
