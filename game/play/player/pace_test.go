package player

import (
	"testing"
	"time"
)

func TestPace(t *testing.T) {
	const ms = time.Millisecond
	for _, tt := range []struct {
		pace    Pace
		forced  bool
		changes int
		seed    uint64
		want    time.Duration
	}{
		{Pace{Pause: 450 * ms}, false, 5, 1499, 450 * ms},
		{Pace{450 * ms, true}, true, 5, 1499, 600 * ms},
		{Pace{900 * ms, true}, true, 0, 0, 900 * ms},
		{Pace{450 * ms, true}, false, 0, 3000, 1000 * ms},
		{Pace{450 * ms, true}, false, 2, 100, 2500 * ms},
		{Pace{450 * ms, true}, false, 20, 0, 6 * time.Second},
	} {
		if got := tt.pace.For(tt.forced, tt.changes, tt.seed); got != tt.want {
			t.Errorf("%+v, %v, %d changes, %d: %v, want %v", tt.pace, tt.forced, tt.changes, tt.seed, got, tt.want)
		}
	}
}
