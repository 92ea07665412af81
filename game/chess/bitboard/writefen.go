package bitboard

import (
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

// Append appends the first four fields of the FEN of the position: the pieces, and what
// AppendState appends.
func (w *Placement) Append(b []byte, p *Position) []byte {
	size := len(b)
	b = append(b, make([]byte, 8*9+8)...)
	b = b[:size+w.Write(b[size:])]
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
