package pattern

import "passedpawn/game/chess/bitboard"

// A Board is the pieces of a position, and nothing else of it. It plays moves without
// judging them, in a fraction of the time of a bitboard.Position. Moves that make no sense
// do no harm.
type Board struct {
	on  [64]uint8 // the bit of the Content
	set [contents]uint64
}

// A Placement is where the pieces of a bitboard.Position or a bitboard.Coder are.
type Placement interface {
	On(s bitboard.Square) bitboard.PieceType
	Side(s bitboard.Side) bitboard.Bitboard
}

// BoardOf returns the pieces of a position.
func BoardOf(p Placement) (b Board) {
	b.set[0] = ^uint64(p.Side(0) | p.Side(1))
	for side := range bitboard.Side(2) {
		for left := p.Side(side); left != 0; {
			s := left.Pop()
			n := 1 + uint8(p.On(s)) + 6*uint8(side)
			b.on[s] = n
			b.set[n] |= 1 << s
		}
	}
	return b
}

// view returns the pieces of a position to compare with; the board cannot be played on.
func view(p *bitboard.Position) (b Board) {
	b.set[0] = ^uint64(p.Occupied())
	for side := range bitboard.Side(2) {
		for k := bitboard.Pawn; k <= bitboard.King; k++ {
			b.set[1+int(k)+6*int(side)] = uint64(p.Pieces(k, side))
		}
	}
	return b
}

// put puts a content on a square in place of what was there.
func (b *Board) put(s uint8, n uint8) {
	b.set[b.on[s]] &^= 1 << s
	b.set[n] |= 1 << s
	b.on[s] = n
}

// Play plays a move and returns the squares on which something has changed. The move is
// lasting if later ones cannot take it back: it captures, or a pawn moves.
func (b *Board) Play(m bitboard.Move) (changed uint64, lasting bool) {
	from, to := uint8(m.From()), uint8(m.To())
	n := b.on[from]
	if n == 0 {
		return 0, false
	}
	if m.Castling() {
		return b.castle(from, to), false
	}
	pawn := n == 1 || n == 7
	changed, lasting = 1<<from|1<<to, pawn || b.on[to] != 0
	if m.EnPassant() {
		captured := from&^7 | to&7
		b.put(captured, 0)
		changed |= 1 << captured
	}
	if k := m.Promotion(); pawn && k != bitboard.NoKind {
		n += uint8(k)
	}
	b.put(from, 0)
	b.put(to, n)
	return changed, lasting
}

// castle plays a move of the king two squares or, in Chess960, onto its rook.
func (b *Board) castle(from, to uint8) (changed uint64) {
	king, rank := b.on[from], from&^7
	rook, kingTo, rookTo := to, rank|2, rank|3
	if to > from {
		kingTo, rookTo = rank|6, rank|5
	}
	if b.on[to]+2 != king { // the king goes two squares, and the rook is in the corner
		if rook = rank; to > from {
			rook = rank | 7
		}
	}
	n := b.on[rook]
	b.put(from, 0)
	b.put(rook, 0)
	b.put(kingTo, king)
	b.put(rookTo, n)
	return 1<<from | 1<<rook | 1<<kingTo | 1<<rookTo
}
