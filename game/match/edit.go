package match

import (
	"errors"
	"slices"

	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// ErrPlaying is returned for an edit that would change what was played while
// the game goes on.
var ErrPlaying = errors.New("the moves of a game that is being played cannot be changed: take them back, or finish it")

// Edit changes the record: its variations, comments, glyphs and tags. What was
// played may change only where the game is over or both seats are a person's.
// On an error nothing has changed.
func (m *Match) Edit(change func(*record.Record)) error {
	edited := m.Record.Clone()
	change(edited)
	// After a takeback the main line may hold more than was played.
	moves := edited.Moves()
	if n := len(m.moves); edited.Result == m.Record.Result && len(moves) >= n && slices.Equal(moves[:n], m.moves) && len(m.Record.Main()) == len(moves) {
		m.Record = edited
		m.changed()
		return nil
	}
	if !m.outcome().Over() && !(m.Seats[0].Human() && m.Seats[1].Human()) {
		return ErrPlaying
	}
	c := m.Config
	c.Record = edited
	again, err := New(c)
	if err != nil {
		return err
	}
	over := m.over
	m.drop()
	m.Record, m.line, m.moves, m.sans = edited, again.line, again.moves, again.sans
	m.clock = m.standing()
	m.offer, m.note, m.fault = offer{}, rules.Phrase{}, nil
	if m.over = again.over; over.Over() && m.over.Result == over.Result {
		m.over = over
	}
	m.ask()
	m.changed()
	return nil
}
