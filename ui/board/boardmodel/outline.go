package boardmodel

import (
	"math"
)

// ArrowCorners is the number of corners of an arrow.
const ArrowCorners = 7

// ArrowOutline returns the outline of an arrow between the centres of two spots,
// clockwise, as x and y in the unit of cell, the side of a square. width is how thick it
// is, 1 for the usual thickness.
func ArrowOutline(fx, fy, tx, ty, cell, width float64) [ArrowCorners][2]float64 {
	length := math.Hypot(tx-fx, ty-fy)
	ux, uy := (tx-fx)/length, (ty-fy)/length
	at := func(along, aside float64) [2]float64 {
		return [2]float64{fx + ux*along - uy*aside, fy + uy*along + ux*aside}
	}
	head := cell * 0.24 * (1 + width) / 2 // a thin arrow needs a head that can be seen
	shaft, tip := cell*0.09*width, length-cell*0.08
	neck, tail := tip-cell*0.38*(1+width)/2, cell*0.24
	return [ArrowCorners][2]float64{
		at(tail, -shaft), at(neck, -shaft), at(neck, -head), at(tip, 0), at(neck, head), at(neck, shaft), at(tail, shaft),
	}
}

// Outset returns an outline that lies outside a clockwise one, at a distance from its
// edges.
func Outset(points [ArrowCorners][2]float64, by float64) (all [ArrowCorners][2]float64) {
	out := func(i int) (x, y float64) { // the outward normal of the edge from a corner
		a, b := points[i], points[(i+1)%ArrowCorners]
		length := math.Hypot(b[0]-a[0], b[1]-a[1])
		return (b[1] - a[1]) / length, (a[0] - b[0]) / length
	}
	for i, p := range points {
		ax, ay := out((i + ArrowCorners - 1) % ArrowCorners)
		bx, ny := out(i)
		along := by / (1 + ax*bx + ay*ny)
		all[i] = [2]float64{p[0] + (ax+bx)*along, p[1] + (ay+ny)*along}
	}
	return all
}

// ArrowEdge is the width of the edge around an arrow or a circle, in sides of a square.
const ArrowEdge = 0.03
