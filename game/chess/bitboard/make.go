package bitboard

// An Undo is what Unmake needs but cannot derive from a move. It is small enough to stay
// in registers.
type Undo struct {
	key    uint64
	checks Bitboard
	taken  PieceType
	past   past
}

// Make plays a legal move and returns what Unmake needs.
func (p *Position) Make(m Move) Undo {
	if m&specialBit == castling {
		return p.makeCastling(m)
	}
	us, them := p.turn, p.turn^1
	from, to := m.From(), m.To()
	kind, taken := p.on[from], p.on[to]
	undo := Undo{p.key, p.checks, taken, p.past}

	change := zobrist.rights[p.rights] ^ zobrist.passant[p.passant] ^ zobrist.turn
	p.passant = none
	p.halfmoveClock++
	if taken != NoKind {
		p.kinds[taken] &^= to.Bit()
		p.sides[them] &^= to.Bit()
		change ^= zobrist.piece[them][taken][to]
		p.halfmoveClock = 0
	}
	p.kinds[kind] &^= from.Bit()
	p.sides[us] ^= from.Bit() | to.Bit()
	p.on[from] = NoKind
	change ^= zobrist.piece[us][kind][from]
	if kind == Pawn {
		p.halfmoveClock = 0
		kind = p.pawnMade(m, us)
	}
	p.kinds[kind] |= to.Bit()
	p.on[to] = kind
	change ^= zobrist.piece[us][kind][to]
	p.rights &= p.home.keep[from] & p.home.keep[to]
	p.key ^= change ^ zobrist.rights[p.rights] ^ zobrist.passant[p.passant]
	p.turn = them
	p.number += uint16(us)
	p.checks = p.given(m, kind)
	return undo
}

// given returns the pieces that check the side to move after a move by a piece of a kind:
// usually the moved piece, or none.
func (p *Position) given(m Move, kind PieceType) (checks Bitboard) {
	if m >= passant { // a second piece has gone, or one has changed its kind
		return p.checkers()
	}
	king, from, to, occupied := p.King(p.turn), m.From(), m.To(), p.Occupied()
	switch {
	case kind == Pawn:
		checks = table.pawn[p.turn][king] & to.Bit()
	case table.open[kind][king].Has(to) && Between(king, to)&occupied == 0:
		checks = to.Bit()
	}
	if !table.open[Queen][king].Has(from) || Between(king, from)&occupied != 0 {
		return checks
	}
	for riders := p.riders(king) & table.lines[king][from] & p.sides[p.turn^1]; riders != 0; {
		if s := riders.Pop(); Between(king, s)&occupied == 0 {
			checks |= s.Bit()
		}
	}
	return checks
}

// pawnMade does the parts of a move that only pawns need, and returns the kind of the
// piece on the target square.
func (p *Position) pawnMade(m Move, us Side) PieceType {
	from, to := m.From(), m.To()
	switch {
	case m&promotion != 0:
		return m.Promotion()
	case m&specialBit == passant:
		p.lift(to^8, Pawn, us^1)
	case m&specialBit == double:
		if passed := (from + to) / 2; table.pawn[us][passed]&p.Pieces(Pawn, us^1) != 0 {
			p.passant = passed
		}
	}
	return Pawn
}

// Unmake undoes the last move made.
func (p *Position) Unmake(m Move, undo Undo) {
	if m&specialBit == castling {
		p.unmakeCastling(m, undo)
		return
	}
	p.turn ^= 1
	us := p.turn
	p.number -= uint16(us)
	from, to := m.From(), m.To()
	kind, taken := p.on[to], undo.taken
	p.kinds[kind] &^= to.Bit()
	if m&promotion != 0 {
		kind = Pawn
	}
	p.kinds[kind] |= from.Bit()
	p.sides[us] ^= from.Bit() | to.Bit()
	p.on[from], p.on[to] = kind, taken
	if taken != NoKind {
		p.kinds[taken] |= to.Bit()
		p.sides[us^1] |= to.Bit()
	}
	if m&specialBit == passant {
		p.put(to^8, Pawn, us^1)
	}
	p.key, p.checks, p.past = undo.key, undo.checks, undo.past
}

// MakeNull passes the turn, for null-move pruning. It is not legal in check. Afterwards,
// the other side is not in check either, because its king could have been captured.
func (p *Position) MakeNull() Undo {
	undo := Undo{p.key, 0, NoKind, p.past}
	p.key ^= zobrist.passant[p.passant] ^ zobrist.turn
	p.passant = none
	p.halfmoveClock++
	p.number += uint16(p.turn)
	p.turn ^= 1
	return undo
}

// UnmakeNull undoes a passed turn.
func (p *Position) UnmakeNull(undo Undo) {
	p.turn ^= 1
	p.number -= uint16(p.turn)
	p.key, p.past = undo.key, undo.past
}
