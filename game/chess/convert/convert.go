// Package convert converts squares, kinds, moves and positions between the fast board and
// the rules. It contains no chess logic.
package convert

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// The squares and kinds of the fast board, in its order.
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

// A Faster is a position that is a fast board already.
type Faster interface{ Fast() bitboard.Position }

// Fast returns the fast board of a position of orthodox chess or Chess960. It is the only
// way to get one. The error says that the position belongs to another game, or that no
// game could reach it.
func Fast(p rules.Position) (bitboard.Position, error) {
	if f, ok := p.(Faster); ok {
		return f.Fast(), nil
	}
	pos, err := bitboard.Parse(p.String())
	if err != nil {
		return pos, phrase.Errorf("convert.not-position-orthodox-chess", p, err)
	}
	return pos, nil
}

// Square converts a square of the fast board to one of the rules.
func Square(s bitboard.Square) rules.Square { return squares[s] }

// Kind converts a piece type of the fast board to a kind of the rules.
func Kind(k bitboard.PieceType) rules.Kind { return kinds[k] }

// Move converts a move of the fast board to one of the rules.
func Move(m bitboard.Move) rules.Move {
	return rules.Move{From: squares[m.From()], To: squares[m.To()], Promote: kinds[m.Promotion()]}
}

// FastSquare converts a square of an eight-by-eight board to one of the fast board.
func FastSquare(s rules.Square) bitboard.Square { return bitboard.Square(s.Rank*8 + s.File) }

// PieceType converts a kind of orthodox chess to a piece type of the fast board. It
// returns false for other kinds.
func PieceType(k rules.Kind) (bitboard.PieceType, bool) {
	for fast, word := range kinds {
		if word == k {
			return bitboard.PieceType(fast), true
		}
	}
	return bitboard.NoKind, false
}
