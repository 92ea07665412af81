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

// step returns the present state, before an edit.
func (e *Edits) step(what phrase.Phrase) step {
	return step{e.now.Game.Record, e.now.Place.Path, what}
}

// remember sets what can be undone and redone.
func (e *Edits) remember(past, future []step) {
	e.past, e.future = past, future
	e.now.Undoing, e.now.Redoing = top(past), top(future)
}

// forget clears the history.
func (e *Edits) forget() { e.remember(nil, nil) }

func top(steps []step) phrase.Phrase {
	if n := len(steps); n > 0 {
		return steps[n-1].what
	}
	return phrase.Phrase{}
}

// edit changes the record and reports whether it could. change returns the path to show
// on the board afterwards.
func (e *Edits) edit(what phrase.Phrase, change func(*record.Record) record.Path) (done bool) {
	e.do(func() {
		before := e.step(what)
		var to record.Path
		edit := func() error { return e.match.Edit(func(r *record.Record) { to = change(r) }) }
		if done = e.amend(edit); done {
			e.browse(to)
			e.remember(append(slices.Clip(e.past), before), nil)
		}
	})
	return done
}

// amend changes the record, saves it, and reports whether it could. The caller adds the
// change to the history.
func (e *Edits) amend(change func() error) bool {
	e.changing = true
	err := change()
	e.changing = false
	if err != nil {
		e.try(err)
		return false
	}
	e.saver.edit(e.now)
	return true
}

// Undo undoes the last edit. If there is none and a game is being played, it takes back
// the last move.
func (e *Edits) Undo() {
	e.do(func() {
		if n := len(e.past); n > 0 {
			if was, ok := e.swap(e.past[n-1]); ok {
				e.remember(e.past[:n-1], append(slices.Clip(e.future), was))
			}
			return
		}
		if e.now.Playing() {
			e.takeBack()
		}
	})
}

// Redo repeats the edit or the move that was undone last.
func (e *Edits) Redo() {
	e.do(func() {
		if n := len(e.future); n > 0 {
			if was, ok := e.swap(e.future[n-1]); ok {
				e.remember(append(slices.Clip(e.past), was), e.future[:n-1])
			}
		}
	})
}

// swap restores a record and returns the step that leads back to the present one.
func (e *Edits) swap(to step) (was step, ok bool) {
	was = e.step(to.what)
	if !e.amend(func() error { return e.match.Restore(to.record) }) {
		return step{}, false
	}
	e.browse(to.path)
	return was, true
}

// takeBack takes back the last move, and the program's answer to it. Redo plays them
// again.
func (e *Edits) takeBack() {
	e.do(func() {
		before := e.step(phrase.Say("session.move", e.now.lastOwn()))
		e.changing = true
		err := e.match.TakeBack()
		e.changing = false
		if err == nil {
			e.remember(nil, append(slices.Clip(e.future), before))
		}
		e.try(err)
	})
}
