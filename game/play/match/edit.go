package match

import (
	"slices"
	"strconv"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// ErrPlaying is returned for an edit that would change the moves played in a game in
// progress.
var ErrPlaying = phrase.Errorf("match.moves-game-being-played")

// Edit changes the record: its variations, comments, NAGs and tags. The moves played may
// change only if the game is over, or if both sides are played by people and tournament
// rules do not apply. After an error nothing has changed.
func (m *Match) Edit(change func(*record.Record)) error {
	edited := m.line.record.Clone()
	change(edited)
	return m.replace(edited, m.outcome().Over() || !m.strict() && m.config.Seats[0].Human() && m.config.Seats[1].Human())
}

// Restore puts back an earlier record, to undo or redo an edit. Unlike an edit, it may
// change the moves played in a game in progress. After an error nothing has changed.
func (m *Match) Restore(r *record.Record) error { return m.replace(r.Clone(), true) }

// replace replaces the record. anew allows the moves played to differ.
func (m *Match) replace(edited *record.Record, anew bool) error {
	if edited.Result == m.line.record.Result && slices.Equal(played(edited), m.line.moves) {
		m.line.record = edited
		m.changed()
		return nil
	}
	if !anew {
		return ErrPlaying
	}
	c := m.config
	c.Record = edited
	again, err := newState(c)
	if err != nil {
		return err
	}
	was := m.ending.Outcome
	m.questions.withdraw()
	m.questions.endPonder()
	m.line, m.turn = again.line, again.turn
	m.timer.reset(again.timer.clock)
	if m.ending = again.ending; was.Over() && m.ending.Result == was.Result {
		m.ending.Outcome = was
	}
	m.ask()
	m.changed()
	return nil
}

// Try adds a move, with its notation, after a place in the tree, and returns the path to
// it. The move is a remark and is not played, not even after the last move. The exception
// is a study without a result, whose main line grows by the move.
func (m *Match) Try(r *record.Record, p record.Path, mv rules.Move, san string) record.Path {
	if p.Main() && len(p) == len(m.line.moves) && (!m.config.Study || m.outcome().Over()) {
		r.SetTag(playedTag, strconv.Itoa(len(m.line.moves)))
	}
	return r.Try(p, mv, san)
}
