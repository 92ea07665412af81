package bitboard

// A home is where the kings and the rooks that may castle began. It does not change
// during a game, so that copies of a position share it.
type home struct {
	king     [2]Square
	rook     [4]Square // by castling right
	keep     [64]uint8 // the castling rights that remain after a move from or to a square
	anywhere bool      // as in Chess960: castling is a move of the king onto its rook
}

func newHome(king [2]Square, rook [4]Square, anywhere bool) home {
	h := home{king: king, rook: rook, anywhere: anywhere}
	for s := range h.keep {
		h.keep[s] = 15
	}
	for right, s := range rook {
		h.keep[s] &^= 1 << right
		h.keep[king[right/2]] &^= 1 << right
	}
	return h
}

// usual is the home of orthodox chess.
var usual = newHome([2]Square{4, 60}, [4]Square{7, 0, 63, 56}, false)

// Chess960 reports whether the position is one of Chess960, in which castling is a move of
// the king onto its rook.
func (p *Position) Chess960() bool { return p.home.anywhere }

// right returns the castling right that a castling move uses.
func (m Move) right() int {
	right := 2 * (m.From().Rank() >> 2) // only ranks 1 and 8 are possible
	if m.To() < m.From() {
		right++
	}
	return right
}

// Castled returns the squares that the king moves to and that the rook leaves and moves
// to in a castling move.
func (p *Position) Castled(m Move) (king, rookFrom, rookTo Square) { return p.home.castled(m) }

func (h *home) castled(m Move) (king, rookFrom, rookTo Square) {
	rank := m.From() &^ 7
	if m.To() > m.From() {
		return rank | 6, h.rook[m.right()], rank | 5
	}
	return rank | 2, h.rook[m.right()], rank | 3
}

// makeCastling is Make for castling. Both pieces are lifted first, because one may go to
// where the other was.
func (p *Position) makeCastling(m Move) Undo {
	us := p.turn
	undo := Undo{p.key, p.checks, NoKind, p.past}
	king, rookFrom, rookTo := p.Castled(m)
	p.key ^= zobrist.rights[p.rights] ^ zobrist.passant[p.passant] ^ zobrist.turn
	p.lift(m.From(), King, us)
	p.lift(rookFrom, Rook, us)
	p.put(king, King, us)
	p.put(rookTo, Rook, us)
	p.passant = none
	p.halfmoveClock++
	p.rights &= p.home.keep[m.From()]
	p.key ^= zobrist.rights[p.rights]
	p.turn ^= 1
	p.number += uint16(us)
	p.checks = p.checkers()
	return undo
}

func (p *Position) unmakeCastling(m Move, undo Undo) {
	p.turn ^= 1
	us := p.turn
	p.number -= uint16(us)
	king, rookFrom, rookTo := p.Castled(m)
	p.lift(king, King, us)
	p.lift(rookTo, Rook, us)
	p.put(m.From(), King, us)
	p.put(rookFrom, Rook, us)
	p.key, p.checks, p.past = undo.key, undo.checks, undo.past
}

// A CastlingWay is what castling on one side needs.
type CastlingWay struct {
	Rook         Square   // that castles
	King, RookTo Square   // where the two go
	Empty        Bitboard // squares that must have no piece
	Safe         Bitboard // squares that no opposing piece may attack, with that of the king
}

// CastlingWay returns what castling on a side needs, and false if the side has no right
// to it.
func (p *Position) CastlingWay(side Side, short bool) (w CastlingWay, ok bool) {
	if !p.MayCastle(side, short) {
		return w, false
	}
	right, rank, k := 2*int(side), Square(56*int(side)), p.King(side)
	w.King, w.RookTo = rank|6, rank|5
	if !short {
		right, w.King, w.RookTo = right+1, rank|2, rank|3
	}
	w.Rook = p.home.rook[right]
	walk := Between(k, w.King) | w.King.Bit()
	w.Empty = (walk | Between(w.Rook, w.RookTo) | w.RookTo.Bit()) &^ k.Bit() &^ w.Rook.Bit()
	w.Safe = walk | k.Bit()
	return w, true
}

// Unshielded returns the opposing pieces that attack the king after castling, also those
// that the rook shielded it from.
func (p *Position) Unshielded(w CastlingWay) Bitboard {
	after := p.Occupied()&^p.King(p.turn).Bit()&^w.Rook.Bit() | w.King.Bit() | w.RookTo.Bit()
	return p.Attackers(w.King, after) & p.sides[p.turn^1]
}

// castleAnywhere returns castling in Chess960 by a right that the side to move has, 0 if
// it is not legal (FIDE Laws, Guidelines II). The side must not be in check.
func (p finder) castleAnywhere(short bool) Move {
	w, ok := p.CastlingWay(p.turn, short)
	if !ok || p.Occupied()&w.Empty != 0 || p.Unshielded(w) != 0 {
		return 0
	}
	for safe := w.Safe &^ w.King.Bit(); safe != 0; {
		if p.attacked(safe.Pop(), p.Occupied(), p.sides[p.turn^1]) {
			return 0
		}
	}
	return newMove(p.King(p.turn), w.Rook, castling)
}

// onto returns castling in Chess960 by a move onto a rook of the side to move, 0 if it is
// not legal.
func (p finder) onto(rook Square) Move {
	short := rook > p.King(p.turn)
	if m := p.Castle(short); m != 0 && m.To() == rook {
		return m
	}
	return 0
}
