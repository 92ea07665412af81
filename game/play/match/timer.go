package match

import (
	"strconv"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// A timer runs the clocks of a game by the clock on the wall.
type timer struct {
	wall   clock.Wall
	world  func() time.Time // returns the real time, nil for that of wall without its monotonic part
	clock  clock.Clock
	sleep  Sleep
	halted bool   // the clock of a program that failed was stopped
	cancel func() // cancels the next look at the clocks
}

// reset puts other clocks in place of these.
func (t *timer) reset(c clock.Clock) { t.clock, t.sleep = c, Sleep{} }

// turns returns what a program is told about the clocks.
func (t *timer) turns() (both [2]clock.Turn) {
	if !t.clock.Used() {
		return both
	}
	now := t.wall.Now()
	return [2]clock.Turn{t.clock.Turn(rules.White, now), t.clock.Turn(rules.Black, now)}
}

// over reports whether the side to move has run out of time.
func (t *timer) over() bool { return t.clock.Used() && t.clock.Over(t.wall.Now()) }

// spare gives a side back the time that it has used for its move.
func (t *timer) spare(side rules.Side) {
	if t.clock.Used() {
		now := t.wall.Now()
		t.clock = t.clock.Add(side, -t.clock.Thought(side, now), now)
	}
}

// press presses the clock of a side after its move, and notes the time with the move.
func (t *timer) press(side rules.Side, move record.Node) {
	if !t.clock.Used() {
		return
	}
	now := t.wall.Now()
	thought := t.clock.Thought(side, now)
	t.reset(t.clock.Press(side, now))
	if !t.clock.Control.Plain() {
		move.Set(emtCommand, clock.Note(thought.Truncate(time.Millisecond)))
	}
	has := t.clock.Banked(side)
	if has.Overtime > 0 {
		move.Set(overtimeCommand, strconv.Itoa(has.Overtime))
	}
	move.Set(clkCommand, clock.Note(has.Left))
}

// toggle pauses the clocks, or restarts them for a side. It reports whether they run.
func (t *timer) toggle(side rules.Side) (runs bool) {
	if t.sleep = (Sleep{}); t.clock.Stands() {
		t.clock = t.clock.Start(side, t.wall.Now())
		return true
	}
	t.clock = t.clock.Stop(t.wall.Now())
	return false
}

// halt stops the clock of a program that failed, until a person decides what to do.
func (t *timer) halt() {
	if _, t.halted = t.clock.Running(); t.halted {
		t.clock = t.clock.Stop(t.wall.Now())
	}
}

// resume starts the clock of a side again if it was halted.
func (t *timer) resume(side rules.Side) {
	if t.halted {
		t.clock = t.clock.Start(side, t.wall.Now())
	}
	t.halted = false
}

// watch arranges for look to be called at the end of the running clock's time, or after a beat
// if that is earlier. due is when it should be called. If the game is over, the clocks stop.
func (t *timer) watch(over bool, look func(due moment)) {
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
	if !t.clock.Used() {
		return
	}
	now := t.wall.Now()
	if over {
		t.clock = t.clock.Stop(now)
	}
	if side, runs := t.clock.Running(); runs {
		wait := min(t.clock.Flag(side, now), beat)
		due := t.moment().after(wait)
		t.cancel = t.wall.After(wait, func() { look(due) })
	}
}
