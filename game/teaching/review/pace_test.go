package review

import (
	"testing"
	"time"
)

func TestPace(t *testing.T) {
	const second = time.Second
	for _, c := range []struct {
		done, more int
		took, want time.Duration
	}{
		{0, 80, 0, 80 * second},           // the guess alone
		{0, 0, 0, 0},                      // nothing to do
		{0, -1, 0, 0},                     // or less
		{4, 10, 4 * second, 10 * second},  // as guessed
		{4, 10, 12 * second, 20 * second}, // three times as slow: half the way there
		{96, 10, 192 * second, 19600 * time.Millisecond},
		{96, 10, 48 * second, 5200 * time.Millisecond},
	} {
		if got := (Pace{Guess: second, Done: c.done, Took: c.took}).Left(c.more); got != c.want {
			t.Errorf("%d done in %v, %d more: %v, want %v", c.done, c.took, c.more, got, c.want)
		}
	}
	if PerPosition != 125*time.Millisecond {
		t.Errorf("%v for a position", PerPosition)
	}
}
