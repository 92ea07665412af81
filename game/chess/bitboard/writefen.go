package bitboard

import (
	"encoding/binary"
	"strconv"
)

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
	ranks [8]uint64 // of eight letters at most, the first the lowest
	sizes [8]uint8  // in letters
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
	const letters = "PNBRQKpnbrqk----" // 16, so that the index needs no check
	text, size := uint64(0), uint(0)   // in bits
	free := Square(rank * 8)           // the first square that is not written
	for pieces := p.Occupied() & (rank1 << (8 * rank)); pieces != 0; {
		s := pieces.Pop()
		text, size = withGap(text, size, uint64(s-free))
		text |= uint64(letters[(6*(p.sides[black]>>s&1)+Bitboard(p.on[s]))&15]) << (size & 63)
		size += 8
		free = s + 1
	}
	text, size = withGap(text, size, uint64(Square(rank*8+8)-free))
	w.ranks[rank], w.sizes[rank] = text, uint8(size/8)
}

// withGap adds the number of free squares to a text of so many bits, unless there are none. It
// does not branch, because what comes next in a rank cannot be guessed.
func withGap(text uint64, size uint, gap uint64) (uint64, uint) {
	some := (gap + 15) >> 4 // 1 if there are any
	return text | (('0'+gap)&-some)<<(size&63), size + uint(8*some)
}

// Rank returns the text of a rank, from 0 for the first, and its size in bytes. The lowest byte
// of the text is the first letter.
func (w *Placement) Rank(rank int) (text uint64, size int) {
	return w.ranks[rank], int(w.sizes[rank])
}

// Append appends the first four fields of the FEN of the position: the pieces, and what
// AppendState appends.
func (w *Placement) Append(b []byte, p *Position) []byte {
	for rank := 7; rank >= 0; rank-- {
		size := len(b) + int(w.sizes[rank])
		b = append(binary.LittleEndian.AppendUint64(b, w.ranks[rank])[:size], '/')
	}
	b[len(b)-1] = ' '
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

// StateKept reports whether the move that led to a position has changed nothing that AppendState
// appends but the side to move. In Chess960, the letter of a right also depends on where other
// rooks are.
func (u Undo) StateKept(p *Position) bool {
	return p.rights == u.past.rights && p.passant|u.past.passant == none && (p.rights == 0 || !p.home.anywhere)
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
