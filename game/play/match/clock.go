package match

import (
	"strconv"
	"time"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock"
	"passedpawn/game/rules"
)

// The clocks do not run until the first move after the match began or a move was taken
// back. From then on one of them runs. The remaining time is in the notes on the moves,
// [%clk 0:04:58.7], so that a resumed game finds it there. PGN has no command for
// overtime, so [%overtime 2] is this program's: the byoyomi periods that are left, or the
// moves still to make in a Canadian one. [%emt 0:00:07], the time used for the move, is
// written if it does not follow from [%clk]. [%added 0:02:00] is also this program's: the
// time that the side that made the move was given later, for an offence of the other
// side.

// The names of the commands in these notes.
const (
	clkCommand      = "clk"
	overtimeCommand = "overtime"
	emtCommand      = "emt"
	addedCommand    = "added"
)

// ErrNoClock is returned for an action that needs a running game with clocks.
var ErrNoClock = phrase.Errorf("match.no-clock-stop-start")

// clocks returns the clocks according to the notes on the moves played, neither of them
// running.
func (l *Line) clocks(c clock.Control) clock.Clock {
	had := c.Full()
	had[l.positions[0].Turn().Other()].Left += added(l.record.Root())
	for i, n := range l.record.Main()[:len(l.moves)] {
		side := l.positions[i].Turn()
		had, _ = c.After(had, side, clock.Notes{Clk: n.Command(clkCommand), Overtime: n.Command(overtimeCommand), Emt: n.Command(emtCommand)})
		had[side].Left += added(n)
	}
	return clock.New(c, had)
}

// press presses the clock of a side after its move, the last of the line.
func (m *Match) press(side rules.Side) {
	if !m.clock.Used() {
		return
	}
	now, node := m.config.Now(), m.line.record.Main()[len(m.line.moves)-1]
	thought := m.clock.Thought(side, now)
	m.clock, m.sleep = m.clock.Press(side, now), Sleep{}
	if !m.config.Control.Plain() {
		node.Set(emtCommand, clock.Note(thought.Truncate(time.Millisecond)))
	}
	has := m.clock.Banked(side)
	if has.Overtime > 0 {
		node.Set(overtimeCommand, strconv.Itoa(has.Overtime))
	}
	node.Set(clkCommand, clock.Note(has.Left))
}

// setAlarm sets the alarm for the end of the running clock's time, or stops the clocks of a
// game that is over.
func (m *Match) setAlarm(over bool) {
	if m.alarm != nil {
		m.alarm()
		m.alarm = nil
	}
	if !m.clock.Used() {
		return
	}
	now := m.config.Now()
	if over {
		m.clock = m.clock.Stop(now)
	}
	if side, runs := m.clock.Running(); runs {
		wait := min(m.clock.Flag(side, now), beat)
		due := m.moment().after(wait)
		m.alarm = m.config.After(wait, func() {
			if !m.sleptSince(due) && !m.flag() {
				m.setAlarm(m.outcome().Over())
			}
		})
	}
}

// flag ends the game if the side to move has run out of time (6.9), and reports whether
// it has. The other side wins if any series of legal moves leads to a mate.
func (m *Match) flag() bool {
	if m.outcome().Over() || !m.clock.Used() || !m.clock.Over(m.config.Now()) {
		return false
	}
	loser, _ := m.clock.Running()
	return m.end(m.line.lost(loser, rules.TimeForfeit)) == nil
}

// StopClock pauses the clocks while a person is to move, or restarts them.
func (m *Match) StopClock() error {
	if m.outcome().Over() || !m.clock.Used() || !m.mover().Human() {
		return ErrNoClock
	}
	m.sleep = Sleep{}
	if m.clock.Stands() {
		m.clock = m.clock.Start(m.line.position().Turn(), m.config.Now())
	} else {
		m.clock = m.clock.Stop(m.config.Now())
		m.questions.endPonder()
	}
	m.changed()
	return nil
}
