package engine

import (
	"sync"

	"passedpawn/game/chess/bitboard"
)

// A pawnEnding contains the positions of king and pawn against king that the side with
// the pawn wins. Its indices are the side to move (the side with the pawn first), the
// pawn on the a- to d-files, and the king of its side. The value is the set of squares of
// the other king.
type pawnEnding [2][24][64]bitboard.Bitboard

// kpk works backwards from promotion until no more positions are won (retrograde
// analysis). It takes about a millisecond, once.
var kpk = sync.OnceValue(func() *pawnEnding {
	e := new(pawnEnding)
	for changed := true; changed; {
		changed = false
		for pawn := range 24 {
			for king := range 64 {
				s := bitboard.Square(king)
				if s == pawnSquare(pawn) {
					continue
				}
				first, second := e.won(pawn, s), e.lost(pawn, s)
				changed = changed || first != e[0][pawn][king] || second != e[1][pawn][king]
				e[0][pawn][king], e[1][pawn][king] = first, second
			}
		}
	}
	return e
})

// pawnSquare returns the square of the pawn with an index: four files, ranks 2 to 7.
func pawnSquare(pawn int) bitboard.Square { return bitboard.Square(8 + pawn/4*8 + pawn%4) }

// free returns the squares on which the other king may be when its side is to move.
func free(pawn, king bitboard.Square) bitboard.Bitboard {
	return ^(bitboard.KingAttacks(king) | king.Bit() | pawn.Bit())
}

// won returns the squares of the other king that lose if the side with the pawn is to
// move.
func (e *pawnEnding) won(pawn int, king bitboard.Square) bitboard.Bitboard {
	p := pawnSquare(pawn)
	legal := free(p, king) &^ bitboard.PawnAttacks(0, p)
	var won bitboard.Bitboard
	for steps := bitboard.KingAttacks(king) &^ p.Bit(); steps != 0; {
		to := steps.Pop()
		won |= e[1][pawn][to] &^ bitboard.KingAttacks(to)
	}
	ahead := p + 8
	if ahead == king {
		return won & legal
	}
	if p.Rank() == 6 {
		// The new piece survives if its king guards it or the other king is not near. If
		// a queen would stalemate, a rook wins.
		if bitboard.KingAttacks(king).Has(ahead) {
			return (won | ^ahead.Bit()) & legal
		}
		return (won | ^(ahead.Bit() | bitboard.KingAttacks(ahead))) & legal
	}
	won |= e[1][pawn+4][king] &^ ahead.Bit()
	if p.Rank() == 1 && ahead+8 != king {
		won |= e[1][pawn+8][king] &^ ahead.Bit() &^ (ahead + 8).Bit()
	}
	return won & legal
}

// lost returns the squares of the other king that lose if its side is to move.
func (e *pawnEnding) lost(pawn int, king bitboard.Square) bitboard.Bitboard {
	p := pawnSquare(pawn)
	open := free(p, king) &^ bitboard.PawnAttacks(0, p)
	if !bitboard.KingAttacks(king).Has(p) {
		open |= p.Bit() // the pawn can be captured
	}
	lost := e[0][pawn][king]
	var out bitboard.Bitboard
	for set := free(p, king); set != 0; {
		s := set.Pop()
		if steps := bitboard.KingAttacks(s) & open; steps != 0 && steps&^lost == 0 {
			out |= s.Bit()
		}
	}
	return out
}

// wonWith reports whether the side with the pawn wins.
func (e *pawnEnding) wonWith(p *bitboard.Position, strong bitboard.Side) bool {
	pawn := p.Pieces(bitboard.Pawn, strong).First()
	f := bitboard.Square(56 * strong)
	if pawn.File() > 3 {
		f ^= 7
	}
	pawn ^= f
	return e[p.Turn()^strong][(pawn.Rank()-1)*4+pawn.File()][p.King(strong)^f].Has(p.King(strong^1) ^ f)
}
