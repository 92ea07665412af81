package sound

import (
	"math"
	"slices"
	"testing"
)

// TestSamples checks that every sound is loud enough to be heard but never clipped,
// begins without a crack, ends in silence, is short, and differs from the others.
func TestSamples(t *testing.T) {
	var before [][]int16
	for _, s := range All {
		all := s.Samples()
		peak, edge := 0, 0
		for i, v := range all {
			peak = max(peak, abs(v))
			if i == 0 || i >= len(all)-5 {
				edge = max(edge, abs(v))
			}
		}
		seconds := float64(len(all)) / Rate
		if peak < math.MaxInt16/10 || peak > math.MaxInt16*9/10 || edge > math.MaxInt16/50 || seconds < 0.1 || seconds > 3.5 {
			t.Errorf("sound %d: peak %d, %d at its ends, %.2f s", s, peak, edge, seconds)
		}
		if !slices.Equal(all, s.Samples()) {
			t.Errorf("sound %d is not always the same", s)
		}
		if slices.ContainsFunc(before, func(b []int16) bool { return slices.Equal(b, all) }) {
			t.Errorf("sound %d is another one", s)
		}
		before = append(before, all)
	}
}

// TestCountdown checks that there is a sound for ten seconds, one for those after it, and
// one for each of the last five.
func TestCountdown(t *testing.T) {
	var got []Sound
	for left := 10; left > 0; left-- {
		got = append(got, Countdown(left))
	}
	if want := []Sound{Ten, Tick, Tick, Tick, Tick, Five, Four, Three, Two, One}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func abs(v int16) int { return max(int(v), -int(v)) }

func BenchmarkSamples(b *testing.B) {
	for b.Loop() {
		for _, s := range All {
			s.Samples()
		}
	}
}
