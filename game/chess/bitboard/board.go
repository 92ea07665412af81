package bitboard

// A board is pieces on squares, whoever is to move.
type board struct {
	kinds [6]Bitboard
	sides [2]Bitboard
	on    [64]PieceType
}

// On returns the kind of the piece on s, NoKind if s is empty.
func (b *board) On(s Square) PieceType { return b.on[s] }

// Pieces returns the squares of the pieces of a kind and a side.
func (b *board) Pieces(k PieceType, s Side) Bitboard { return b.kinds[k] & b.sides[s] }

// Side returns the squares of all pieces of a side.
func (b *board) Side(s Side) Bitboard { return b.sides[s] }

// Occupied returns the squares of all pieces.
func (b *board) Occupied() Bitboard { return b.sides[0] | b.sides[1] }

// King returns the square of the king of a side.
func (b *board) King(s Side) Square { return (b.kinds[King] & b.sides[s]).First() }

// Attackers returns the pieces of both sides that attack s, given the occupied squares.
func (b *board) Attackers(s Square, occupied Bitboard) Bitboard {
	return table.pawn[black][s]&b.Pieces(Pawn, white) |
		table.pawn[white][s]&b.Pieces(Pawn, black) |
		table.open[Knight][s]&b.kinds[Knight] |
		table.open[King][s]&b.kinds[King] |
		RookAttacks(s, occupied)&(b.kinds[Rook]|b.kinds[Queen]) |
		BishopAttacks(s, occupied)&(b.kinds[Bishop]|b.kinds[Queen])
}

// riders returns the pieces of both sides that would attack s along a line if there were
// nothing between.
func (b *board) riders(s Square) Bitboard {
	return table.open[Rook][s]&(b.kinds[Rook]|b.kinds[Queen]) | table.open[Bishop][s]&(b.kinds[Bishop]|b.kinds[Queen])
}

// outermost returns the rook of a side that is farthest from its king on one side of
// their rank.
func (b *board) outermost(side Side, short bool) (rook Square, ok bool) {
	king, edge, way := b.King(side), b.King(side)|7, Square(-1)
	if !short {
		edge, way = king&^7, 1
	}
	for s := edge; s != king; s += way {
		if b.Pieces(Rook, side).Has(s) {
			return s, true
		}
	}
	return 0, false
}

// Between returns the squares strictly between two squares on a line: those of the line
// from the lower square on, without it, and below the higher square.
func Between(a, b Square) Bitboard {
	on := table.lines[a][b] & (^Bitboard(0)<<uint(a&63) ^ ^Bitboard(0)<<uint(b&63))
	return on & (on - 1)
}
