package law

import (
	"passedpawn/game/chess/bitboard"
)

// steps judges how the piece moves and what is in its way.
func (t *try) steps() Reason {
	if t.kind == bitboard.Pawn {
		return t.pawn()
	}
	if !bitboard.Attacks(t.kind, t.from, 0).Has(t.to) {
		return t.reason(WrongWay, t.from, t.to)
	}
	if between := bitboard.Between(t.from, t.to) & t.pos.Occupied(); t.kind != bitboard.Knight && between != 0 {
		return t.reason(Blocked, t.nearest(between), t.to)
	}
	return Reason{}
}

// nearest returns the square of a line that the piece reaches first.
func (t *try) nearest(line bitboard.Bitboard) bitboard.Square {
	best, least := t.to, 8
	for line != 0 {
		s := line.Pop()
		if d := distance(t.from, s); d < least {
			best, least = s, d
		}
	}
	return best
}

func distance(a, b bitboard.Square) int {
	return max(far(a.File(), b.File()), far(a.Rank(), b.Rank()))
}

func far(a, b int) int { return max(a-b, b-a) }

// pawn judges the moves of a pawn.
func (t *try) pawn() Reason {
	up := 1
	if t.us == 1 {
		up = -1
	}
	files, ranks := far(t.from.File(), t.to.File()), (t.to.Rank()-t.from.Rank())*up
	home := t.from.Rank() == 1 && t.us == 0 || t.from.Rank() == 6 && t.us == 1
	full := t.pos.Occupied()
	switch {
	case files == 1 && ranks == 1:
		return t.pawnTakes()
	case files != 0 || ranks < 1 || ranks > 2:
		return t.reason(WrongWay, t.from, t.to)
	case ranks == 2 && !home:
		return t.reason(PawnDouble, t.from, t.to)
	}
	if step := t.from + bitboard.Square(8*up); full.Has(step) && ranks == 2 {
		return t.reason(Blocked, step, t.to)
	}
	if full.Has(t.to) {
		return t.reason(PawnStraight, t.to, t.to)
	}
	return Reason{}
}

// pawnTakes judges a diagonal move of a pawn.
func (t *try) pawnTakes() Reason {
	if t.pos.Occupied().Has(t.to) || t.passes() {
		return Reason{}
	}
	beside := t.to ^ 8 // the square of a pawn that could be captured en passant
	fifth := t.from.Rank() == 4 && t.us == 0 || t.from.Rank() == 3 && t.us == 1
	if fifth && t.pos.Pieces(bitboard.Pawn, t.us^1).Has(beside) {
		return t.reason(PawnNoPassing, beside, t.to)
	}
	return t.reason(PawnDiagonal, t.from, t.to)
}

// passes reports whether the move captures en passant, legally or not.
func (t *try) passes() bool {
	s, ok := t.pos.Passant()
	return ok && t.kind == bitboard.Pawn && s == t.to && t.from.File() != t.to.File()
}
