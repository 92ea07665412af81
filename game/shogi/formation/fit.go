package formation

import (
	"slices"

	"passedpawn/game/rules"
)

// fits reports whether a side has the formation in a position.
func (f *formation) fits(p rules.Position, side rules.Side) bool {
	return !slices.ContainsFunc(f.conditions, func(c condition) bool { return !c.holds(p, side) })
}

// contains reports whether a position that fits a formation always fits another one.
func (f *formation) contains(other *formation) bool {
	return !slices.ContainsFunc(other.conditions, func(o condition) bool {
		return !slices.ContainsFunc(f.conditions, func(c condition) bool { return c.implies(o) })
	})
}

// holds reports whether the condition holds for a side.
func (c condition) holds(p rules.Position, side rules.Side) bool {
	if c.theirs {
		side = side.Other()
	}
	if c.hand {
		return slices.ContainsFunc(p.Hand(side), func(h rules.HandPiece) bool { return h.Kind == c.kind && h.Count > 0 })
	}
	want := rules.Piece{Side: side, Kind: c.kind}
	return slices.ContainsFunc(c.squares, func(s rules.Square) bool {
		if side == rules.Black {
			s = rules.Square{File: 8 - s.File, Rank: 8 - s.Rank}
		}
		piece, ok := p.At(s)
		return ok && piece == want
	})
}

// implies reports whether another condition holds wherever this one does.
func (c condition) implies(o condition) bool {
	return c.kind == o.kind && c.theirs == o.theirs && c.hand == o.hand &&
		!slices.ContainsFunc(c.squares, func(s rules.Square) bool { return !slices.Contains(o.squares, s) })
}
