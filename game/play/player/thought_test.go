package player

import (
	"testing"
	"time"
)

// TestSpent checks the speed of a thought, and that a very short time says nothing of it.
func TestSpent(t *testing.T) {
	for _, c := range []struct {
		nodes int
		took  time.Duration
		speed int
	}{
		{500_000, 2 * time.Second, 250_000}, {20, time.Millisecond, 20_000}, {20, 999 * time.Microsecond, 0}, {20, 0, 0},
	} {
		th := Thought{Depth: 4, Speed: 7}.Spent(c.nodes, c.took)
		if th.Depth != 4 || th.Nodes != c.nodes || th.Time != c.took || th.Speed != c.speed {
			t.Errorf("%d in %v: %+v", c.nodes, c.took, th)
		}
	}
}
