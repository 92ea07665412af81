package bitboard

import "strings"

// A PieceType is what a piece is; NoKind is an empty square.
type PieceType uint8

// The kinds, cheapest first.
const (
	Pawn PieceType = iota
	Knight
	Bishop
	Rook
	Queen
	King
	NoKind
)

// A Side is White or Black.
type Side uint8

const (
	white Side = iota
	black
)

// A Move packs from, to and what is special about it into 16 bits. The zero
// Move is no move.
type Move uint16

// What is special about a move, in its top four bits.
const (
	quiet      Move = 0
	double     Move = 1 << 12
	castling   Move = 2 << 12
	passant    Move = 3 << 12
	promotion  Move = 8 << 12 // with the kind less Knight in the two bits below
	specialBit Move = 15 << 12
)

func newMove(from, to Square, special Move) Move { return Move(from) | Move(to)<<6 | special }

// From is the square a move leaves.
func (m Move) From() Square { return Square(m & 63) }

// To is the square a move arrives on; castling is the king's move.
func (m Move) To() Square { return Square(m >> 6 & 63) }

// Promotion is the kind a pawn becomes, NoKind for every other move.
func (m Move) Promotion() PieceType {
	if m&promotion == 0 {
		return NoKind
	}
	return Knight + PieceType(m>>12&3)
}

// EnPassant reports whether m takes a pawn in passing.
func (m Move) EnPassant() bool { return m&specialBit == passant }

// Castling reports whether m castles.
func (m Move) Castling() bool { return m&specialBit == castling }

// String is the move as UCI writes it: "e2e4", "e7e8q", and "0000" for none.
func (m Move) String() string {
	if m == 0 {
		return "0000"
	}
	s := m.From().String() + m.To().String()
	if k := m.Promotion(); k != NoKind {
		s += string("pnbrqk"[k])
	}
	return s
}

// Most is how many moves a List holds. No game reaches a position with more than
// 218; a board full of queens, which a FEN may hold, was found with 263.
const Most = 320

// A List collects moves without allocating.
type List struct {
	Moves [Most]Move
	Count int
}

// Add adds a move, if there is room for it.
func (l *List) Add(m Move) {
	if l.Count < Most {
		l.Moves[l.Count] = m
		l.Count++
	}
}

// All is the moves of l.
func (l *List) All() []Move { return l.Moves[:l.Count] }

// Find is the legal move that UCI writes so, in any case of letters, and 0 if
// there is none.
func (p *Position) Find(text string) Move {
	var l List
	p.Generate(&l)
	for _, m := range l.All() {
		if strings.EqualFold(m.String(), text) {
			return m
		}
	}
	return 0
}
