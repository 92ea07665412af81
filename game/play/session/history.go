package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// leaving returns the history with the present state, before an edit.
func (e *Edits) leaving() record.History {
	return e.now.History.Leaving(e.now.Game.Record, e.now.Place.Path)
}

// Recall gives a game of the library, which has just been resumed, the history with which it
// was last saved. A game that was edited then is kept, whether or not a move is left in it.
func (e *Edits) Recall(h record.History) {
	e.do(func() {
		e.now.History = h
		e.saver.recall(h)
	})
}

// forget clears the history.
func (e *Edits) forget() { e.now.History = record.History{} }

// edit changes the record and reports whether it could. change returns the path to show
// on the board afterwards.
func (e *Edits) edit(what phrase.Phrase, change func(*record.Record) record.Path) (done bool) {
	e.do(func() {
		before := e.leaving()
		var to record.Path
		edit := func() error { return e.match.Edit(func(r *record.Record) { to = change(r) }) }
		if done = e.amend(edit); done {
			e.browse(to)
			e.now.History = before.Edited(what, e.now.Game.Record)
			e.saver.edit(e.now)
		}
	})
	return done
}

// amend changes the record and reports whether it could. The caller adds the change to the
// history, and then saves both.
func (e *Edits) amend(change func() error) bool {
	e.changing = true
	err := change()
	e.changing = false
	e.try(err)
	return err == nil
}

// Undo undoes the last edit. If there is none and a game is being played, it takes back
// the last move.
func (e *Edits) Undo() {
	e.do(func() {
		switch h := e.now.History; {
		case h.At > 0:
			e.turn(h.At - 1)
		case e.now.Playing():
			e.takeBack()
		}
	})
}

// Redo repeats the edit or the move that was undone last.
func (e *Edits) Redo() {
	e.do(func() {
		if h := e.now.History; h.At+1 < len(h.Steps) {
			e.turn(h.At + 1)
		}
	})
}

// turn restores a record of the history.
func (e *Edits) turn(to int) {
	h := e.leaving()
	h.At = to
	if e.amend(func() error { return e.match.Restore(h.Steps[to].Record) }) {
		e.browse(h.Steps[to].Path)
		e.now.History = h
		e.saver.edit(e.now)
	}
}

// takeBack takes back the last move, and the program's answer to it. Redo plays them
// again.
func (e *Edits) takeBack() {
	e.do(func() {
		before, g, move := e.leaving(), e.now.Game, rules.SAN{}
		if n := g.LastOwn(); n >= 0 {
			move = rules.Written(e.now.Rules, g.Line[n], g.Moves[n])
		}
		if e.amend(e.match.TakeBack) {
			e.browse(record.Mainline(len(e.now.Game.Moves))) // also for who looks back at an earlier move
			e.now.History = before.TakenBack(phrase.Say("session.move", move), e.now.Game.Record)
			e.saver.update(e.now)
		}
	})
}
