package bitboard

import (
	"fmt"
	"strings"
)

// String returns the position in FEN. It writes the en passant square only if a pawn
// attacks it.
func (p *Position) String() string {
	var b strings.Builder
	for rank := 7; rank >= 0; rank-- {
		empty := 0
		for file := range 8 {
			s := Square(rank*8 + file)
			if p.on[s] == NoKind {
				empty++
				continue
			}
			if empty > 0 {
				b.WriteByte('0' + byte(empty))
				empty = 0
			}
			c := "pnbrqk"[p.on[s]]
			if p.sides[white].Has(s) {
				c -= 'a' - 'A'
			}
			b.WriteByte(c)
		}
		if empty > 0 {
			b.WriteByte('0' + byte(empty))
		}
		if rank > 0 {
			b.WriteByte('/')
		}
	}
	rights := ""
	for i := range p.home.rook {
		if p.rights>>i&1 == 1 {
			rights += string(p.home.letter(&p.board, i))
		}
	}
	if rights == "" {
		rights = "-"
	}
	square := "-"
	if p.passant != none {
		square = p.passant.String()
	}
	return fmt.Sprintf("%s %c %s %s %d %d", b.String(), "wb"[p.turn], rights, square, p.halfmoveClock, p.number)
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
