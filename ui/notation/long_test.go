package notation

import (
	"runtime"
	"strings"
	"testing"
)

// TestLongLine checks that the rows of a variation take memory by its length and not by
// the square of it: one of 80,000 plies took 25 GB.
func TestLongLine(t *testing.T) {
	taken := func(times int) float64 {
		g := game(t, "1. e4 (1. Nf3 "+strings.Repeat("Nf6 Ng1 Ng8 Nf3 ", times)+") *")
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if rows := build(g, folds{}); len(rows) == 0 {
			t.Fatal("no rows")
		}
		runtime.ReadMemStats(&after)
		return float64(after.TotalAlloc - before.TotalAlloc)
	}
	if short, long := taken(1000), taken(4000); long > 6*short {
		t.Errorf("four times the plies take %.1f times the memory", long/short)
	}
}
