package match

import (
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

// look is called when the clocks are to be looked at. Either the computer has slept since
// that was due, or a flag has fallen, or they are looked at again.
func (m *Match) look(due moment) {
	now := m.timer.moment()
	if !m.slept(now.counted.Sub(due.counted), now.world.Sub(due.world)) && !m.flag() {
		m.timer.watch(m.outcome().Over(), m.look)
	}
}

// flag ends the game if the side to move has run out of time (6.9), and reports whether
// it has. The other side wins if any series of legal moves leads to a mate.
func (m *Match) flag() bool {
	if m.outcome().Over() || !m.timer.over() {
		return false
	}
	loser, _ := m.timer.clock.Running()
	return m.end(m.line.lost(loser, rules.TimeForfeit)) == nil
}

// StopClock pauses the clocks while a person is to move, or restarts them.
func (m *Match) StopClock() error {
	if m.outcome().Over() || !m.timer.clock.Used() || !m.mover().Human() {
		return ErrNoClock
	}
	if !m.timer.toggle(m.line.position().Turn()) {
		m.questions.endPonder()
	}
	m.changed()
	return nil
}
