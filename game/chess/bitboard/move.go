package bitboard

import (
	"encoding/binary"
	"strings"
)

// A PieceType is the kind of a piece; NoKind means an empty square.
type PieceType uint8

// The kinds of pieces, the cheapest first.
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

// A Move packs the origin, the target and any special meaning into 16 bits. The zero Move
// is not a move.
type Move uint16

// The special meanings of a move, in its top four bits.
const (
	quiet      Move = 0
	double     Move = 1 << 12
	castling   Move = 2 << 12
	passant    Move = 3 << 12
	promotion  Move = 8 << 12 // with the kind minus Knight in the two bits below
	specialBit Move = 15 << 12
)

func newMove(from, to Square, special Move) Move { return Move(from) | Move(to)<<6 | special }

// From returns the origin of a move.
func (m Move) From() Square { return Square(m & 63) }

// To returns the target of a move. Castling is represented by the move of the king, and
// in Chess960 by a move of the king onto its rook.
func (m Move) To() Square { return Square(m >> 6 & 63) }

// Promotion returns the promotion piece, NoKind for all other moves.
func (m Move) Promotion() PieceType {
	if m&promotion == 0 {
		return NoKind
	}
	return Knight + PieceType(m>>12&3)
}

// Captured returns the kind of the piece that a legal move captures, NoKind if there is
// none. In Chess960 there is a piece on the target of castling, which is not captured.
func (p *Position) Captured(m Move) PieceType {
	switch m & specialBit {
	case passant:
		return Pawn
	case castling:
		return NoKind
	}
	return p.on[m.To()]
}

// EnPassant reports whether m is an en passant capture.
func (m Move) EnPassant() bool { return m&specialBit == passant }

// Castling reports whether m castles.
func (m Move) Castling() bool { return m&specialBit == castling }

// String returns the move in UCI notation: "e2e4", "e7e8q", and "0000" for no move.
func (m Move) String() string { return string(m.Append(nil)) }

// Append appends the move in UCI notation.
func (m Move) Append(b []byte) []byte {
	text, size := m.Word()
	return binary.LittleEndian.AppendUint64(b, text)[:len(b)+size]
}

// Word returns the move in UCI notation and its size in bytes. The lowest byte is the first
// letter; those after the last are 0.
func (m Move) Word() (text uint64, size int) {
	if m == 0 {
		return '0' * 0x01010101, 4
	}
	text, size = m.From().word()|m.To().word()<<16, 4
	if k := m.Promotion(); k != NoKind {
		text |= uint64("pnbrqk"[k]) << 32
		size++
	}
	return text, size
}

// word returns the name of a square, the first letter in the lower byte.
func (s Square) word() uint64 { return uint64('a'+s.File()) | uint64('1'+s.Rank())<<8 }

// Most is the capacity of a List. No game reaches a position with more than 218 moves; a
// board full of queens, which a FEN may contain, was found with 263.
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

// All returns the moves of l.
func (l *List) All() []Move { return l.Moves[:l.Count] }

// Find returns the legal move with a UCI notation, in upper or lower case, and 0 if there
// is none.
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
