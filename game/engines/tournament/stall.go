package tournament

import (
	"context"
	"sync"
	"time"
)

// A monitor notices when the whole machine stands still, so that a move that is late for
// that reason can be told from one of a slow engine. It wakes up often and measures by
// how much each time it is late.
type monitor struct {
	mu   sync.Mutex
	seen time.Time // when it last woke up
	gaps []gap     // the latest ones
}

// A gap is a time in which the monitor should have woken up and did not.
type gap struct {
	end time.Time
	d   time.Duration
}

const (
	tick    = 5 * time.Millisecond
	mostGap = 256 // gaps remembered
)

// watch runs until ctx ends.
func (m *monitor) watch(ctx context.Context) {
	ticks := time.NewTicker(tick)
	defer ticks.Stop()
	for {
		m.wake(time.Now())
		select {
		case <-ctx.Done():
			return
		case <-ticks.C:
		}
	}
}

// wake notes that the monitor is awake.
func (m *monitor) wake(now time.Time) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if d := now.Sub(m.seen) - tick; !m.seen.IsZero() && d > tick {
		m.gaps = append(m.gaps, gap{now, d})
		m.gaps = m.gaps[max(len(m.gaps)-mostGap, 0):]
	}
	m.seen = now
}

// since returns for how long the machine stood still between two times.
func (m *monitor) since(began, now time.Time) (sum time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, g := range m.gaps {
		if g.end.After(began) {
			sum += min(g.d, g.end.Sub(began))
		}
	}
	if d := now.Sub(m.seen) - tick; !m.seen.IsZero() && d > tick {
		sum += min(d, now.Sub(began))
	}
	return sum
}
