package retro

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/ending"
)

// moves are the legal moves in a position, as far as they count.
type moves struct {
	*solver
	turn     bitboard.Side
	at       ending.Squares
	occupied bitboard.Bitboard
	own      bitboard.Bitboard
	passing  bool // a pawn may be captured en passant

	within byte         // how many stay in the ending
	win    ending.Value // the fastest win among those that leave it
	loss   ending.Value // the slowest loss among them
	draw   bool         // one of them draws
}

// sum returns what the moves make the position worth, and what is left.
func (m *moves) sum() (v ending.Value, left byte) {
	switch {
	case m.win != 0:
		return m.win, m.within
	case m.draw:
		return ending.Drawn, m.within | open
	}
	return m.loss, m.within
}

// man counts the moves of a man.
func (m *moves) man(i int) {
	from := m.at[i]
	if m.kind[i] == bitboard.Pawn {
		m.pawn(i, from)
		return
	}
	for to := bitboard.Attacks(m.kind[i], from, m.occupied) &^ m.own; to != 0; {
		m.play(i, to.Pop())
	}
}

// pawn counts the moves of a pawn.
func (m *moves) pawn(i int, from bitboard.Square) {
	up := ending.Up(m.turn)
	if one := from + up; !m.occupied.Has(one) {
		m.play(i, one)
		if two := one + up; two&^7 == ending.DoubleRank(m.turn) && !m.occupied.Has(two) {
			m.play(i, two)
		}
	}
	for to := bitboard.PawnAttacks(m.turn, from) & m.occupied &^ m.own; to != 0; {
		m.play(i, to.Pop())
	}
	if m.passing {
		passed := 5 - i // the other of the men 2 and 3
		m.take(i, m.at[passed]-ending.Up(m.turn^1), passed)
	}
}

// play counts the moves of a man to a square.
func (m *moves) play(i int, to bitboard.Square) {
	gone := none
	if m.occupied.Has(to) {
		for gone = 2; m.at[gone] != to; gone++ {
			continue
		}
	}
	m.take(i, to, gone)
}

// take counts the moves of a man to a square, with the man that they capture, or none.
func (m *moves) take(i int, to bitboard.Square, gone int) {
	from := m.at[i]
	if m.kind[i] == bitboard.King || !m.bare[m.turn^1] {
		occupied := m.occupied&^from.Bit() | to.Bit()
		if gone != none {
			occupied = occupied&^m.at[gone].Bit() | to.Bit()
		}
		king := m.at[m.turn]
		if i < 2 {
			king = to
		}
		if m.attacked(king, m.turn^1, &m.at, occupied, gone) {
			return
		}
	}
	promotes := m.kind[i] == bitboard.Pawn && (to < 8 || to >= 56)
	if gone == none && !promotes {
		m.within++
		return
	}
	m.leave(i, to, gone, promotes)
}

// leave counts the moves of a man that lead to another ending.
func (m *moves) leave(i int, to bitboard.Square, gone int, promotes bool) {
	p := ending.Position{Turn: m.turn ^ 1, Kings: [2]bitboard.Square{m.at[0], m.at[1]}}
	if i < 2 {
		p.Kings[i] = to
	}
	moved := 0
	for j := 2; j < m.count; j++ {
		if j == gone {
			continue
		}
		p.Men[p.Count], p.At[p.Count] = m.Men[j-2], m.at[j]
		if j == i {
			moved, p.At[p.Count] = p.Count, to
		}
		p.Count++
	}
	if !promotes {
		m.reach(m.known.At(p))
		return
	}
	for k := bitboard.Knight; k <= bitboard.Queen; k++ {
		p.Men[moved].Kind = k
		m.reach(m.known.At(p))
	}
}

// reach notes what the other side has after a move that leaves the ending.
func (m *moves) reach(v ending.Value) {
	switch {
	case v == ending.Drawn:
		m.draw = true
	case !v.Lost():
		m.loss = max(m.loss, v+1)
	case m.win == 0 || v+1 < m.win:
		m.win = v + 1
	}
}
