package unwinnable

import "passedpawn/game/chess/bitboard"

// lacks reports whether the material alone rules out that the winner mates.
//
// A lone knight mates only a king whose own pieces occupy squares beside it. These cannot
// all be queens: each queen on such a square would capture the knight, or the winner's
// king would have to guard more squares than it can. The same is true of bishops of one
// colour against queens, rooks and bishops of that colour: one beside the king can
// interpose.
func lacks(p *bitboard.Position, winner bitboard.Side) bool {
	own, other := p.Side(winner), winner^1
	if (p.Pieces(bitboard.Pawn, winner) | p.Pieces(bitboard.Rook, winner) | p.Pieces(bitboard.Queen, winner)) != 0 {
		return false
	}
	knights, bishops := p.Pieces(bitboard.Knight, winner), p.Pieces(bitboard.Bishop, winner)
	switch {
	case own.Count() == 1:
		return true
	case knights != 0:
		helpers := p.Side(other) &^ p.Pieces(bitboard.Queen, other) &^ p.King(other).Bit()
		return own.Count() == 2 && helpers == 0
	case bishops&dark != 0 && bishops&^dark != 0:
		return false
	}
	half := dark
	if bishops&dark == 0 {
		half = ^dark
	}
	helpers := p.Pieces(bitboard.Pawn, other) | p.Pieces(bitboard.Knight, other) | p.Pieces(bitboard.Bishop, other)&^half
	return helpers == 0
}
