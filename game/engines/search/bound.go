package search

// A Bound says how the true score of a position compares with a score in a transposition
// table.
type Bound uint8

// The bounds. The zero value means that there is no score.
const (
	Exact Bound = iota + 1
	AtLeast
	AtMost
)

// BoundOf returns the bound of the score that a search with a window has returned.
func BoundOf(score, alpha, beta int) Bound {
	switch {
	case score >= beta:
		return AtLeast
	case score <= alpha:
		return AtMost
	}
	return Exact
}

// Decides reports whether a score with the bound is enough for a window.
func (b Bound) Decides(score, alpha, beta int) bool {
	return b == Exact || b == AtLeast && score >= beta || b == AtMost && score <= alpha
}

// Entries returns how many entries a transposition table has that is to have so many: a
// power of two from least to most, both of which are powers of two.
func Entries(wanted, least, most int) int {
	n := least
	for n < wanted && n < most {
		n *= 2
	}
	return n
}
