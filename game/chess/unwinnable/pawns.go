package unwinnable

import "passedpawn/game/chess/bitboard"

// harmless reports whether a man is a pawn of the winner that the loser's king can capture
// whenever it gives check. king is the set of squares on which that king can be.
//
// A pawn gives check from a square beside the king. If no other man of its side can ever
// attack that square, the king is safe there, whatever else gives check. So there is no
// mate while the pawn attacks the king.
func (r *reach) harmless(m *man, king bitboard.Bitboard) bool {
	if m.kind != bitboard.Pawn || m.to != m.pawn { // it could promote
		return false
	}
	from := m.pawn & pawnAttacks(king, m.side^1)
	for i := range r.men[:r.count] {
		if other := &r.men[i]; other.side == m.side && other != m && other.guards()&from != 0 {
			return false
		}
	}
	return true
}

// guards returns all squares on which a man can ever protect another man. A rider that
// protects one along a line could move to the square before it. This is also true if the
// loser's king is between them, because no man of the winner is on the king's square.
func (m *man) guards() bitboard.Bitboard {
	switch {
	case m.kind == bitboard.Pawn && m.to == m.pawn:
		return pawnAttacks(m.pawn, m.side)
	case m.kind == bitboard.Knight:
		return leaps(m.to)
	case m.kind == bitboard.Bishop:
		return diagonals(m.to)
	case m.kind == bitboard.Rook:
		return straights(m.to)
	}
	return straights(m.to) | diagonals(m.to)
}
