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
func (t *timer) moment() moment {
	now := t.wall.Now()
	if t.world != nil {
		return moment{now, t.world()}
	}
	return moment{now, now.Round(0)}
}

// after returns the moment a duration later.
func (t moment) after(d time.Duration) moment { return moment{t.counted.Add(d), t.world.Add(d)} }

// slept gives back the time that was counted during a sleep, and stops a person's clock.
// It reports whether there was one.
func (m *Match) slept(counted, world time.Duration) bool {
	side, long := m.timer.forgive(counted, world)
	if long == 0 {
		return false
	}
	if m.config.Seats[side].Human() {
		m.timer.wait(side, long)
		m.questions.endPonder()
	}
	m.changed()
	return true
}

// forgive gives back the time that was counted during a sleep, and returns how long a
// side slept on its move. The times passed between two looks at the clocks.
func (t *timer) forgive(counted, world time.Duration) (side rules.Side, long time.Duration) {
	side, runs := t.clock.Running()
	if long = max(counted, world); !runs || long < shortest {
		return side, 0
	}
	t.clock = t.clock.Add(side, -max(counted, 0), t.wall.Now())
	return side, long
}

// wait stops the clock of a person who has slept on a move.
func (t *timer) wait(side rules.Side, long time.Duration) {
	t.clock = t.clock.Stop(t.wall.Now())
	t.sleep = Sleep{side, t.sleep.For + long}
}

// count counts the last sleep after all, and restarts the clock.
func (t *timer) count() {
	now := t.wall.Now()
	t.reset(t.clock.Add(t.sleep.Side, t.sleep.For, now).Start(t.sleep.Side, now))
}

// CountSleep counts the last sleep after all, and restarts the clock.
func (m *Match) CountSleep() error {
	if m.timer.sleep == (Sleep{}) || m.outcome().Over() {
		return ErrNoClock
	}
	if m.timer.count(); !m.flag() {
		m.changed()
	}
	return nil
}
