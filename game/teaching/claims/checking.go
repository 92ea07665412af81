package claims

import (
	"slices"

	"passedpawn/game/chess/bitboard"
)

// forceful adds the captures, the promotions to a queen and all other moves that give check. In
// check, it adds every legal move.
func forceful(p *bitboard.Position, l *bitboard.List) {
	p.Captures(l)
	addChecks(p, l)
}

// addChecks adds to the captures and promotions to a queen all other moves that give check: by the
// moved piece, by one behind it, by castling or by a promotion to another piece. In check, it
// adds nothing.
func addChecks(p *bitboard.Position, l *bitboard.List) {
	if p.InCheck() {
		return
	}
	us, sights := p.Turn(), bitboard.NewSights(p)
	p.Checks(l, &sights.Aims)
	if sights.Screens|runUp(p) == 0 && !p.MayCastle(us, true) && !p.MayCastle(us, false) {
		return
	}
	var all bitboard.List
	p.Generate(&all)
	for _, m := range all.All() {
		rare := sights.Screens.Has(m.From()) || m.Castling() || m.Promotion() != bitboard.NoKind
		if rare && !slices.Contains(l.All(), m) && sights.Checks(p, m) {
			l.Add(m)
		}
	}
}

// runUp returns the pawns of the side to move that are a step away from the last rank.
func runUp(p *bitboard.Position) bitboard.Bitboard {
	rank := bitboard.Bitboard(0xFF) << (8 * 6)
	if p.Turn() != 0 {
		rank = 0xFF << 8
	}
	return p.Pieces(bitboard.Pawn, p.Turn()) & rank
}
