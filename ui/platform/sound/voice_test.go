package sound

import (
	"math"
	"slices"
	"testing"
)

// TestSpoken checks that each number of each voice is loud enough, ends before the next
// second, begins without a crack, and is another sound than the others.
func TestSpoken(t *testing.T) {
	var before [][]int16
	for _, language := range voices() {
		for left := 10; left > 0; left-- {
			all := Spoken(language, left).Samples()
			peak := 0
			for _, v := range all {
				peak = max(peak, abs(v))
			}
			if seconds := float64(len(all)) / Rate; peak < math.MaxInt16/5 || peak > math.MaxInt16*9/10 ||
				abs(all[0]) > math.MaxInt16/50 || seconds < 0.1 || seconds > 0.6 {
				t.Errorf("%s %d: peak %d, begins at %d, %.2f s", language, left, peak, all[0], seconds)
			}
			if slices.ContainsFunc(before, func(b []int16) bool { return slices.Equal(b, all) }) {
				t.Errorf("%s %d is another number", language, left)
			}
			before = append(before, all)
		}
	}
	if Spoken("xx", 3) != Spoken("en", 3) || Spoken("en", 11) != Spoken("en", 10) || Spoken("en", 0) != Spoken("en", 1) {
		t.Error("a language without a voice is not English, or numbers outside of the voice have no sound")
	}
}
