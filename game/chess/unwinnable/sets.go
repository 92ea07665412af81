package unwinnable

import "passedpawn/game/chess/bitboard"

const (
	fileA bitboard.Bitboard = 0x0101010101010101
	fileB                   = fileA << 1
	fileG                   = fileA << 6
	fileH                   = fileA << 7
	rank1 bitboard.Bitboard = 0xff
	rank8                   = rank1 << 56
	dark  bitboard.Bitboard = 0xaa55aa55aa55aa55 // a1 and all squares of its colour
)

func straights(b bitboard.Bitboard) bitboard.Bitboard {
	return b<<8 | b>>8 | (b&^fileH)<<1 | (b&^fileA)>>1
}

func diagonals(b bitboard.Bitboard) bitboard.Bitboard {
	return (b&^fileH)<<9 | (b&^fileA)<<7 | (b&^fileH)>>7 | (b&^fileA)>>9
}

func leaps(b bitboard.Bitboard) bitboard.Bitboard {
	left, right := (b&^fileA)>>1, (b&^fileH)<<1
	left2, right2 := (b&^(fileA|fileB))>>2, (b&^(fileG|fileH))<<2
	return (left|right)<<16 | (left|right)>>16 | (left2|right2)<<8 | (left2|right2)>>8
}

// pawnAttacks returns the squares that pawns of a side attack.
func pawnAttacks(pawns bitboard.Bitboard, side bitboard.Side) bitboard.Bitboard {
	if side == white {
		return (pawns&^fileA)<<7 | (pawns&^fileH)<<9
	}
	return (pawns&^fileA)>>9 | (pawns&^fileH)>>7
}

// forward returns the squares in front of some squares, in the direction of a side's
// pawns.
func forward(b bitboard.Bitboard, side bitboard.Side) bitboard.Bitboard {
	if side == white {
		return b << 8
	}
	return b >> 8
}

// forwardFill returns some squares and all squares in front of them.
func forwardFill(b bitboard.Bitboard, side bitboard.Side) bitboard.Bitboard {
	if side == white {
		b |= b << 8
		b |= b << 16
		return b | b<<32
	}
	b |= b >> 8
	b |= b >> 16
	return b | b>>32
}
