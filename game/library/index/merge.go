package index

// Lacks compares the games of another table with those of t, as Duplicates does: by their
// moves and players. fresh are the rows of the games that t lacks. extra are the others,
// and further copies of fresh ones. Games without moves are always fresh. Both are in
// ascending order. The moves of both tables must have been read.
func (t *Table) Lacks(other *Table) (fresh, extra []int32) {
	known := make(map[game]bool, t.Len())
	for g := range t.played() {
		known[g] = true
	}
	next := int32(0)
	for g, row := range other.played() {
		for ; next < row; next++ {
			fresh = append(fresh, next)
		}
		next = row + 1
		if known[g] {
			extra = append(extra, row)
			continue
		}
		known[g] = true
		fresh = append(fresh, row)
	}
	for ; int(next) < other.Len(); next++ {
		fresh = append(fresh, next)
	}
	return fresh, extra
}

// played iterates over the games with moves, and their rows.
func (t *Table) played() func(yield func(game, int32) bool) {
	family := t.families()
	return func(yield func(game, int32) bool) {
		if t.hash == nil {
			return
		}
		for row := range int32(t.Len()) {
			if t.plies[row] > 0 && !yield(game{t.hash[row], family(White, row), family(Black, row)}, row) {
				return
			}
		}
	}
}
