package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
)

// forceful adds the captures, the promotions to a queen and all other moves that give check: by
// the moved piece, by one behind it, by castling or by a promotion to another piece. In check, it
// adds every legal move.
func forceful(p *bitboard.Position, l *bitboard.List) {
	p.Captures(l)
	if p.InCheck() {
		return
	}
	aims := p.Aims()
	p.Checks(l, &aims)
	us, screens := p.Turn(), screens(p)
	if screens|runUp(p) == 0 && !p.MayCastle(us, true) && !p.MayCastle(us, false) {
		return
	}
	var all bitboard.List
	p.Generate(&all)
	for _, m := range all.All() {
		rare := screens.Has(m.From()) || m.Castling() || m.Promotion() != bitboard.NoKind
		if rare && !slices.Contains(l.All(), m) && checks(p, m) {
			l.Add(m)
		}
	}
}

// screens returns the pieces of the side to move that are alone between one of its bishops, rooks
// or queens and the other king.
func screens(p *bitboard.Position) (all bitboard.Bitboard) {
	us, king := p.Turn(), p.King(p.Turn()^1)
	queens := p.Pieces(bitboard.Queen, us)
	riders := bitboard.BishopAttacks(king, 0)&(p.Pieces(bitboard.Bishop, us)|queens) |
		bitboard.RookAttacks(king, 0)&(p.Pieces(bitboard.Rook, us)|queens)
	for riders != 0 {
		if between := bitboard.Between(king, riders.Pop()) & p.Occupied(); between.Count() == 1 {
			all |= between & p.Side(us)
		}
	}
	return all
}

// runUp returns the pawns of the side to move that are a step away from the last rank.
func runUp(p *bitboard.Position) bitboard.Bitboard {
	rank := bitboard.Bitboard(0xFF) << (8 * 6)
	if p.Turn() != 0 {
		rank = 0xFF << 8
	}
	return p.Pieces(bitboard.Pawn, p.Turn()) & rank
}
