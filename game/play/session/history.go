package session

import (
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
)

// A step is a state of the record that undo or redo returns to.
type step struct {
	record *record.Record
	path   record.Path   // the place on the board
	what   phrase.Phrase // the name of the edit, for a menu
}

// history is the edits of the game on the board and the moves that were taken back. A new
// move of the game clears it.
type history struct {
	past, future []step
	busy         bool // an edit, an undo or a redo is changing the record
}

// step returns the present state, before an edit.
func (s *Session) step(what phrase.Phrase) step {
	return step{s.now.Game.Record, s.now.Place.Path, what}
}

// remember sets what can be undone and redone.
func (s *Session) remember(past, future []step) {
	s.history.past, s.history.future = past, future
	s.now.Undoing, s.now.Redoing = top(past), top(future)
}

// forgetEdits clears the history.
func (s *Session) forgetEdits() { s.remember(nil, nil) }

func top(steps []step) phrase.Phrase {
	if n := len(steps); n > 0 {
		return steps[n-1].what
	}
	return phrase.Phrase{}
}

// edit changes the record and reports whether it could. change returns the path to show
// on the board afterwards.
func (s *Session) edit(what phrase.Phrase, change func(*record.Record) record.Path) (done bool) {
	s.do(func() {
		before := s.step(what)
		var to record.Path
		edit := func() error { return s.match.Edit(func(r *record.Record) { to = change(r) }) }
		if done = s.amend(edit); done {
			s.Browse(to)
			s.remember(append(slices.Clip(s.history.past), before), nil)
		}
	})
	return done
}

// amend changes the record and reports whether it could. The caller adds the change to
// the history.
func (s *Session) amend(change func() error) bool {
	s.history.busy = true
	err := change()
	s.history.busy = false
	if err != nil {
		s.try(err)
		return false
	}
	s.saved.wanted, s.saved.edited = true, !s.now.Game.Record.Equal(s.saved.from)
	s.save()
	return true
}

// Undo undoes the last edit. If there is none and a game is being played, it takes back
// the last move.
func (s *Session) Undo() {
	s.do(func() {
		if n := len(s.history.past); n > 0 {
			if was, ok := s.swap(s.history.past[n-1]); ok {
				s.remember(s.history.past[:n-1], append(slices.Clip(s.history.future), was))
			}
			return
		}
		if s.now.Playing() {
			s.TakeBack()
		}
	})
}

// Redo repeats the edit or the move that was undone last.
func (s *Session) Redo() {
	s.do(func() {
		if n := len(s.history.future); n > 0 {
			if was, ok := s.swap(s.history.future[n-1]); ok {
				s.remember(append(slices.Clip(s.history.past), was), s.history.future[:n-1])
			}
		}
	})
}

// swap restores a record and returns the step that leads back to the present one.
func (s *Session) swap(to step) (was step, ok bool) {
	was = s.step(to.what)
	if !s.amend(func() error { return s.match.Restore(to.record) }) {
		return step{}, false
	}
	s.Browse(to.path)
	return was, true
}
