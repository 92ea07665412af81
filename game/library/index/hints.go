package index

import "slices"

// sharers is the most games of a segment that may share the pawns of a rare position if these
// are to stand for it. So many games are played in vain at most.
const sharers = 7

// hints returns where rare positions are looked for: a hint and the row of a game in its
// lower 16 bits, in ascending order. A position is found by its shape, once for all
// positions of the game that have it, or, if too many games have that shape too, by its
// own key. room is as long as rare; both are overwritten.
func hints(rare, room []entry, all []uint64) []uint64 {
	for i, e := range rare {
		rare[i] = entry{uint64(e.shape)<<32 | uint64(e.row), e.row, 0, shape(hintOf(e.key))}
	}
	rare, _ = sortEntries(rare, room[:len(rare)])
	for len(rare) > 0 {
		of, n, games := rare[0].key>>32, 0, 0
		for ; n < len(rare) && rare[n].key>>32 == of; n++ {
			if n == 0 || rare[n].row != rare[n-1].row {
				games++
			}
		}
		shared := of != 0 && games <= sharers
		for i, e := range rare[:n] {
			switch {
			case !shared:
				all = append(all, uint64(e.shape)<<16|uint64(e.row))
			case i == 0 || e.row != rare[i-1].row:
				all = append(all, of<<16|uint64(e.row))
			}
		}
		rare = rare[n:]
	}
	slices.Sort(all)
	return slices.Compact(all)
}
