package bitboard

// A past is the state that cannot be recovered by undoing a move.
type past struct {
	rights        uint8 // castling rights, one bit for each of whiteShort..blackLong
	passant       Square
	halfmoveClock uint16 // plies since the last capture or pawn move
}

// The castling rights.
const (
	whiteShort = 1 << iota
	whiteLong
	blackShort
	blackLong
)

// none means that there is no en passant square: a1 can never be one.
const none Square = 0

// HalfmoveClock returns the number of plies since the last capture or pawn move.
func (p *past) HalfmoveClock() int { return int(p.halfmoveClock) }

// Passant returns the square where a pawn can be captured en passant, if there is one.
func (p *past) Passant() (Square, bool) { return p.passant, p.passant != none }

// MayCastle reports whether a side still has the right to castle, kingside if short and
// queenside otherwise.
func (p *past) MayCastle(s Side, short bool) bool {
	right := uint8(whiteLong)
	if short {
		right = whiteShort
	}
	return p.rights&(right<<(2*s)) != 0
}
