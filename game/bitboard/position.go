package bitboard

// A Position is a board with the rights that go with it. It is a plain value:
// copying it is safe and takes a fraction of generating its moves.
type Position struct {
	kinds  [6]Bitboard
	sides  [2]Bitboard
	on     [64]PieceType
	key    uint64
	checks Bitboard // the pieces that check the side to move
	turn   Side
	past
	number uint16 // of the move, as FEN counts
}

// A past is what the moves so far left, which no move back could tell.
type past struct {
	rights        uint8 // castling, one bit each of whiteShort..blackLong
	passant       Square
	halfmoveClock uint16 // plies since the last capture or pawn move
}

// Castling rights.
const (
	whiteShort = 1 << iota
	whiteLong
	blackShort
	blackLong
)

// none stands for no en passant square: a1 can never be one.
const none Square = 0

// Turn is the side to move.
func (p *Position) Turn() Side { return p.turn }

// Key is the Zobrist key: equal positions have equal keys. An en passant
// square counts only where a pawn attacks it.
func (p *Position) Key() uint64 { return p.key }

// HalfmoveClock counts the plies since the last capture or pawn move.
func (p *Position) HalfmoveClock() int { return int(p.halfmoveClock) }

// Number of the move, from 1, as FEN counts.
func (p *Position) Number() int { return int(p.number) }

// On is the kind of the piece on s, NoKind if it is empty.
func (p *Position) On(s Square) PieceType { return p.on[s] }

// Pieces is the set of pieces of a kind and side.
func (p *Position) Pieces(k PieceType, s Side) Bitboard { return p.kinds[k] & p.sides[s] }

// Side is the set of all pieces of a side.
func (p *Position) Side(s Side) Bitboard { return p.sides[s] }

// Occupied is the set of all pieces.
func (p *Position) Occupied() Bitboard { return p.sides[0] | p.sides[1] }

// King is the square of the king of a side.
func (p *Position) King(s Side) Square { return (p.kinds[King] & p.sides[s]).First() }

// Attackers are the pieces of both sides that attack s on a board so occupied.
func (p *Position) Attackers(s Square, occupied Bitboard) Bitboard {
	return table.pawn[black][s]&p.Pieces(Pawn, white) |
		table.pawn[white][s]&p.Pieces(Pawn, black) |
		table.open[Knight][s]&p.kinds[Knight] |
		table.open[King][s]&p.kinds[King] |
		RookAttacks(s, occupied)&(p.kinds[Rook]|p.kinds[Queen]) |
		BishopAttacks(s, occupied)&(p.kinds[Bishop]|p.kinds[Queen])
}

// attacked reports whether one of the opponent's pieces in a set attacks s on a board
// so occupied. Riders that could are few: they are asked one by one.
func (p *Position) attacked(s Square, occupied, by Bitboard) bool {
	if (table.pawn[p.turn][s]&p.kinds[Pawn]|table.open[Knight][s]&p.kinds[Knight]|table.open[King][s]&p.kinds[King])&by != 0 {
		return true
	}
	for riders := p.riders(s) & by; riders != 0; {
		if Between(s, riders.Pop())&occupied == 0 {
			return true
		}
	}
	return false
}

// riders are the pieces of both sides that would attack s along a line if nothing
// stood between.
func (p *Position) riders(s Square) Bitboard {
	return table.open[Rook][s]&(p.kinds[Rook]|p.kinds[Queen]) | table.open[Bishop][s]&(p.kinds[Bishop]|p.kinds[Queen])
}

// InCheck reports whether the side to move is in check.
func (p *Position) InCheck() bool { return p.checks != 0 }

// checkers works out checks.
func (p *Position) checkers() Bitboard {
	return p.Attackers(p.King(p.turn), p.Occupied()) & p.sides[p.turn^1]
}

// pinned are the pieces of the side to move that stand alone between their
// king and a rider of the opponent.
func (p *Position) pinned() Bitboard {
	us, king, occupied := p.sides[p.turn], p.King(p.turn), p.Occupied()
	var pins Bitboard
	for riders := p.riders(king) & p.sides[p.turn^1]; riders != 0; {
		if b := Between(king, riders.Pop()) & occupied; b.Count() == 1 {
			pins |= b & us
		}
	}
	return pins
}

// Aims are the squares from which each kind of piece of the side to move would
// check.
type Aims [NoKind]Bitboard

// Aims works out the aims.
func (p *Position) Aims() (a Aims) {
	king, occupied := p.King(p.turn^1), p.Occupied()
	a[Pawn] = PawnAttacks(p.turn^1, king)
	a[Knight] = KnightAttacks(king)
	a[Bishop] = BishopAttacks(king, occupied)
	a[Rook] = RookAttacks(king, occupied)
	a[Queen] = a[Bishop] | a[Rook]
	return a
}

func (p *Position) put(s Square, k PieceType, side Side) {
	p.kinds[k] |= s.Bit()
	p.sides[side] |= s.Bit()
	p.on[s] = k
	p.key ^= zobrist.piece[side][k][s]
}

func (p *Position) lift(s Square, k PieceType, side Side) {
	p.kinds[k] &^= s.Bit()
	p.sides[side] &^= s.Bit()
	p.on[s] = NoKind
	p.key ^= zobrist.piece[side][k][s]
}

// Passant is the square where a pawn can be taken in passing, if there is one.
func (p *Position) Passant() (Square, bool) { return p.passant, p.passant != none }

// MayCastle reports whether a side still has the right to castle to the short
// side, or else to the long.
func (p *Position) MayCastle(s Side, short bool) bool {
	right := uint8(whiteLong)
	if short {
		right = whiteShort
	}
	return p.rights&(right<<(2*s)) != 0
}

// Between is the squares between two that stand on a line, without them: those of
// the line from the lower of the two on, and below the higher.
func Between(a, b Square) Bitboard {
	on := table.lines[a][b] & (^Bitboard(0)<<uint(a&63) ^ ^Bitboard(0)<<uint(b&63))
	return on & (on - 1)
}
