// Package bitboard is a fast position of orthodox chess: legal moves, make and unmake,
// and keys, for code that processes millions of positions. Everything that a player sees
// goes through game/chess/orthodox; a differential test ensures that the two agree.
package bitboard

import "math/bits"

// A Bitboard is a set of squares. The lowest bit is a1, the eighth is h1, and the highest
// is h8.
type Bitboard uint64

// A Square is the number of a square, from a1 = 0 along the ranks to h8 = 63.
type Square int8

// Files and ranks as sets of squares.
const (
	fileA Bitboard = 0x0101010101010101
	fileH Bitboard = fileA << 7
	rank1 Bitboard = 0xff
	rank2 Bitboard = rank1 << 8
	rank3 Bitboard = rank1 << 16
	rank6 Bitboard = rank1 << 40
	rank7 Bitboard = rank1 << 48
	rank8 Bitboard = rank1 << 56
)

// File returns the file of s, 0 for the a-file.
func (s Square) File() int { return int(s) & 7 }

// Rank returns the rank of s, 0 for the first.
func (s Square) Rank() int { return int(s) >> 3 }

// String returns the algebraic name of s.
func (s Square) String() string {
	return string([]byte{'a' + byte(s)&7, '1' + byte(s)>>3})
}

// Bit returns the set that contains only s.
func (s Square) Bit() Bitboard { return 1 << uint(s&63) }

// Count returns the number of squares in b.
func (b Bitboard) Count() int { return bits.OnesCount64(uint64(b)) }

// First returns the lowest square of b, which must not be empty.
func (b Bitboard) First() Square { return Square(bits.TrailingZeros64(uint64(b))) }

// Has reports whether s is in b.
func (b Bitboard) Has(s Square) bool { return b>>uint(s&63)&1 != 0 }

// Pop removes the lowest square from b and returns it.
func (b *Bitboard) Pop() Square {
	s := b.First()
	*b &= *b - 1
	return s
}

// shift moves every square of b by delta, which is -9, -8, -7, 7, 8 or 9. b must not
// contain squares that would wrap around the edge.
func (b Bitboard) shift(delta int) Bitboard {
	if delta > 0 {
		return b << uint(delta)
	}
	return b >> uint(-delta)
}
