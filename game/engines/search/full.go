package search

// sampled is how many entries of a transposition table say how full it is.
const sampled = 1000

// Full returns how many thousandths of a transposition table are in use, from a sample of its
// entries: where a position is kept depends on chance. used reports whether an entry is in use.
func Full(entries int, used func(i int) bool) int {
	n, of := 0, min(entries, sampled)
	for i := range of {
		if used(i) {
			n++
		}
	}
	return n * 1000 / max(of, 1)
}
