// Package pattern says which positions of games are searched for: what is on some squares,
// and the pieces that each side has. It reads patterns from text, and finds them in games
// of orthodox chess and Chess960. It does not know where games are stored.
package pattern

import "math/bits"

// A Content is a set of what may be on a square, one bit for each of: nothing, the pieces
// of White from the pawn to the king, and those of Black.
type Content uint16

// The number of different contents, and some sets of them.
const (
	contents         = 13
	Empty    Content = 1
	Whites   Content = 0b111111 << 1
	Blacks   Content = Whites << 6
	Pieces           = Whites | Blacks
)

// kinds are the letters of the pieces, in the order of a Content.
const kinds = "pnbrqk"

// Of returns the content that is one piece: its letter as in FEN but in lower case, and
// whether it is black. It is 0 if there is no such piece.
func Of(letter byte, black bool) Content {
	for i := range len(kinds) {
		if kinds[i] == letter {
			return 1 << (1 + i + 6*b2i(black))
		}
	}
	return 0
}

// Letter returns the letter of a content that is one piece, and whether it is black.
func (c Content) Letter() (letter byte, black, ok bool) {
	if bits.OnesCount16(uint16(c)) != 1 || c&Pieces == 0 {
		return 0, false, false
	}
	n := bits.TrailingZeros16(uint16(c)) - 1
	return kinds[n%6], n >= 6, true
}

// turned returns the content with the colours changed.
func (c Content) turned() Content { return c&Empty | c&Whites<<6 | c&Blacks>>6 }

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// A Clause is a condition on some squares: one of them holds one of the contents or, if
// None is set, none of them does. Bit 0 of the squares is a1, bit 63 is h8.
type Clause struct {
	Squares uint64
	Content Content
	None    bool
}

// A Pattern is what positions are searched for. All its conditions must be true of the
// same position.
type Pattern struct {
	Clauses    []Clause
	Material   *Material // nil for any
	Mirrored   bool      // also with left and right exchanged
	Turned     bool      // also with the colours changed
	Plies      int       // in how many positions in a row, at least 1
	Variations bool      // also in variations
}

// mirrored returns the pattern with left and right exchanged.
func (p Pattern) mirrored() Pattern {
	return p.with(func(c Clause) Clause {
		squares := uint64(0)
		for s := range 64 {
			squares |= c.Squares >> s & 1 << (s ^ 7)
		}
		return Clause{squares, c.Content, c.None}
	})
}

// turned returns the pattern with the colours changed.
func (p Pattern) turned() Pattern {
	p = p.with(func(c Clause) Clause {
		return Clause{bits.ReverseBytes64(c.Squares), c.Content.turned(), c.None}
	})
	if p.Material != nil {
		m := p.Material.turned()
		p.Material = &m
	}
	return p
}

// with returns the pattern with each clause changed.
func (p Pattern) with(change func(Clause) Clause) Pattern {
	all := make([]Clause, len(p.Clauses))
	for i, c := range p.Clauses {
		all[i] = change(c)
	}
	p.Clauses = all
	return p
}
