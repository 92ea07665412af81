package match

import (
	"time"

	"passedpawn/game/rules"
)

// A Sleep is a time during which the computer slept while a side's clock was running. It
// does not count unless CountSleep is called. The zero value means none.
type Sleep struct {
	Side rules.Side
	For  time.Duration
}

// While a clock runs, the match checks the time every beat. If a check comes late by at
// least shortest, the computer was asleep or the program was stopped.
const (
	beat     = time.Second
	shortest = 10 * time.Second
)

// A moment is a time by the clock that measures a person's time, and the real time. On
// many machines the first stops while they sleep.
type moment struct{ counted, world time.Time }

// moment returns the present moment.
func (m *Match) moment() moment {
	now := m.config.Now()
	if m.config.World != nil {
		return moment{now, m.config.World()}
	}
	return moment{now, now.Round(0)}
}

// after returns the moment a duration later.
func (t moment) after(d time.Duration) moment { return moment{t.counted.Add(d), t.world.Add(d)} }

// sleptSince looks for a sleep since a check of the clocks was due, and reports whether
// there was one.
func (m *Match) sleptSince(due moment) bool {
	now := m.moment()
	return m.slept(now.counted.Sub(due.counted), now.world.Sub(due.world))
}

// slept gives back the time that was counted during a sleep, and stops a person's clock.
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
		m.questions.endPonder()
		m.sleep = Sleep{side, m.sleep.For + long}
	}
	m.changed()
	return true
}

// CountSleep counts the last sleep after all, and restarts the clock.
func (m *Match) CountSleep() error {
	if m.sleep == (Sleep{}) || m.outcome().Over() {
		return ErrNoClock
	}
	now := m.config.Now()
	m.clock = m.clock.Add(m.sleep.Side, m.sleep.For, now).Start(m.sleep.Side, now)
	m.sleep = Sleep{}
	if !m.flag() {
		m.changed()
	}
	return nil
}
