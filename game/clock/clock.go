package clock

import (
	"time"

	"passedpawn/game/rules"
)

// A Clock is the two clocks of a game: one of them runs, or both stand still.
// The zero value is no clock. It never changes: what happens to it gives
// another.
type Clock struct {
	Control Control
	had     [2]Budget        // before the move that each side makes now or next
	used    [2]time.Duration // for that move, when they last stood still
	runs    bool
	side    rules.Side // whose clock runs
	since   time.Time
}

// New is the clocks of two sides that have so much; they stand still.
func New(c Control, had [2]Budget) Clock { return Clock{Control: c, had: had} }

// Used reports whether the game has clocks.
func (c Clock) Used() bool { return c.Control.Used() }

// Running tells whose clock runs, and false if both stand still.
func (c Clock) Running() (rules.Side, bool) { return c.side, c.runs }

// Stands reports whether the game has clocks and both stand still.
func (c Clock) Stands() bool { return c.Used() && !c.runs }

// Banked is what a side has without what it has used, or won from an hourglass,
// since its last move.
func (c Clock) Banked(side rules.Side) Budget { return c.had[side] }

// Thought is how long a side has thought about its move.
func (c Clock) Thought(side rules.Side, now time.Time) time.Duration {
	if c.runs && c.side == side {
		return c.used[side] + now.Sub(c.since)
	}
	return c.used[side]
}

// Has is what a side has at a moment.
func (c Clock) Has(side rules.Side, now time.Time) Budget {
	if !c.Used() {
		return Budget{}
	}
	b := c.Control[side].charge(c.had[side], c.Thought(side, now))
	if other := side.Other(); c.Control.hourglass() {
		b.Left += min(c.Thought(other, now), c.had[other].Left)
	}
	return b
}

// Left is what a side has at a moment in its main time, or in the period that
// runs; less than 0 never.
func (c Clock) Left(side rules.Side, now time.Time) time.Duration { return c.Has(side, now).Left }

// Flag is how long it takes until the flag of a side falls if it does not move.
func (c Clock) Flag(side rules.Side, now time.Time) time.Duration {
	if !c.Used() {
		return 0
	}
	return c.Control[side].flag(c.had[side], c.Thought(side, now))
}

// Over reports whether the side whose clock runs has nothing left.
func (c Clock) Over(now time.Time) bool { return c.runs && c.Flag(c.side, now) == 0 }

// Start lets the clock of a side run.
func (c Clock) Start(side rules.Side, now time.Time) Clock {
	c = c.Stop(now)
	c.runs, c.side, c.since = c.Used(), side, now
	return c
}

// Stop makes both stand still.
func (c Clock) Stop(now time.Time) Clock {
	if c.runs {
		c.used[c.side], c.runs = c.Thought(c.side, now), false
	}
	return c
}

// grid is how exactly a move is timed. What is left over runs on the clock of the
// other side, so that none is lost.
const grid = time.Millisecond

// Press ends the move of a side: it gets what the control gives for the move, and
// the clock of the other side runs.
func (c Clock) Press(side rules.Side, now time.Time) Clock {
	if !c.Used() {
		return c
	}
	c = c.Stop(now)
	used := c.used[side].Truncate(grid)
	now = now.Add(used - c.used[side])
	other := side.Other()
	if c.Control.hourglass() {
		c.had[other].Left += min(used, c.had[side].Left)
	}
	c.had[side], c.used[side] = c.Control[side].settle(c.had[side], used), 0
	return c.Start(other, now)
}

// Give adds time to what a side has.
func (c Clock) Give(side rules.Side, more time.Duration) Clock {
	c.had[side].Left += more
	return c
}

// Add counts time, or gives it back where it is less than 0, for the move that
// the side thinks about. More than it has used for the move is not given back.
func (c Clock) Add(side rules.Side, d time.Duration, now time.Time) Clock {
	running := c.runs && c.side == side
	if running {
		c = c.Stop(now)
	}
	c.used[side] = max(c.used[side]+d, 0)
	if running {
		c = c.Start(side, now)
	}
	return c
}
