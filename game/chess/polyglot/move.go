package polyglot

import (
	"cmp"
	"slices"

	"passedpawn/game/chess/bitboard"
)

// A Move is a move that a book has in a position.
type Move struct {
	Move   bitboard.Move
	Weight int
	// Share is the part of the weights in the position, from 0 to 1. It is 0 for a move
	// that the book knows but does not play.
	Share float64
	Learn uint32
}

// Moves returns the legal moves that the book has in a position, the heaviest first.
func (b *Book) Moves(p *bitboard.Position) ([]Move, error) {
	entries, err := b.Entries(Key(p))
	return movesOf(p, entries), err
}

// movesOf returns the legal moves among the entries of a position, the heaviest first.
func movesOf(p *bitboard.Position, entries []Entry) (moves []Move) {
	sum := 0
	for _, e := range entries {
		m := legal(p, e.Move)
		if m == 0 || slices.ContainsFunc(moves, func(other Move) bool { return other.Move == m }) {
			continue
		}
		moves = append(moves, Move{Move: m, Weight: int(e.Weight), Learn: e.Learn})
		sum += int(e.Weight)
	}
	for i := range moves {
		moves[i].Share = float64(moves[i].Weight) / float64(max(sum, 1))
	}
	slices.SortStableFunc(moves, func(a, b Move) int { return cmp.Compare(b.Weight, a.Weight) })
	return moves
}

// promotions lists the kinds to which a pawn promotes, by their codes.
var promotions = [8]bitboard.PieceType{
	bitboard.NoKind, bitboard.Knight, bitboard.Bishop, bitboard.Rook, bitboard.Queen,
	bitboard.NoKind, bitboard.NoKind, bitboard.NoKind,
}

// legal returns the move for a code, or 0 if it is not legal in the position. From the
// lowest bit on, a code has three bits each for the file and the rank of the target, those
// of the origin, and the promotion. Castling is a move of the king onto its rook.
func legal(p *bitboard.Position, code uint16) bitboard.Move {
	to, from := bitboard.Square(code&63), bitboard.Square(code>>6&63)
	side := p.Turn()
	if p.King(side) == from && p.Pieces(bitboard.Rook, side).Has(to) {
		if m := p.Castle(to > from); m != 0 {
			if _, rook, _ := p.Castled(m); rook == to {
				return m
			}
		}
		return 0
	}
	return p.Legal(from, to, promotions[code>>12&7])
}
