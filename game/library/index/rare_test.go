package index

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestRareRows writes hints of rows near each other and far apart, and finds the rows of each.
func TestRareRows(t *testing.T) {
	random := rand.New(rand.NewPCG(9, 9))
	for _, count := range []int{0, 1, 2, 5, 130, 3000} {
		var hints []uint64
		rows := map[byte][]int{}
		for range count {
			row, hint := random.IntN(segmentRows), random.Uint32()
			hints = append(hints, uint64(hint)<<16|uint64(row))
			rows[print(hint)] = append(rows[print(hint)], row)
		}
		slices.Sort(hints)
		data := appendRare(nil, hints)
		for hint := range uint32(1 << printBits) {
			want := slices.Compact(slices.Sorted(slices.Values(rows[byte(hint)])))
			if got := slices.Collect(rareRows(data, hint)); !slices.Equal(got, want) {
				t.Fatalf("%d hints: %d is of %v, want %v", count, hint, got, want)
			}
		}
	}
	if got := slices.Collect(rareRows([]byte{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, 0)); got != nil {
		t.Errorf("a damaged list has rows %v", got)
	}
}
