package match

import (
	"time"

	"passedpawn/game/rules"
)

// A Nap is a time in which the computer slept while the clock of a side ran. It is
// not counted unless CountNap says so. The zero value is none.
type Nap struct {
	Side rules.Side
	For  time.Duration
}

// While a clock runs, the match looks at the time every beat. If that comes later
// than it should by the shortest nap, the machine was asleep or the program
// stopped.
const (
	beat     = time.Second
	shortest = 10 * time.Second
)

// A moment is a time by the clock that counts a person's time, and in the world. The
// first stands still on many machines while they sleep.
type moment struct{ counted, world time.Time }

// moment is now.
func (m *Match) moment() moment {
	now := m.config.Now()
	if m.config.World != nil {
		return moment{now, m.config.World()}
	}
	return moment{now, now.Round(0)}
}

// after is the moment some time later.
func (t moment) after(d time.Duration) moment { return moment{t.counted.Add(d), t.world.Add(d)} }

// woke looks for a nap when the clocks should have been looked at, and reports
// whether there was one.
func (m *Match) woke(due moment) bool {
	now := m.moment()
	return m.slept(now.counted.Sub(due.counted), now.world.Sub(due.world))
}

// slept gives back what was counted in a nap, and stops the clock of a person.
func (m *Match) slept(counted, world time.Duration) bool {
	side, runs := m.clock.Running()
	long := max(counted, world)
	if !runs || long < shortest {
		return false
	}
	now := m.config.Now()
	m.clock = m.clock.Add(side, -max(counted, 0), now)
	if m.config.Seats[side].Human() {
		m.clock = m.clock.Stop(now)
		m.nap = Nap{side, m.nap.For + long}
	}
	m.changed()
	return true
}

// CountNap counts the last nap after all, and lets the clock run on.
func (m *Match) CountNap() error {
	if m.nap == (Nap{}) || m.outcome().Over() {
		return ErrNoClock
	}
	now := m.config.Now()
	m.clock = m.clock.Add(m.nap.Side, m.nap.For, now).Start(m.nap.Side, now)
	m.nap = Nap{}
	if !m.flag() {
		m.changed()
	}
	return nil
}
