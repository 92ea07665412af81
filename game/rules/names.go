package rules

import "strconv"

// MoveNumber is the number of the move at a ply from 0, with a dot, or with others for
// the second side where two plies share a number.
func MoveNumber(r Rules, ply int, second string) string {
	switch {
	case CountsPlies(r):
		return strconv.Itoa(ply+1) + "."
	case ply%2 == 0:
		return strconv.Itoa(ply/2+1) + "."
	}
	return strconv.Itoa(ply/2+1) + second
}

// SquareName is what a square is called, by the files and ranks at the edges of the
// board: "e4", or in shogi "7f".
func SquareName(r Rules, s Square) string { return ShapeOf(r).NameOf(s) }
