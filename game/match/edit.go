package match

import (
	"slices"
	"strconv"

	"passedpawn/game/phrase"
	"passedpawn/game/record"
	"passedpawn/game/rules"
)

// ErrPlaying is returned for an edit that would change what was played while
// the game goes on.
var ErrPlaying = phrase.Errorf("match.moves-game-being-played")

// Edit changes the record: its variations, comments, NAGs and tags. What was
// played may change only where the game is over, or both seats are a person's and the
// rules of tournaments do not hold.
// On an error nothing has changed.
func (m *Match) Edit(change func(*record.Record)) error {
	edited := m.record.Clone()
	change(edited)
	return m.replace(edited, m.outcome().Over() || !m.strict() && m.config.Seats[0].Human() && m.config.Seats[1].Human())
}

// Restore puts back a record that was on the board before. Unlike an edit it may
// change what was played in a game that is being played: it undoes or redoes what
// did. On an error nothing has changed.
func (m *Match) Restore(r *record.Record) error { return m.replace(r.Clone(), true) }

// replace takes another record; anew tells whether what was played may differ.
func (m *Match) replace(edited *record.Record, anew bool) error {
	if edited.Result == m.record.Result && slices.Equal(played(edited), m.moves) {
		m.record = edited
		m.changed()
		return nil
	}
	if !anew {
		return ErrPlaying
	}
	c := m.config
	c.Record = edited
	again, err := New(c)
	if err != nil {
		return err
	}
	over := m.over
	m.unsettled = false
	m.drop()
	m.record, m.line, m.moves, m.sans = edited, again.line, again.moves, again.sans
	m.clock, m.nap = m.standing(), Nap{}
	m.offer, m.hold, m.note, m.fault = offer{}, hold{}, phrase.Phrase{}, nil
	if m.over = again.over; over.Over() && m.over.Result == over.Result {
		m.over = over
	}
	m.ask()
	m.changed()
	return nil
}

// Try adds a move, written so, behind a place in the tree, and tells the path to
// it. It is a remark and not played, not even behind the last move, unless the
// record is a study that has no result: that grows by it.
func (m *Match) Try(r *record.Record, p record.Path, mv rules.Move, san string) record.Path {
	if p.Main() && len(p) == len(m.moves) && m.outcome().Over() {
		r.SetTag(playedTag, strconv.Itoa(len(m.moves)))
	}
	return r.Try(p, mv, san)
}
