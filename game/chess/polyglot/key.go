package polyglot

import "passedpawn/game/chess/bitboard"

// Where the numbers for castling, en passant and the turn begin in random.
const (
	castling = 768
	passant  = 772
	turn     = 780
)

// Key returns the key of a position in a book: the numbers of everything in it, by
// exclusive or. En passant counts if a pawn stands beside the one that can be captured,
// whether or not it is pinned.
func Key(p *bitboard.Position) (key uint64) {
	for kind := bitboard.Pawn; kind <= bitboard.King; kind++ {
		for side := range bitboard.Side(2) {
			row := 64 * (2*int(kind) + 1 - int(side)) // a black pawn is first
			for at := p.Pieces(kind, side); at != 0; {
				key ^= random[row+int(at.Pop())]
			}
		}
	}
	for side := range bitboard.Side(2) {
		for i, short := range [2]bool{true, false} {
			if p.MayCastle(side, short) {
				key ^= random[castling+2*int(side)+i]
			}
		}
	}
	if at, ok := p.Passant(); ok && bitboard.PawnAttacks(1-p.Turn(), at)&p.Pieces(bitboard.Pawn, p.Turn()) != 0 {
		key ^= random[passant+at.File()]
	}
	if p.Turn() == bitboard.Side(0) { // White

		key ^= random[turn]
	}
	return key
}
