package unwinnable

import "passedpawn/game/chess/bitboard"

// lone reports whether the winner has one knight or bishop and nothing else. That can
// mate only in a corner, if the loser's own pieces occupy the squares there.
func (v *view) lone() bool {
	return v.Side(v.us).Count() == 2 && (v.Pieces(bitboard.Knight, v.us)|v.Pieces(bitboard.Bishop, v.us)) != 0
}

const corners bitboard.Bitboard = 1 | 1<<7 | 1<<56 | 1<<63

// loneScore prefers the loser's king in a corner, the other king near it, the loser's
// pieces beside it, and pawns on their way to become such pieces.
func (v *view) loneScore() (s int32) {
	in := corners
	if bishops := v.Pieces(bitboard.Bishop, v.us); bishops&dark != 0 {
		in &= dark
	} else if bishops != 0 {
		in &^= dark
	}
	near := int32(8)
	for set := in; set != 0; {
		near = min(near, dist(set.Pop(), v.king))
	}
	around := bitboard.KingAttacks(v.king)
	minors := v.Pieces(bitboard.Knight, v.them) | v.Pieces(bitboard.Bishop, v.them)
	pawns := v.Pieces(bitboard.Pawn, v.them)
	majors := v.Side(v.them) &^ minors &^ pawns
	helper := v.King(v.us)
	open := around &^ v.Side(v.them) &^ bitboard.KingAttacks(helper)
	s = 13*near + 5*dist(helper, v.king) + 3*int32(majors.Count()) - 22*int32(minors.Count())
	s += 2 * int32(open.Count()-(v.Side(v.them)&around).Count())
	for pawns != 0 {
		s -= 4 + 3*v.advanced(pawns.Pop(), v.them)
	}
	return s
}
