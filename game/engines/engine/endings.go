package engine

import "passedpawn/game/chess/bitboard"

// known evaluates endings for which there is better knowledge than a search gives: a lone
// king, which is driven to where it can be mated, and king and pawn against king.
func known(p *bitboard.Position) (score int, ok bool) {
	strong := p.Turn()
	if p.Side(strong).Count() == 1 {
		strong ^= 1
	}
	if p.Side(strong^1).Count() > 1 || p.Side(strong).Count() == 1 {
		return 0, false
	}
	pawns := p.Pieces(bitboard.Pawn, strong)
	switch {
	case pawns != 0 && p.Side(strong).Count() == 2:
		if kpk().wonWith(p, strong) {
			score = 500 + 20*relative(pawns.First(), strong).Rank()
		}
	case mates(p, strong):
		score = technique(p, strong)
	default:
		return 0, pawns == 0 // with pawns, the network evaluates it
	}
	if strong != p.Turn() {
		score = -score
	}
	return score, true
}

// mates reports whether the pieces can force mate against a lone king.
func mates(p *bitboard.Position, strong bitboard.Side) bool {
	if p.Pieces(bitboard.Queen, strong)|p.Pieces(bitboard.Rook, strong) != 0 {
		return true
	}
	bishops := p.Pieces(bitboard.Bishop, strong)
	return bishops&light != 0 && bishops&^light != 0 || bishops != 0 && p.Pieces(bitboard.Knight, strong) != 0
}

// light is the light squares.
const light bitboard.Bitboard = 0x55aa_55aa_55aa_55aa

// technique drives the lone king to the edge, or with bishop and knight to a corner of
// the bishop's colour, and brings the stronger side's king near it.
func technique(p *bitboard.Position, strong bitboard.Side) int {
	own, lone := p.King(strong), p.King(strong^1)
	score := 1500 + worth(p, strong) - 20*distance(own, lone)
	bishops := p.Pieces(bitboard.Bishop, strong)
	if p.Pieces(bitboard.Queen, strong)|p.Pieces(bitboard.Rook, strong)|p.Pieces(bitboard.Pawn, strong) == 0 &&
		(bishops&light == 0 || bishops&^light == 0) {
		corner := bitboard.Square(0)
		if bishops&light != 0 {
			corner = 7
		}
		return score - 40*min(steps(lone, corner), steps(lone, corner^63))
	}
	file, rank := min(lone.File(), 7-lone.File()), min(lone.Rank(), 7-lone.Rank())
	return score - 15*(file+rank) - 25*min(file, rank)
}

// steps returns the distance between two squares along files and ranks.
func steps(a, b bitboard.Square) int {
	file, rank := a.File()-b.File(), a.Rank()-b.Rank()
	return max(file, -file) + max(rank, -rank)
}
