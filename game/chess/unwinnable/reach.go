package unwinnable

import "passedpawn/game/chess/bitboard"

const (
	white bitboard.Side = iota
	black
)

// A man is one of the pieces and pawns now on the board, with all that it may ever do.
// Whatever is excluded here, it can never do. What is not excluded may still be
// impossible.
type man struct {
	kind   bitboard.PieceType
	side   bitboard.Side
	home   bitboard.Square
	to     bitboard.Bitboard // squares on which it can be
	pawn   bitboard.Bitboard // those on which it can be as a pawn
	takes  bitboard.Bitboard // squares on which it can arrive with a capture
	leaves bool              // a pawn that can leave its file, or promote
}

// moves reports whether the man can ever leave its square.
func (m *man) moves() bool { return m.to != m.home.Bit() }

// A reach is what every man can ever do. Each fact follows from other known facts, until
// there are no new ones.
type reach struct {
	men   [64]man // the first count are used
	count int
	on    [64]int8             // the index in men of the man now on a square
	clear [2]bitboard.Bitboard // squares that can be without a man of the side
	visit [2]bitboard.Bitboard // squares on which a man other than the king can stand
	takes [2]bitboard.Bitboard // squares on which the side can capture something
	guard [2]bitboard.Bitboard // squares attacked by men that can never move or be captured
	kings bitboard.Bitboard    // the squares of the kings now
}

// explore computes the reach. No capture en passant may be possible in the position.
func (r *reach) explore(p *bitboard.Position) {
	r.count = 0
	r.kings = p.King(white).Bit() | p.King(black).Bit()
	for side := white; side <= black; side++ {
		r.clear[side], r.takes[side] = ^p.Side(side), 0
		r.visit[side] = p.Side(side) &^ r.kings
		for set := p.Side(side); set != 0; {
			s := set.Pop()
			m := &r.men[r.count]
			*m = man{kind: p.On(s), side: side, home: s, to: s.Bit()}
			if m.kind == bitboard.Pawn {
				m.pawn = m.to
			}
			r.on[s] = int8(r.count)
			r.count++
		}
	}
	for r.pass() {
	}
}

// pass applies the known facts to every man, and reports whether there are new ones.
func (r *reach) pass() (more bool) {
	r.guards()
	for i := range r.men[:r.count] {
		m := &r.men[i]
		to, takes, leaves := m.to, m.takes, m.leaves
		switch m.kind {
		case bitboard.Pawn:
			r.pawn(m)
		case bitboard.King:
			m.to = flood(bitboard.King, m.to, r.clear[m.side]&^r.guard[m.side^1])
		default:
			m.to = flood(m.kind, m.to, r.clear[m.side])
		}
		if m.kind != bitboard.Pawn && m.moves() {
			m.takes = m.to
		}
		if m.to != to || m.takes != takes || m.leaves != leaves {
			r.learn(m)
			more = true
		}
	}
	return more
}

// learn updates the facts about all men after a man has gained squares.
func (r *reach) learn(m *man) {
	if m.moves() {
		r.clear[m.side] |= m.home.Bit()
	}
	r.clear[m.side^1] |= m.takes &^ r.kings
	r.takes[m.side] |= m.takes
	if m.kind != bitboard.King {
		r.visit[m.side] |= m.to
	}
}

// guards collects the squares attacked by men that can never leave. For a rider these are
// only the adjacent squares, because other men may block it.
func (r *reach) guards() {
	r.guard = [2]bitboard.Bitboard{}
	for i := range r.men[:r.count] {
		m := &r.men[i]
		if m.moves() || r.clear[m.side].Has(m.home) {
			continue
		}
		r.guard[m.side] |= m.beside()
	}
}

// beside returns the squares that a man attacks whatever else is on the board.
func (m *man) beside() bitboard.Bitboard {
	if m.kind == bitboard.Pawn {
		return bitboard.PawnAttacks(m.side, m.home)
	}
	return bitboard.Attacks(m.kind, m.home, ^bitboard.Bitboard(0))
}

// pawn adds the squares that a pawn can reach by steps, captures and promotion.
func (r *reach) pawn(m *man) {
	if m.to == ^bitboard.Bitboard(0) {
		return
	}
	us, them := m.side, m.side^1
	free := r.clear[us] & r.clear[them] &^ r.barred(m)
	for {
		before := m.pawn
		if taken := pawnAttacks(m.pawn, us) & r.visit[them] & r.clear[us]; taken != 0 {
			m.takes |= taken
			m.pawn |= taken
			m.leaves = true
			free = r.clear[us] & r.clear[them]
		}
		m.pawn |= forward(m.pawn, us) & free
		if m.pawn == before {
			break
		}
	}
	if m.pawn&(rank1|rank8) != 0 {
		m.to, m.takes, m.leaves = ^bitboard.Bitboard(0), ^bitboard.Bitboard(0), true
		return
	}
	m.to = m.pawn
}

// barred returns the squares on its file that a pawn cannot reach: those behind an enemy
// pawn that faces it, unless one of the two can leave the file or the enemy pawn can be
// captured.
func (r *reach) barred(m *man) (bar bitboard.Bitboard) {
	if m.leaves {
		return 0
	}
	for ahead := forwardFill(m.home.Bit(), m.side) &^ m.home.Bit(); ahead != 0; {
		s := ahead.Pop()
		i := r.on[s]
		if i < 0 || int(i) >= r.count {
			continue
		}
		if q := &r.men[i]; q.home == s && q.kind == bitboard.Pawn && q.side != m.side &&
			!q.leaves && r.takes[m.side]&q.pawn == 0 {
			bar |= forwardFill(s.Bit(), m.side)
		}
	}
	return bar
}

// flood returns all squares that a piece can reach from some squares by steps over open
// ones.
func flood(kind bitboard.PieceType, from, open bitboard.Bitboard) bitboard.Bitboard {
	for {
		next := from
		switch kind {
		case bitboard.Knight:
			next |= leaps(from) & open
		case bitboard.Bishop:
			next |= diagonals(from) & open
		case bitboard.Rook:
			next |= straights(from) & open
		default:
			next |= (diagonals(from) | straights(from)) & open
		}
		if next == from {
			return from
		}
		from = next
	}
}
