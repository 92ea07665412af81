// Package convert turns squares, kinds, moves and positions of the fast board into
// those of the rules, and back. It holds no logic of the game.
package convert

import (
	"passedpawn/game/bitboard"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// squares and kinds are those of the fast board, in its order.
var (
	squares = func() (all [64]rules.Square) {
		for s := range bitboard.Square(64) {
			all[s] = rules.Sq(s.File(), s.Rank())
		}
		return all
	}()
	kinds = [...]rules.Kind{
		bitboard.Pawn: rules.Pawn, bitboard.Knight: rules.Knight, bitboard.Bishop: rules.Bishop,
		bitboard.Rook: rules.Rook, bitboard.Queen: rules.Queen, bitboard.King: rules.King, bitboard.NoKind: rules.NoKind,
	}
)

// Fast is a position of orthodox chess as the fast board. It is the one way there:
// the error says that the position is of another game, or that no game could come to
// it.
func Fast(p rules.Position) (bitboard.Position, error) {
	pos, err := bitboard.Parse(p.String())
	if err != nil {
		return pos, phrase.Errorf("convert.not-position-orthodox-chess", p, err)
	}
	return pos, nil
}

// Square is a square in the words of the rules.
func Square(s bitboard.Square) rules.Square { return squares[s] }

// Kind is the kind of the rules that a piece type is.
func Kind(k bitboard.PieceType) rules.Kind { return kinds[k] }

// Move is a move in the words of the rules.
func Move(m bitboard.Move) rules.Move {
	return rules.Move{From: squares[m.From()], To: squares[m.To()], Promote: kinds[m.Promotion()]}
}

// FastSquare is a square of the eight by eight board as the fast board counts.
func FastSquare(s rules.Square) bitboard.Square { return bitboard.Square(s.Rank*8 + s.File) }

// PieceType is a kind of orthodox chess as the fast board counts, and false for
// a kind that it does not know.
func PieceType(k rules.Kind) (bitboard.PieceType, bool) {
	for fast, word := range kinds {
		if word == k {
			return bitboard.PieceType(fast), true
		}
	}
	return bitboard.NoKind, false
}
