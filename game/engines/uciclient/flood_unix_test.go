//go:build unix

package uciclient

import (
	"syscall"
	"testing"
	"time"

	"passedpawn/game/play/player"
)

// processor returns the processor time that this process has used.
func processor(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkFlood is the processor time that 100,000 lines of a real process cost this one,
// reports and all.
func BenchmarkFlood(b *testing.B) {
	s, end := flooded(b, "floods", func(player.Thought) {})
	before, n := processor(b), uint64(0)
	s.mailbox.locked(func() { n = s.mailbox.lines })
	for b.Loop() {
		n += 100_000
		s.heardLines(n)
	}
	used := processor(b) - before
	b.ReportMetric(float64(used.Microseconds())/1000/float64(b.N), "cpu-ms/100000-lines")
	_ = end()
}
