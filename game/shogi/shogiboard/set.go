// Package shogiboard is a fast shogi position: legal moves, make and unmake, keys and
// SFEN, for code that processes millions of positions. Everything that a player sees goes
// through package shogi. This package knows neither the notations for people nor how a
// game ends.
package shogiboard

import "math/bits"

// A Set is a set of squares. The low word has files 1 to 7, the high word files 8 and 9,
// so that no file is split.
type Set struct{ low, high uint64 }

// split is the first square of the high word.
const split = 63

// All is the set of all squares of the board.
var All = Set{1<<split - 1, 1<<(Squares-split) - 1}

// And returns the squares in both sets.
func (a Set) And(b Set) Set { return Set{a.low & b.low, a.high & b.high} }

// Or returns the squares in either set.
func (a Set) Or(b Set) Set { return Set{a.low | b.low, a.high | b.high} }

// Without returns the squares of a that are not in b.
func (a Set) Without(b Set) Set { return Set{a.low &^ b.low, a.high &^ b.high} }

// Xor returns the squares in exactly one of the sets.
func (a Set) Xor(b Set) Set { return Set{a.low ^ b.low, a.high ^ b.high} }

// Empty reports whether a contains no square.
func (a Set) Empty() bool { return a.low|a.high == 0 }

// Meets reports whether the sets have a square in common.
func (a Set) Meets(b Set) bool { return a.low&b.low|a.high&b.high != 0 }

// Count returns the number of squares in a.
func (a Set) Count() int { return bits.OnesCount64(a.low) + bits.OnesCount64(a.high) }

// Has reports whether s is in a.
func (a Set) Has(s Square) bool { return a.Meets(s.Set()) }

// First returns the lowest square of a, which must not be empty.
func (a Set) First() Square {
	if a.low != 0 {
		return Square(bits.TrailingZeros64(a.low))
	}
	return Square(split + bits.TrailingZeros64(a.high))
}

// last returns the highest square of a, which must not be empty.
func (a Set) last() Square {
	if a.high != 0 {
		return Square(split + 63 - bits.LeadingZeros64(a.high))
	}
	return Square(63 - bits.LeadingZeros64(a.low))
}

// Pop removes the lowest square from a and returns it.
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

// ahead moves every square one rank forward for a side. None may be on the last rank.
func (a Set) ahead(side Side) Set {
	if side == Sente {
		return Set{a.low >> 1, a.high >> 1}
	}
	return Set{a.low << 1, a.high << 1}
}

// The last ranks for sente and for gote, in each word.
const (
	rankA = 1 | 1<<9 | 1<<18 | 1<<27 | 1<<36 | 1<<45 | 1<<54
	rankI = rankA << 8
)

// filesWithout returns the files without a square of a, which has at most one on each
// file. On each file, it subtracts the squares of a from the bit of the last rank, which
// remains set only if there was nothing to subtract.
func (a Set) filesWithout() Set {
	return Set{filesOf(rankI - a.low), filesOf(rankI&(1<<(Squares-split)-1) - a.high)}
}

func filesOf(rest uint64) uint64 {
	rest &= rankI
	return rest<<1 - rest>>8
}
