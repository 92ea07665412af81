package bitboard

import "strconv"

// String returns the position in FEN. It writes the en passant square only if a pawn
// attacks it.
func (p *Position) String() string {
	w := NewPlacement(p)
	b := w.Append(make([]byte, 0, 96), p)
	b = strconv.AppendUint(append(b, ' '), uint64(p.halfmoveClock), 10)
	return string(strconv.AppendUint(append(b, ' '), uint64(p.number), 10))
}

// A Placement writes the positions of a line in FEN. It keeps the ranks as texts, of which a
// move changes two at most.
type Placement struct {
	ranks [8][16]byte // 9 at most, but a fixed number of bytes is copied faster
	sizes [8]uint8
}

// NewPlacement returns the placement of a position.
func NewPlacement(p *Position) Placement {
	var w Placement
	for rank := range 8 {
		w.write(p, rank)
	}
	return w
}

// Made follows a move that has led to a position. Castling moves pieces of one rank, and what
// is captured en passant stands on the rank of the pawn that captures.
func (w *Placement) Made(p *Position, m Move) {
	from, to := m.From().Rank(), m.To().Rank()
	if w.write(p, from); to != from {
		w.write(p, to)
	}
}

func (w *Placement) write(p *Position, rank int) {
	const letters = "PNBRQKpnbrqk"
	text, n, free := &w.ranks[rank], 0, Square(rank*8) // free: the first square that is not written
	for pieces := p.Occupied() & (rank1 << (8 * rank)); pieces != 0; n++ {
		s := pieces.Pop()
		if text[n] = '0' + byte(s-free); s > free {
			n++
		}
		text[n] = letters[6*(p.sides[black]>>s&1)+Bitboard(p.on[s])]
		free = s + 1
	}
	if text[n] = '0' + byte(Square(rank*8+8)-free); free < Square(rank*8+8) {
		n++
	}
	if text[n] = '/'; rank == 0 {
		text[n] = ' '
	}
	w.sizes[rank] = uint8(n + 1)
}

// Rank returns the text of a rank, from 0 for the first, with the sign that follows it.
func (w *Placement) Rank(rank int) []byte { return w.ranks[rank][:w.sizes[rank]] }

// Append appends the first four fields of the FEN of the position: the pieces, and what
// AppendState appends.
func (w *Placement) Append(b []byte, p *Position) []byte {
	for rank := 7; rank >= 0; rank-- {
		b = append(b, w.Rank(rank)...)
	}
	return w.AppendState(b, p)
}

// AppendState appends the fields of the FEN of the position after the pieces: the side to
// move, the castling rights, and the square on which a pawn can be captured en passant.
func (w *Placement) AppendState(b []byte, p *Position) []byte {
	b = append(b, "wb"[p.turn], ' ')
	if p.rights == 0 {
		b = append(b, '-')
	}
	for i := range p.home.rook {
		if p.rights>>i&1 == 1 {
			b = append(b, p.home.letter(&p.board, i))
		}
	}
	if p.passant == none {
		return append(b, " -"...)
	}
	return append(append(b, ' '), p.passant.String()...)
}

// letter returns the letter of a castling right in the FEN: K, Q, k or q if it
// belongs to the outermost rook, else the file of the rook, as in X-FEN.
func (h *home) letter(b *board, right int) byte {
	side := Side(right / 2)
	if rook := h.rook[right]; h.anywhere {
		if outer, _ := b.outermost(side, right%2 == 0); outer != rook {
			return "Aa"[side] + byte(rook.File())
		}
	}
	return "KQkq"[right]
}
