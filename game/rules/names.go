package rules

import "passedpawn/game/phrase"

import "strconv"

// A SideNamer is a rule set whose sides are not called White and Black.
type SideNamer interface {
	// SideNames are those of both sides, from White on, in a game that begins with a
	// position.
	SideNames(start Position) [2]string
}

// SideName is what a side is called in a game that begins with start. Where the rule
// set does not say, that is White or Black.
func SideName(r Rules, start Position, side Side) phrase.Phrase {
	name, _ := nameOf(r, start, side)
	return name
}

// SideNames are what both sides are called, from White on.
func SideNames(r Rules, start Position) [2]phrase.Phrase {
	return [2]phrase.Phrase{SideName(r, start, White), SideName(r, start, Black)}
}

func nameOf(r Rules, start Position, side Side) (name phrase.Phrase, own bool) {
	if n, ok := r.(SideNamer); ok {
		return phrase.Say(n.SideNames(start)[side]), true
	}
	return phrase.Say(side.String()), false
}

// A PlyCounter is a rule set whose moves are numbered ply by ply.
type PlyCounter interface {
	// CountsPlies reports whether each ply has a number of its own.
	CountsPlies() bool
}

// CountsPlies reports whether each ply of a game has a number of its own. Where the
// rule set does not say, two plies share one.
func CountsPlies(r Rules) bool {
	c, ok := r.(PlyCounter)
	return ok && c.CountsPlies()
}

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
