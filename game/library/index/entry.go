package index

import (
	"cmp"
	"slices"
)

// An entry is a position of a game: its key, the game's row in its segment, the move that
// follows, and its pawns.
type entry struct {
	key  uint64
	row  uint16
	code uint16 // lastCode at the end of the game
	shape
}

// lastCode stands for the move after the last position of a game. It is not the code of
// any move.
const lastCode = 1<<16 - 1

// digit is the number of bits of a key that one pass of sortEntries looks at. A segment
// has at most 2^digit buckets.
const digit = 12

// sortEntries sorts entries by their keys. Entries with equal keys keep their order. It
// needs a spare slice of the same length and returns both, the sorted one first.
//
// It is a radix sort of the highest bits (Knuth, "The Art of Computer Programming", volume
// 3, 5.2.5), which leaves little for the comparison of whole keys.
func sortEntries(e, spare []entry) (sorted, rest []entry) {
	for _, shift := range [...]uint{64 - 2*digit, 64 - digit} {
		var start [1 << digit]uint32
		for i := range e {
			start[e[i].key>>shift&(1<<digit-1)]++
		}
		sum := uint32(0)
		for i, n := range start {
			start[i], sum = sum, sum+n
		}
		for i := range e {
			at := &start[e[i].key>>shift&(1<<digit-1)]
			spare[*at] = e[i]
			*at++
		}
		e, spare = spare, e
	}
	for from := 0; from < len(e); {
		to, ordered := from+1, true
		for ; to < len(e) && e[to].key>>(64-2*digit) == e[from].key>>(64-2*digit); to++ {
			ordered = ordered && e[to-1].key <= e[to].key
		}
		if !ordered {
			slices.SortStableFunc(e[from:to], func(a, b entry) int { return cmp.Compare(a.key, b.key) })
		}
		from = to
	}
	return e, spare
}

// firsts removes the entries of a game in which a position occurs again.
func firsts(sorted []entry) []entry {
	return slices.CompactFunc(sorted, func(a, b entry) bool { return a.key == b.key && a.row == b.row })
}
