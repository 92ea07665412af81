package clock

import (
	"time"

	"passedpawn/game/rules"
)

// A Clock is the two clocks of a game. One of them runs, or neither does. The zero value
// means no clocks. A Clock never changes: its methods return a new one.
type Clock struct {
	Control Control
	had     [2]Budget        // before the current or next move of each side
	used    [2]time.Duration // time used for that move before the clock last stopped
	runs    bool
	side    rules.Side // the side whose clock runs
	since   time.Time
}

// New returns the clocks of two sides with the given budgets, neither of them running.
func New(c Control, had [2]Budget) Clock { return Clock{Control: c, had: had} }

// Used reports whether the game has clocks.
func (c Clock) Used() bool { return c.Control.Used() }

// Running returns the side whose clock runs, and false if neither does.
func (c Clock) Running() (rules.Side, bool) { return c.side, c.runs }

// Stands reports whether the game has clocks and neither runs.
func (c Clock) Stands() bool { return c.Used() && !c.runs }

// Banked returns the budget of a side as it was after its last move, without the time
// that it has used, or gained from an hourglass, since then.
func (c Clock) Banked(side rules.Side) Budget { return c.had[side] }

// Thought returns how long a side has been thinking about its move.
func (c Clock) Thought(side rules.Side, now time.Time) time.Duration {
	if c.runs && c.side == side {
		return c.used[side] + now.Sub(c.since)
	}
	return c.used[side]
}

// Has returns the budget of a side at a moment.
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

// Left returns the time that a side has left at a moment, in its main time or in the
// current period. It is never negative.
func (c Clock) Left(side rules.Side, now time.Time) time.Duration { return c.Has(side, now).Left }

// Flag returns how long it will take for the flag of a side to fall if it does not move.
func (c Clock) Flag(side rules.Side, now time.Time) time.Duration {
	if !c.Used() {
		return 0
	}
	return c.Control[side].flag(c.had[side], c.Thought(side, now))
}

// Over reports whether the side whose clock runs has no time left.
func (c Clock) Over(now time.Time) bool { return c.runs && c.Flag(c.side, now) == 0 }

// Start starts the clock of a side.
func (c Clock) Start(side rules.Side, now time.Time) Clock {
	c = c.Stop(now)
	c.runs, c.side, c.since = c.Used(), side, now
	return c
}

// Stop stops both clocks.
func (c Clock) Stop(now time.Time) Clock {
	if c.runs {
		c.used[c.side], c.runs = c.Thought(c.side, now), false
	}
	return c
}

// grid is the precision to which a move is timed. The remainder counts on the clock of
// the other side, so that no time is lost.
const grid = time.Millisecond

// Press ends the move of a side. The side gets what the control adds after a move, and
// the clock of the other side starts.
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

// Give adds time to the budget of a side.
func (c Clock) Give(side rules.Side, more time.Duration) Clock {
	c.had[side].Left += more
	return c
}

// Add adds time to what a side has used for its current move, or gives it back if d is
// negative. It never gives back more than the side has used for the move.
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
