package engine

import "passedpawn/game/chess/bitboard"

// Sets of squares that the evaluation uses, by file or square.
var (
	files  [8]bitboard.Bitboard     // the whole file
	beside [8]bitboard.Bitboard     // the files next to it
	near   [64]bitboard.Bitboard    // within two king's moves
	ahead  [2][64]bitboard.Bitboard // squares from which enemy pawns would stop a pawn
)

func init() {
	for s := range 64 {
		files[s&7] |= 1 << s
	}
	for f := range files {
		if f > 0 {
			beside[f] |= files[f-1]
		}
		if f < 7 {
			beside[f] |= files[f+1]
		}
	}
	for s := range 64 {
		span := files[s&7] | beside[s&7]
		for t := range 64 {
			bit := bitboard.Bitboard(1) << t
			if distance(bitboard.Square(s), bitboard.Square(t)) <= 2 {
				near[s] |= bit
			}
			if t>>3 > s>>3 {
				ahead[0][s] |= bit & span
			}
			if t>>3 < s>>3 {
				ahead[1][s] |= bit & span
			}
		}
	}
}

// distance returns the number of king's moves between two squares.
func distance(a, b bitboard.Square) int {
	file, rank := a.File()-b.File(), a.Rank()-b.Rank()
	return max(file, -file, rank, -rank)
}

// pawnAttacks returns the squares that a set of pawns attacks.
func pawnAttacks(pawns bitboard.Bitboard, side bitboard.Side) bitboard.Bitboard {
	left, right := pawns&^files[0], pawns&^files[7]
	if side == 0 {
		return left<<7 | right<<9
	}
	return left>>9 | right>>7
}
