package bitboard

// A Position is a board with its castling and en passant rights and counters. It is a
// plain value: copying it is safe and takes a fraction of the time to generate its moves.
type Position struct {
	board
	key    uint64
	checks Bitboard // the pieces that check the side to move
	turn   Side
	past
	number uint16 // of the move, as in FEN
	home   *home  // where the kings and rooks that may castle began
}

// Turn returns the side to move.
func (p *Position) Turn() Side { return p.turn }

// Key returns the Zobrist key: equal positions have equal keys. An en passant square
// counts only if a pawn attacks it.
func (p *Position) Key() uint64 { return p.key }

// Number returns the number of the move, from 1, as in FEN.
func (p *Position) Number() int { return int(p.number) }

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
