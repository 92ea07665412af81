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

// Append appends the first four fields of the FEN of the position: the pieces, and its State.
func (w *Placement) Append(b []byte, p *Position) []byte {
	var room [PlacementRoom]byte
	b = append(b, room[:w.Write(&room)]...)
	return StateOf(p).Append(b, RightsOf(p))
}

// A State is what a FEN says of a position after the pieces: the side to move, the castling
// rights, and the square on which a pawn can be captured en passant.
type State struct {
	turn    Side
	rights  uint8
	passant Square
}

// StateOf returns the state of a position.
func StateOf(p *Position) State { return State{p.turn, p.rights, p.passant} }

// After reports whether a state is as the one before it but for the side to move.
func (s State) After(before State) bool {
	return s == State{before.turn ^ 1, before.rights, none} && before.passant == none
}

// Append appends the fields of the FEN, with letters for the castling rights.
func (s State) Append(b []byte, letters Rights) []byte {
	b = append(b, "wb"[s.turn], ' ')
	if s.rights == 0 {
		b = append(b, '-')
	}
	for i, letter := range letters {
		if s.rights>>i&1 == 1 {
			b = append(b, letter)
		}
	}
	if s.passant == none {
		return append(b, " -"...)
	}
	return append(append(b, ' '), s.passant.String()...)
}

// Rights are the letters of the castling rights in a FEN.
type Rights [4]byte

// RightsOf returns the letters of the castling rights of a position: KQkq, or others in Chess960, where they
// also depend on where other rooks are.
func RightsOf(p *Position) (letters Rights) {
	for i := range letters {
		letters[i] = p.home.letter(&p.board, i)
	}
	return letters
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
