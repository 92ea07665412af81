package notation

import (
	"slices"
	"strings"
	"testing"
	"unsafe"
)

// TestLongLine checks that the paths in the rows of a variation take memory by its length
// and not by the square of it: those of 80,000 plies took 25 GB.
func TestLongLine(t *testing.T) {
	const plies = 16_000
	g := game(t, "1. e4 (1. Nf3 "+strings.Repeat("Nf6 Ng1 Ng8 Nf3 ", plies/4)+") *")
	moves, most := 0, map[*int]int{} // the length of what begins at an address
	for _, r := range build(g, folds{}) {
		for _, w := range slices.Concat(r.pair[:], r.words) {
			if w.kind == move && w.text != "" {
				moves++
			}
			if at := unsafe.SliceData(w.path); at != nil {
				most[at] = max(most[at], cap(w.path))
			}
		}
	}
	held := 0
	for _, n := range most {
		held += n
	}
	if moves != plies+2 || held > 2*plies {
		t.Errorf("the paths to %d moves hold %d numbers", moves, held)
	}
}
