package bitboard

// An Undo holds what a move destroys.
type Undo struct {
	key     uint64
	checks  Board
	taken   Kind
	rights  uint8
	passant Square
	halves  uint16
}

// keep says which castling rights survive a move from or to a square.
var keep = func() (k [64]uint8) {
	for s := range k {
		k[s] = 15
	}
	k[0], k[4], k[7] = 15&^whiteLong, 15&^(whiteShort|whiteLong), 15&^whiteShort
	k[56], k[60], k[63] = 15&^blackLong, 15&^(blackShort|blackLong), 15&^blackShort
	return k
}()

// RookSteps are the squares the rook leaves and reaches when the king castles
// to a square.
func RookSteps(king Square) (from, to Square) {
	if king.File() == 6 {
		return king + 1, king - 1
	}
	return king - 2, king + 1
}

// Make plays a legal move and returns what Unmake needs to take it back.
func (p *Position) Make(m Move) Undo {
	us, them := p.turn, p.turn^1
	from, to := m.From(), m.To()
	kind, taken := p.on[from], p.on[to]
	undo := Undo{p.key, p.checks, taken, p.rights, p.passant, p.halves}

	p.key ^= zobrist.rights[p.rights] ^ zobrist.passant[p.passant] ^ zobrist.turn
	p.passant = none
	p.halves++
	if taken != NoKind {
		p.lift(to, taken, them)
		p.halves = 0
	}
	p.lift(from, kind, us)
	if kind == Pawn {
		p.halves = 0
		kind = p.pawnMade(m, us)
	}
	p.put(to, kind, us)
	if m&specialBit == castling {
		rookFrom, rookTo := RookSteps(to)
		p.lift(rookFrom, Rook, us)
		p.put(rookTo, Rook, us)
	}
	p.rights &= keep[from] & keep[to]
	p.key ^= zobrist.rights[p.rights] ^ zobrist.passant[p.passant]
	p.turn = them
	p.number += uint16(us)
	p.checks = p.checkers()
	return undo
}

// pawnMade does what only pawns do and returns what arrives.
func (p *Position) pawnMade(m Move, us Side) Kind {
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

// Unmake takes back the last move made.
func (p *Position) Unmake(m Move, undo Undo) {
	p.turn ^= 1
	us := p.turn
	p.number -= uint16(us)
	from, to := m.From(), m.To()
	kind := p.on[to]
	p.lift(to, kind, us)
	if m&promotion != 0 {
		kind = Pawn
	}
	p.put(from, kind, us)
	switch {
	case m&specialBit == passant:
		p.put(to^8, Pawn, us^1)
	case m&specialBit == castling:
		rookFrom, rookTo := RookSteps(to)
		p.lift(rookTo, Rook, us)
		p.put(rookFrom, Rook, us)
	}
	if undo.taken != NoKind {
		p.put(to, undo.taken, us^1)
	}
	p.key, p.checks, p.rights, p.passant, p.halves = undo.key, undo.checks, undo.rights, undo.passant, undo.halves
}

// MakeNull passes the turn, for null-move pruning; not legal in check. Nor is
// the other side in check then: its king could have been taken.
func (p *Position) MakeNull() Undo {
	undo := Undo{p.key, 0, NoKind, p.rights, p.passant, p.halves}
	p.key ^= zobrist.passant[p.passant] ^ zobrist.turn
	p.passant = none
	p.halves++
	p.number += uint16(p.turn)
	p.turn ^= 1
	return undo
}

// UnmakeNull takes back a passed turn.
func (p *Position) UnmakeNull(undo Undo) {
	p.turn ^= 1
	p.number -= uint16(p.turn)
	p.key, p.passant, p.halves = undo.key, undo.passant, undo.halves
}
