package bitboard

// A Position is a board with its castling and en passant rights and counters. It is a
// plain value: copying it is safe and takes a fraction of the time to generate its moves.
type Position struct {
	kinds  [6]Bitboard
	sides  [2]Bitboard
	on     [64]PieceType
	key    uint64
	checks Bitboard // the pieces that check the side to move
	turn   Side
	past
	number uint16 // of the move, as in FEN
	home   *home  // where the kings and rooks that may castle began
}

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

// Turn returns the side to move.
func (p *Position) Turn() Side { return p.turn }

// Key returns the Zobrist key: equal positions have equal keys. An en passant square
// counts only if a pawn attacks it.
func (p *Position) Key() uint64 { return p.key }

// HalfmoveClock returns the number of plies since the last capture or pawn move.
func (p *Position) HalfmoveClock() int { return int(p.halfmoveClock) }

// Number returns the number of the move, from 1, as in FEN.
func (p *Position) Number() int { return int(p.number) }

// On returns the kind of the piece on s, NoKind if s is empty.
func (p *Position) On(s Square) PieceType { return p.on[s] }

// Pieces returns the squares of the pieces of a kind and a side.
func (p *Position) Pieces(k PieceType, s Side) Bitboard { return p.kinds[k] & p.sides[s] }

// Side returns the squares of all pieces of a side.
func (p *Position) Side(s Side) Bitboard { return p.sides[s] }

// Occupied returns the squares of all pieces.
func (p *Position) Occupied() Bitboard { return p.sides[0] | p.sides[1] }

// King returns the square of the king of a side.
func (p *Position) King(s Side) Square { return (p.kinds[King] & p.sides[s]).First() }

// Attackers returns the pieces of both sides that attack s, given the occupied squares.
func (p *Position) Attackers(s Square, occupied Bitboard) Bitboard {
	return table.pawn[black][s]&p.Pieces(Pawn, white) |
		table.pawn[white][s]&p.Pieces(Pawn, black) |
		table.open[Knight][s]&p.kinds[Knight] |
		table.open[King][s]&p.kinds[King] |
		RookAttacks(s, occupied)&(p.kinds[Rook]|p.kinds[Queen]) |
		BishopAttacks(s, occupied)&(p.kinds[Bishop]|p.kinds[Queen])
}

// attacked reports whether an opposing piece in a set attacks s, given the occupied
// squares. Few riders come into question, so it checks them one by one.
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

// riders returns the pieces of both sides that would attack s along a line if there were
// nothing between.
func (p *Position) riders(s Square) Bitboard {
	return table.open[Rook][s]&(p.kinds[Rook]|p.kinds[Queen]) | table.open[Bishop][s]&(p.kinds[Bishop]|p.kinds[Queen])
}

// InCheck reports whether the side to move is in check.
func (p *Position) InCheck() bool { return p.checks != 0 }

// checkers returns the pieces that check the side to move.
func (p *Position) checkers() Bitboard {
	return p.Attackers(p.King(p.turn), p.Occupied()) & p.sides[p.turn^1]
}

// pinned returns the pieces of the side to move that are the only ones between their king
// and an opposing rider.
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

// Aims are the squares from which each kind of piece of the side to move would give
// check.
type Aims [NoKind]Bitboard

// Aims returns the aims of the side to move.
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

// Passant returns the square where a pawn can be captured en passant, if there is one.
func (p *Position) Passant() (Square, bool) { return p.passant, p.passant != none }

// MayCastle reports whether a side still has the right to castle, kingside if short and
// queenside otherwise.
func (p *Position) MayCastle(s Side, short bool) bool {
	right := uint8(whiteLong)
	if short {
		right = whiteShort
	}
	return p.rights&(right<<(2*s)) != 0
}

// Between returns the squares strictly between two squares on a line: those of the line
// from the lower square on, without it, and below the higher square.
func Between(a, b Square) Bitboard {
	on := table.lines[a][b] & (^Bitboard(0)<<uint(a&63) ^ ^Bitboard(0)<<uint(b&63))
	return on & (on - 1)
}

// Without returns a position without the pieces on some squares, which must not be kings
// or rooks that may castle.
func Without(p Position, squares Bitboard) Position {
	for side := white; side <= black; side++ {
		for set := squares & p.sides[side]; set != 0; {
			s := set.Pop()
			p.lift(s, p.on[s], side)
		}
	}
	p.checks = p.checkers()
	return p
}
