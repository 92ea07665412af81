// Package mate says which scores of a search mean mate, and in how many moves.
package mate

// Score is that of a side that mates at once. A mate in n plies scores Score-n, and being
// mated in n plies n-Score. It fits in 16 bits with a ply added.
const Score = 32_000

// Known is the least score that means mate. No evaluation comes near it.
const Known = Score - 1_000

// Is reports whether a score means mate, for either side.
func Is(score int) bool { return score >= Known || score <= -Known }

// In returns in how many moves a score means mate, negative for being mated, and false if
// it does not mean mate.
func In(score int) (moves int, ok bool) {
	switch {
	case score >= Known:
		return (Score - score + 1) / 2, true
	case score <= -Known:
		return -(Score + score + 1) / 2, true
	}
	return 0, false
}

// ToTable returns the score to keep in a transposition table for a node that is ply plies
// from the root. A mate counts from the root in a search, and from the node in the table.
func ToTable(score, ply int) int {
	switch {
	case score >= Known:
		return score + ply
	case score <= -Known:
		return score - ply
	}
	return score
}

// FromTable undoes ToTable.
func FromTable(score, ply int) int {
	switch {
	case score >= Known:
		return score - ply
	case score <= -Known:
		return score + ply
	}
	return score
}
