package law

import "passedpawn/game/chess/bitboard"

// castles960 reports whether the try is an attempt to castle in Chess960: the king moves
// onto a rook of its side on its rank, or two or more squares along it to an empty one. A
// king that may castle does so only by two squares, or to where castling leaves it. A king
// that stays on its square stands for castling where there is no rook.
func (t *try) castles960() bool {
	if !t.pos.Chess960() || t.from.Rank() != t.to.Rank() || t.from.Rank() != 7*int(t.us) {
		return false
	}
	if t.from == t.to || t.pos.Pieces(bitboard.Rook, t.us).Has(t.to) {
		return true
	}
	gap := far(t.from.File(), t.to.File())
	if gap < 2 || t.pos.Occupied().Has(t.to) {
		return false
	}
	way, _ := t.pos.CastlingWay(t.us, t.to > t.from)
	return gap == 2 || t.to == way.King || t.refuse960().Violation != Legal
}

// castling960 judges castling in Chess960 (Guidelines II).
func (t *try) castling960() Reason {
	r := t.refuse960()
	r.Chess960 = r.Violation != Legal
	return r
}

func (t *try) refuse960() Reason {
	way, may := t.pos.CastlingWay(t.us, t.to > t.from)
	onto := t.pos.Pieces(bitboard.Rook, t.us).Has(t.to)
	switch full := t.pos.Occupied() & way.Empty; {
	case t.from == t.to || !may || onto && t.to != way.Rook:
		return t.reason(CastleMoved, t.from, t.from)
	case full != 0:
		r := t.reason(CastleBlocked, t.nearest(full), way.Rook)
		r.Needs = way.Empty
		return r
	}
	for _, at := range t.walk(way) {
		if kind, attackers := t.unsafe(way, at); attackers != 0 {
			r := t.reason(kind, attackers.First(), at)
			r.Needs = way.Safe
			return r
		}
	}
	return Reason{}
}

// unsafe returns the pieces that attack a square on the king's way, and what that makes of
// castling. A king that stays where it is may lose the shield of its rook.
func (t *try) unsafe(way bitboard.CastlingWay, at bitboard.Square) (Violation, bitboard.Bitboard) {
	attackers := t.pos.Attackers(at, t.pos.Occupied()) & t.pos.Side(t.us^1)
	switch {
	case at == t.from && attackers != 0:
		return CastleInCheck, attackers
	case at == way.King:
		return CastleInto, attackers | t.pos.Unshielded(way)
	}
	return CastleThrough, attackers
}

// walk returns the squares on the king's way in its order, with the first and the last.
func (t *try) walk(way bitboard.CastlingWay) []bitboard.Square {
	var squares []bitboard.Square
	step := bitboard.Square(1)
	if way.King < t.from {
		step = -1
	}
	for at := t.from; at != way.King; at += step {
		squares = append(squares, at)
	}
	return append(squares, way.King)
}
