package engine

import "passedpawn/game/chess/bitboard"

var exchangeValue = [7]int{100, 320, 330, 500, 950, 20000, 0}

// exchange returns what a capture wins or loses in centipawns if both sides go on
// capturing on its square with their cheapest piece for as long as it pays (static
// exchange evaluation).
func exchange(p *bitboard.Position, m bitboard.Move) int {
	if m.Castling() {
		return 0
	}
	to, from := m.To(), m.From()
	occupied := p.Occupied() &^ from.Bit()
	onSquare := p.On(from)
	var gain [32]int
	gain[0] = exchangeValue[p.On(to)]
	if m.EnPassant() {
		gain[0] = exchangeValue[bitboard.Pawn]
		occupied &^= (to ^ 8).Bit()
	}
	side, depth := p.Turn()^1, 0
	for depth < 31 {
		takers := p.Attackers(to, occupied) & occupied & p.Side(side)
		if takers == 0 {
			break
		}
		next, at := cheapest(p, takers, side)
		if next == bitboard.King && p.Attackers(to, occupied&^at.Bit())&occupied&p.Side(side^1) != 0 {
			break
		}
		depth++
		gain[depth] = exchangeValue[onSquare] - gain[depth-1]
		onSquare = next
		occupied &^= at.Bit()
		side ^= 1
	}
	for ; depth > 0; depth-- {
		gain[depth-1] = -max(-gain[depth-1], gain[depth])
	}
	return gain[0]
}

func cheapest(p *bitboard.Position, takers bitboard.Bitboard, side bitboard.Side) (bitboard.PieceType, bitboard.Square) {
	for k := bitboard.Pawn; k < bitboard.King; k++ {
		if set := takers & p.Pieces(k, side); set != 0 {
			return k, set.First()
		}
	}
	return bitboard.King, takers.First()
}
