package match

import (
	"errors"
	"time"

	"passedpawn/game/clock"
	"passedpawn/game/rules"
)

// The clocks stand still until the first move that is made after the match was
// begun or a move was taken back, and from then on one of them runs. What is
// left stands in the notes on the moves, [%clk 0:04:58.7], so that a game that
// comes back finds it there.

// clkCommand is the name of such a note.
const clkCommand = "clk"

// ErrNoClock is returned for an action that needs a running game with clocks.
var ErrNoClock = errors.New("there is no clock to stop or start now")

// standing is the clocks as the notes on the moves played tell, both still.
func (m *Match) standing() clock.Clock {
	left := [2]time.Duration{m.Control.Full(), m.Control.Full()}
	var made [2]int
	for i, n := range m.Record.Main()[:len(m.moves)] {
		side := m.line[i].Turn()
		made[side]++
		if d, ok := clock.ParseNote(n.Command(clkCommand)); ok {
			left[side] = d
		}
	}
	return clock.New(m.Control, left, made)
}

// press is a side's hand on the clock after its move, the last of the line.
func (m *Match) press(side rules.Side) {
	if !m.clock.Used() {
		return
	}
	now := m.Now()
	m.clock = m.clock.Press(side, now)
	m.Record.Main()[len(m.moves)-1].Set(clkCommand, clock.Note(m.clock.Left(side, now)))
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
	now := m.Now()
	if over {
		m.clock = m.clock.Stop(now)
	}
	if side, runs := m.clock.Running(); runs {
		m.alarm = m.After(m.clock.Left(side, now), func() {
			if !m.flag() {
				m.wind(m.outcome().Over())
			}
		})
	}
}

// flag ends the game if the time of the side to move is over (6.9), and reports
// whether it did: the other side wins if any legal moves could lead to a mate.
func (m *Match) flag() bool {
	if m.outcome().Over() || !m.clock.Used() || !m.clock.Over(m.Now()) {
		return false
	}
	loser, _ := m.clock.Running()
	o := rules.Outcome{Result: rules.Drawn, Reason: rules.TimeForfeit}
	if rules.CanMate(m.Rules, m.position(), loser.Other()) {
		o.Result = rules.Win(loser.Other())
	}
	return m.end(o) == nil
}

// StopClock makes the clocks stand still while a person has the move, or lets
// them run again.
func (m *Match) StopClock() error {
	if m.outcome().Over() || !m.clock.Used() || !m.mover().Human() {
		return ErrNoClock
	}
	if m.clock.Stands() {
		m.clock = m.clock.Start(m.position().Turn(), m.Now())
	} else {
		m.clock = m.clock.Stop(m.Now())
	}
	m.changed()
	return nil
}
