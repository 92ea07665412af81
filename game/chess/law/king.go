package law

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
)

// exposes judges what a step that the piece could make would do to its king.
func (t *try) exposes() Reason {
	king := t.pos.King(t.us)
	them := t.pos.Side(t.us ^ 1)
	if t.kind == bitboard.King {
		after := t.pos.Occupied()&^t.from.Bit() | t.to.Bit()
		if a := t.pos.Attackers(t.to, after) & them &^ t.to.Bit(); a != 0 {
			return t.intoCheck(a)
		}
		return Reason{}
	}
	checkers := t.pos.Attackers(king, t.pos.Occupied()) & them
	after := t.pos.Occupied()&^t.from.Bit() | t.to.Bit()
	taken := t.to.Bit()
	if t.passes() {
		taken = (t.to ^ 8).Bit()
		after &^= taken
	}
	attackers := t.pos.Attackers(king, after) & them &^ taken
	switch {
	case attackers == 0:
		return Reason{}
	case checkers.Count() > 1:
		r := t.reason(DoubleCheck, checkers.First(), king)
		checkers.Pop()
		r.Double, r.Second = true, convert.Square(checkers.First())
		return r
	case attackers&checkers != 0:
		return t.reason(StillInCheck, (attackers & checkers).First(), king)
	case t.passes() && !t.alone(attackers.First(), king):
		return t.reason(PassingExposes, attackers.First(), king)
	}
	return t.reason(Pinned, attackers.First(), king)
}

// intoCheck names one of the pieces that attack the king's target square. It prefers a
// piece that is not pinned, because that needs fewer words.
func (t *try) intoCheck(attackers bitboard.Bitboard) Reason {
	for set := attackers; set != 0; {
		if s := set.Pop(); !t.pinned(s) {
			return t.reason(IntoCheck, s, t.to)
		}
	}
	r := t.reason(IntoCheck, attackers.First(), t.to)
	r.Pinned = true
	return r
}

// pinned reports whether an attacking piece is pinned to its own king. Such a piece
// guards the square even though it may not move there.
func (t *try) pinned(at bitboard.Square) bool {
	them := t.us ^ 1
	king := t.pos.King(them)
	if at == king {
		return false
	}
	after := t.pos.Occupied()&^t.from.Bit() | t.to.Bit()
	before := t.pos.Attackers(king, after) & t.pos.Side(t.us) &^ t.from.Bit()
	exposed := t.pos.Attackers(king, after&^at.Bit()) & t.pos.Side(t.us) &^ t.from.Bit()
	return exposed&^before != 0
}

// alone reports whether the moving piece is the only one between an attacker and the
// king.
func (t *try) alone(attacker, king bitboard.Square) bool {
	return bitboard.Between(attacker, king)&t.pos.Occupied() == t.from.Bit()
}

// castles reports whether the try is an attempt to castle: the king moves from its
// original square to one two squares away along its rank, or onto its own rook.
func (t *try) castles() bool {
	if home := t.home(); t.from != home || t.to.Rank() != home.Rank() {
		return false
	}
	rook := t.pos.On(t.to) == bitboard.Rook && t.pos.Side(t.us).Has(t.to) && (t.to.File() == 0 || t.to.File() == 7)
	return rook || far(t.from.File(), t.to.File()) == 2
}

func (t *try) castling() Reason {
	way, rook, target := bitboard.Square(1), t.from+3, t.from+2
	if t.to < t.from {
		way, rook, target = -1, t.from-4, t.from-2
	}
	between := bitboard.Between(t.from, rook) & t.pos.Occupied()
	switch {
	case !t.pos.Pieces(bitboard.Rook, t.us).Has(rook):
		return t.reason(CastleNoRook, rook, rook)
	case !t.pos.MayCastle(t.us, way > 0):
		return t.reason(CastleMoved, rook, t.from)
	case between != 0:
		return t.reason(CastleBlocked, t.nearest(between), rook)
	}
	for _, step := range []struct {
		at   bitboard.Square
		kind Violation
	}{{t.from, CastleInCheck}, {t.from + way, CastleThrough}, {target, CastleInto}} {
		if a := t.pos.Attackers(step.at, t.pos.Occupied()) & t.pos.Side(t.us^1); a != 0 {
			return t.reason(step.kind, a.First(), step.at)
		}
	}
	return Reason{}
}
