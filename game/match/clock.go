package match

import (
	"strconv"
	"time"

	"passedpawn/game/clock"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// The clocks stand still until the first move that is made after the match was
// begun or a move was taken back, and from then on one of them runs. What is
// left is in the notes on the moves, [%clk 0:04:58.7], so that a game that comes
// back finds it there. PGN has no word for overtime: [%overtime 2] is ours, the
// byoyomi periods that are left or the moves still to make in a Canadian one.
// [%emt 0:00:07], the time used for the move, is written where [%clk] alone does
// not tell it. [%added 0:02:00], ours too, is what the side that made the move got
// later, for what the other did wrong.

// The names of such notes.
const (
	clkCommand      = "clk"
	overtimeCommand = "overtime"
	emtCommand      = "emt"
	addedCommand    = "added"
)

// ErrNoClock is returned for an action that needs a running game with clocks.
var ErrNoClock = phrase.Errorf("match.no-clock-stop-start")

// standing is the clocks as the notes on the moves played tell, both still.
func (m *Match) standing() clock.Clock {
	had := m.config.Control.Full()
	had[m.line[0].Turn().Other()].Left += added(m.record.Root())
	for i, n := range m.record.Main()[:len(m.moves)] {
		side := m.line[i].Turn()
		had, _ = m.config.Control.After(had, side, clock.Notes{Clk: n.Command(clkCommand), Overtime: n.Command(overtimeCommand), Emt: n.Command(emtCommand)})
		had[side].Left += added(n)
	}
	return clock.New(m.config.Control, had)
}

// press is a side's hand on the clock after its move, the last of the line.
func (m *Match) press(side rules.Side) {
	if !m.clock.Used() {
		return
	}
	now, node := m.config.Now(), m.record.Main()[len(m.moves)-1]
	thought := m.clock.Thought(side, now)
	m.clock, m.nap = m.clock.Press(side, now), Nap{}
	if !m.config.Control.Plain() {
		node.Set(emtCommand, clock.Note(thought.Truncate(time.Millisecond)))
	}
	has := m.clock.Banked(side)
	if has.Overtime > 0 {
		node.Set(overtimeCommand, strconv.Itoa(has.Overtime))
	}
	node.Set(clkCommand, clock.Note(has.Left))
}

// wind sets the alarm for the end of the running clock's time, or stops the
// clocks of a game that is over.
func (m *Match) wind(over bool) {
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
			if !m.woke(due) && !m.flag() {
				m.wind(m.outcome().Over())
			}
		})
	}
}

// flag ends the game if the time of the side to move is over (6.9), and reports
// whether it did: the other side wins if any legal moves could lead to a mate.
func (m *Match) flag() bool {
	if m.outcome().Over() || !m.clock.Used() || !m.clock.Over(m.config.Now()) {
		return false
	}
	loser, _ := m.clock.Running()
	return m.end(m.lost(loser, rules.TimeForfeit)) == nil
}

// StopClock makes the clocks stand still while a person has the move, or lets
// them run again.
func (m *Match) StopClock() error {
	if m.outcome().Over() || !m.clock.Used() || !m.mover().Human() {
		return ErrNoClock
	}
	m.nap = Nap{}
	if m.clock.Stands() {
		m.clock = m.clock.Start(m.position().Turn(), m.config.Now())
	} else {
		m.clock = m.clock.Stop(m.config.Now())
	}
	m.changed()
	return nil
}
