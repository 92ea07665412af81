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

// late is how much later than due a moment is: by the clock that counts a
// person's time, and in the world. The first stands still on many machines while
// they sleep.
func late(due, now time.Time) (counted, world time.Duration) {
	return now.Sub(due), now.Round(0).Sub(due.Round(0))
}

// woke looks for a nap when the clocks should have been looked at, and reports
// whether there was one.
func (m *Match) woke(due time.Time) bool { return m.slept(late(due, m.config.Now())) }

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
