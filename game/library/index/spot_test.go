package index

import (
	"math"
	"testing"

	"passedpawn/game/records/pgn"
)

// TestSpot stores places up to the end of the largest file.
func TestSpot(t *testing.T) {
	for _, offset := range []int64{0, 1, math.MaxUint32, pgn.MostBytes} {
		for _, size := range []int{0, 1, 32 << 20} {
			if o, s := placeOf(spotOf(offset, size)); o != offset || s != size {
				t.Errorf("%d bytes at %d become %d at %d", size, offset, s, o)
			}
		}
	}
	if _, size := placeOf(spotOf(7, 1<<30)); size != 1<<sizeBits-1 {
		t.Errorf("a size that is too large becomes %d", size)
	}
}
