package ending

import "passedpawn/game/chess/bitboard"

// passingBits is for the file of the pawn that has just moved two squares, and on which
// side of it the other pawn is.
const passingBits = 4

// Passing reports whether there are captures en passant in an ending. A position with one
// has a number of its own.
func (e *Ending) Passing() bool { return e.Mirror && e.Pawns }

// PassingIndex returns the number of a position in which the side to move may capture en
// passant: the pawn of the other side has just moved two squares, and its own is beside it.
func (e *Ending) PassingIndex(turn bitboard.Side, at Squares) (index int, ok bool) {
	pair, t := e.frame.number[at[0]][at[1]], &turned[e.frame.turning[at[0]][at[1]]]
	own, passed := t[at[2+turn]], t[at[3-turn]]
	index = int(pair)<<passingBits | passed.File()<<1
	if own > passed {
		index |= 1
	}
	return e.Regular() + index, pair >= 0 && e.Beside(turn, at)
}

// PassingSquares is the inverse of PassingIndex. ok is false if the number is of no
// position.
func (e *Ending) PassingSquares(turn bitboard.Side, index int) (at Squares, ok bool) {
	index -= e.Regular()
	pair := e.frame.pairs[index>>passingBits]
	at[0], at[1] = pair[0], pair[1]
	passed := DoubleRank(turn^1) + bitboard.Square(index>>1&7)
	own := passed - 1
	if index&1 == 1 {
		own = passed + 1
	}
	at[2+turn], at[3-turn] = own, passed
	return at, own.Rank() == passed.Rank()
}

// DoubleRank returns the first square of the rank on which pawns of a side come with a
// double step.
func DoubleRank(side bitboard.Side) bitboard.Square {
	if side == White {
		return 24
	}
	return 32
}

// Up returns the step of a pawn.
func Up(side bitboard.Side) bitboard.Square {
	if side == White {
		return 8
	}
	return -8
}

// Beside reports whether the pawn of the side to move is beside one of the other side that
// may just have moved two squares: the squares behind that are empty.
func (e *Ending) Beside(turn bitboard.Side, at Squares) bool {
	own, passed := at[2+turn], at[3-turn]
	rank := DoubleRank(turn ^ 1)
	if own&^7 != rank || passed&^7 != rank || own-passed != 1 && passed-own != 1 {
		return false
	}
	behind := (passed - Up(turn^1)).Bit() | (passed - 2*Up(turn^1)).Bit()
	return behind&(at[0].Bit()|at[1].Bit()) == 0
}
