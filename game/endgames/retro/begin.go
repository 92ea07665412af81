package retro

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
)

// begin finds what the positions with a number are worth by themselves: whether there are
// moves, and what those lead to that leave the ending.
func (s *solver) begin(index int) {
	if index >= s.Regular() {
		for turn := ending.White; turn <= ending.Black; turn++ {
			at, ok := s.PassingSquares(turn, index)
			s.settle(turn, index, at, ok, true)
		}
		return
	}
	at := s.Squares(index)
	ok := s.Ordered(at)
	s.settle(ending.White, index, at, ok, false)
	s.settle(ending.Black, index, at, ok, false)
}

// settle is begin for one side to move, and with or without a capture en passant. ok is
// false if the number is of no position.
func (s *solver) settle(turn bitboard.Side, index int, at ending.Squares, ok, passing bool) {
	occupied, apart := s.occupied(at)
	m := moves{solver: s, turn: turn, at: at, occupied: occupied, passing: passing && ok}
	if !ok || !apart || passing && !s.Beside(turn, at) || s.attacked(at[turn^1], turn, &at, occupied, none) {
		s.set(turn, index, byte(ending.NoValue))
		return
	}
	m.own = s.of(turn, &at)
	for i := range s.count {
		if s.side[i] == turn {
			m.man(i)
		}
	}
	v, left := m.sum()
	if v == ending.Drawn && left == 0 {
		v, left = ending.Mated, 0
		if !s.attacked(at[turn], turn^1, &at, occupied, none) {
			v, left = ending.Drawn, open
		}
	}
	s.left[turn][index] = left
	s.set(turn, index, byte(v))
}

// none is no man.
const none = -1

// occupied returns the squares of the men. apart is false if two are on one square, or a
// pawn is where none can be.
func (s *solver) occupied(at ending.Squares) (all bitboard.Bitboard, apart bool) {
	for i, a := range at[:s.count] {
		if s.kind[i] == bitboard.Pawn && (a < 8 || a >= 56) {
			return 0, false
		}
		all |= a.Bit()
	}
	return all, all.Count() == s.count
}

// of returns the squares of a side's men.
func (s *solver) of(side bitboard.Side, at *ending.Squares) (own bitboard.Bitboard) {
	for i, a := range at[:s.count] {
		if s.side[i] == side {
			own |= a.Bit()
		}
	}
	return own
}

// attacked reports whether a man of a side attacks a square. gone is a man that has been
// captured, or none.
func (s *solver) attacked(target bitboard.Square, by bitboard.Side, at *ending.Squares, occupied bitboard.Bitboard, gone int) bool {
	if bitboard.KingAttacks(at[by]).Has(target) {
		return true
	}
	for i := 2; i < s.count; i++ {
		if s.side[i] == by && i != gone && s.attacks(i, at[i], occupied).Has(target) {
			return true
		}
	}
	return false
}

// attacks returns the squares that a man attacks.
func (s *solver) attacks(i int, from bitboard.Square, occupied bitboard.Bitboard) bitboard.Bitboard {
	if s.kind[i] == bitboard.Pawn {
		return bitboard.PawnAttacks(s.side[i], from)
	}
	return bitboard.Attacks(s.kind[i], from, occupied)
}
