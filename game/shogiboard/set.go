// Package shogiboard is a fast shogi position: legal moves, make and unmake, keys
// and SFEN, for work that looks at millions of positions. What a person plays and
// sees goes through package shogi. It knows neither notation for people nor how a
// game ends.
package shogiboard

import "math/bits"

// A Set is a set of squares. The low word holds files 1 to 7, the high one files 8
// and 9, so that no file is split.
type Set struct{ low, high uint64 }

// split is the first square of the high word.
const split = 63

// All are the squares of the board.
var All = Set{1<<split - 1, 1<<(Squares-split) - 1}

// And are the squares in both sets.
func (a Set) And(b Set) Set { return Set{a.low & b.low, a.high & b.high} }

// Or are the squares in either set.
func (a Set) Or(b Set) Set { return Set{a.low | b.low, a.high | b.high} }

// Without are the squares of a that are not in b.
func (a Set) Without(b Set) Set { return Set{a.low &^ b.low, a.high &^ b.high} }

// Xor are the squares in one of the sets.
func (a Set) Xor(b Set) Set { return Set{a.low ^ b.low, a.high ^ b.high} }

// Empty reports whether a has no square.
func (a Set) Empty() bool { return a.low|a.high == 0 }

// Meets reports whether the sets share a square.
func (a Set) Meets(b Set) bool { return a.low&b.low|a.high&b.high != 0 }

// Count is the number of squares in a.
func (a Set) Count() int { return bits.OnesCount64(a.low) + bits.OnesCount64(a.high) }

// Has reports whether s is in a.
func (a Set) Has(s Square) bool { return a.Meets(s.Set()) }

// First is the lowest square of a, which must not be empty.
func (a Set) First() Square {
	if a.low != 0 {
		return Square(bits.TrailingZeros64(a.low))
	}
	return Square(split + bits.TrailingZeros64(a.high))
}

// last is the highest square of a, which must not be empty.
func (a Set) last() Square {
	if a.high != 0 {
		return Square(split + 63 - bits.LeadingZeros64(a.high))
	}
	return Square(63 - bits.LeadingZeros64(a.low))
}

// Pop takes the lowest square out of a and returns it.
func (a *Set) Pop() Square {
	if a.low != 0 {
		s := Square(bits.TrailingZeros64(a.low))
		a.low &= a.low - 1
		return s
	}
	s := Square(split + bits.TrailingZeros64(a.high))
	a.high &= a.high - 1
	return s
}

// single reports whether a has exactly one square.
func (a Set) single() bool {
	return (a.low == 0) != (a.high == 0) && a.low&(a.low-1) == 0 && a.high&(a.high-1) == 0
}

// ahead moves every square one rank forward for a side; none may be on the last.
func (a Set) ahead(side Side) Set {
	if side == Sente {
		return Set{a.low >> 1, a.high >> 1}
	}
	return Set{a.low << 1, a.high << 1}
}

// The ranks furthest from sente and from gote, in each word.
const (
	rankA = 1 | 1<<9 | 1<<18 | 1<<27 | 1<<36 | 1<<45 | 1<<54
	rankI = rankA << 8
)

// filesWithout are the files on which a has no square. In each file the bit of its
// last rank less those of a, of which there is at most one, keeps that bit only if
// there was nothing to take away.
func (a Set) filesWithout() Set {
	return Set{filesOf(rankI - a.low), filesOf(rankI&(1<<(Squares-split)-1) - a.high)}
}

func filesOf(rest uint64) uint64 {
	rest &= rankI
	return rest<<1 - rest>>8
}
