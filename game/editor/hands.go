package editor

import (
	"slices"

	"passedpawn/game/rules"
)

// slot returns the index of a kind in the hands, -1 for none.
func (b Position) slot(k rules.Kind) int { return slices.Index(b.shape.Hand, k) }

// Hand implements rules.Position.
func (b Position) Hand(side rules.Side) []rules.HandPiece {
	var all []rules.HandPiece
	for i, k := range b.shape.Hand {
		if n := b.hands[side][i]; n > 0 {
			all = append(all, rules.HandPiece{Kind: k, Count: int(n)})
		}
	}
	return all
}

// Hold puts pieces into the hand of their side, unpromoted as there, or removes them if
// by is negative. It does nothing for a kind that cannot be in a hand.
func (b Position) Hold(p rules.Piece, by int) Position {
	i := b.slot(b.plain(p.Kind))
	if i < 0 {
		return b
	}
	b.hands[p.Side][i] = uint8(min(max(int(b.hands[p.Side][i])+by, 0), mostOfAKind))
	return b.changed()
}

// Lay puts a piece on a spot: on a square, where it replaces what was there, or into a
// hand.
func (b Position) Lay(at rules.Spot, p rules.Piece) Position {
	if s, on := at.Square(); on {
		return b.Put(s, p)
	}
	if place, held := at.HandPiece(); held && b.slot(b.plain(p.Kind)) >= 0 {
		p.Side = place.Side
		return b.Hold(p, 1)
	}
	return b
}

// Lift removes the piece on a square, or one of the pieces in a hand.
func (b Position) Lift(at rules.Spot) Position {
	if s, on := at.Square(); on {
		return b.Put(s, rules.Piece{})
	}
	if p, held := at.HandPiece(); held {
		return b.Hold(p, -1)
	}
	return b
}

// Carry moves a piece from one spot to another. A king cannot be moved into a hand.
func (b Position) Carry(from, to rules.Spot) Position {
	p, ok := rules.PieceAt(b, from)
	if !ok || from == to {
		return b
	}
	if s, on := to.Square(); on {
		if _, there := b.index(s); !there {
			return b
		}
	} else if b.slot(b.plain(p.Kind)) < 0 {
		return b
	}
	return b.Lift(from).Lay(to, p)
}
