package engine

import (
	"sync"

	"passedpawn/game/bitboard"
)

// A pawnEnding says which positions of king and pawn against king are won for
// the pawn's side: for the side to move (the pawn's first), the pawn on the a-
// to d-file and the king of its side, the squares of the other king.
type pawnEnding [2][24][64]bitboard.Bitboard

// kpk works backwards from promotion until nothing more is won (retrograde
// analysis); it takes about a millisecond, once.
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

// pawnSquare is where the pawn of an index stands: four files, ranks 2 to 7.
func pawnSquare(pawn int) bitboard.Square { return bitboard.Square(8 + pawn/4*8 + pawn%4) }

// free are the squares the other king may stand on with its own side to move.
func free(pawn, king bitboard.Square) bitboard.Bitboard {
	return ^(bitboard.KingAttacks(king) | king.Bit() | pawn.Bit())
}

// won are the squares of the other king that lose with the pawn's side to move.
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
		// The new piece stays if its king guards it or the other is not near;
		// where a queen would stalemate, a rook wins.
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

// lost are the squares of the other king that lose with itself to move.
func (e *pawnEnding) lost(pawn int, king bitboard.Square) bitboard.Bitboard {
	p := pawnSquare(pawn)
	open := free(p, king) &^ bitboard.PawnAttacks(0, p)
	if !bitboard.KingAttacks(king).Has(p) {
		open |= p.Bit() // it can be taken
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
