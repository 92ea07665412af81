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
	left    [2]time.Duration // when they last stood still
	made    [2]int           // moves
	runs    bool
	side    rules.Side // whose clock runs
	since   time.Time
}

// New is the clocks of a side each that has made so many moves and has so much
// left; they stand still.
func New(c Control, left [2]time.Duration, made [2]int) Clock {
	return Clock{Control: c, left: left, made: made}
}

// Full is what a side begins with: what the control gives for a move, where it
// gives no other time.
func (c Control) Full() time.Duration {
	if len(c) == 0 {
		return 0
	}
	if c[0].Time == 0 {
		return c[0].Increment
	}
	return c[0].Time
}

// Used reports whether the game has clocks.
func (c Clock) Used() bool { return len(c.Control) > 0 }

// Running tells whose clock runs, and false if both stand still.
func (c Clock) Running() (rules.Side, bool) { return c.side, c.runs }

// Stands reports whether the game has clocks and both stand still.
func (c Clock) Stands() bool { return c.Used() && !c.runs }

// Left is what a side has at a moment, less than 0 never.
func (c Clock) Left(side rules.Side, now time.Time) time.Duration {
	left := c.left[side]
	if c.runs && c.side == side {
		left -= now.Sub(c.since)
	}
	return max(left, 0)
}

// Over reports whether the side whose clock runs has nothing left.
func (c Clock) Over(now time.Time) bool { return c.runs && c.Left(c.side, now) == 0 }

// Start lets the clock of a side run.
func (c Clock) Start(side rules.Side, now time.Time) Clock {
	c = c.Stop(now)
	c.runs, c.side, c.since = c.Used(), side, now
	return c
}

// Stop makes both stand still.
func (c Clock) Stop(now time.Time) Clock {
	if c.runs {
		c.left[c.side], c.runs = c.Left(c.side, now), false
	}
	return c
}

// Press is what a side does that has moved: it gets what the control gives for
// the move, and the clock of the other runs.
func (c Clock) Press(side rules.Side, now time.Time) Clock {
	if !c.Used() {
		return c
	}
	c = c.Stop(now)
	stage, toGo := c.Control.stage(c.made[side])
	c.left[side] += stage.Increment
	c.made[side]++
	if toGo == 1 {
		next, _ := c.Control.stage(c.made[side])
		c.left[side] += next.Time
	}
	return c.Start(side.Other(), now)
}

// A Turn is what the side to move has; the zero value is no clock.
type Turn struct {
	Left      time.Duration // on its clock
	Increment time.Duration // added after each move
	ToGo      int           // moves until more time is added, 0 for the rest of the game
}

// Turn is what a side has for its move.
func (c Clock) Turn(side rules.Side, now time.Time) Turn {
	if !c.Used() {
		return Turn{}
	}
	stage, toGo := c.Control.stage(c.made[side])
	return Turn{max(c.Left(side, now), time.Millisecond), stage.Increment, toGo}
}

// overhead is kept back for what the caller and the system take: on a machine
// with other work a process may stand still for some tens of milliseconds.
const overhead = 30 * time.Millisecond

// Share is what of a clock a program takes for a move: after enough it begins
// nothing new, after most it moves.
func (t Turn) Share() (enough, most time.Duration) {
	moves := 24
	if t.ToGo > 0 {
		moves = min(t.ToGo, moves)
	}
	left := max(t.Left-overhead, time.Millisecond)
	share := left/time.Duration(moves) + t.Increment*3/4
	return min(share*6/10, left/3), min(share*5/2, left*2/5)
}
