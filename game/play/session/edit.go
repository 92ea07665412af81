package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
)

// Edits changes the tree of moves of the game on the board, its comments and its tags. It
// undoes and redoes these edits, and the moves that were taken back. A new move of the
// game clears that history.
type Edits struct {
	*state
	saver    *saver
	changing bool // an edit, a takeback, an undo or a redo is changing the record
}

// Saved is called when the game was saved to a file of the person's. From then on its first
// version is an edit too, because that file no longer has it.
func (e *Edits) Saved() { e.saver.changed = true }

// Comment writes a comment on the move that led to a place, or on the game if that is its
// start. Nothing happens if the place no longer exists.
func (e *Edits) Comment(at Place, text string) {
	r := e.now.Game.Record
	if at.Game != e.now.Game.Game || !r.Has(at.Path) || r.At(at.Path).Text() == text {
		return
	}
	e.edit(phrase.Say("session.comment"), func(r *record.Record) record.Path {
		r.At(at.Path).Say(text)
		return at.Path
	})
}

// ToggleNAG adds a NAG to the move on the board, or removes it. At the start of the game
// there is no move, and it says so.
func (e *Edits) ToggleNAG(nag int) {
	path := e.now.Place.Path
	switch {
	case e.elsewhere():
		return
	case len(path) == 0:
		e.say(phrase.Say("session.nothing-to-mark"))
		return
	}
	e.edit(phrase.Say("session.mark", phrase.Say(record.NAGText(nag))), func(r *record.Record) record.Path {
		r.At(path).ToggleNAG(nag)
		return path
	})
}

// Draw replaces the arrows and circles of the position on the board. It reports false if that
// is not in the game, and says so.
func (e *Edits) Draw(shapes []record.Shape) (done bool) {
	path := e.now.Place.Path
	if e.elsewhere() {
		return false
	}
	e.edit(phrase.Say("session.drawings"), func(r *record.Record) record.Path {
		r.At(path).Draw(shapes)
		return path
	})
	return true
}

// elsewhere reports whether the board shows moves that are not in the game, and if so says that
// they cannot be annotated.
func (e *Edits) elsewhere() bool {
	if e.now.Sight().is(e.now.Place) {
		return false
	}
	e.say(phrase.Say("session.not-in-game"))
	return true
}

// SetTags changes the tags and the result of the game.
func (e *Edits) SetTags(change func(*record.Record)) {
	path := e.now.Place.Path
	e.edit(phrase.Say("session.tags"), func(r *record.Record) record.Path {
		change(r)
		return path
	})
}

// Promote moves the line on the board one place up.
func (e *Edits) Promote() {
	e.rearrange("session.moving-variation-up", phrase.Say("session.nothing-to-move"), (*record.Record).Promote)
}

// Demote moves the line on the board one place down.
func (e *Edits) Demote() {
	e.rearrange("session.moving-variation-down", phrase.Say("session.nothing-to-move"), (*record.Record).Demote)
}

// PromoteToMainLine makes the line on the board the main line.
func (e *Edits) PromoteToMainLine() {
	e.rearrange("session.new-main-line", phrase.Say("session.nothing-to-move"), (*record.Record).PromoteToMainLine)
}

// Delete removes the move on the board and all moves after it.
func (e *Edits) Delete() {
	e.rearrange("session.deletion", phrase.Say("session.nothing-to-delete"), (*record.Record).Delete)
}

// DeleteLine removes the variation on the board.
func (e *Edits) DeleteLine() {
	e.rearrange("session.deletion", phrase.Say("session.nothing-to-delete"), (*record.Record).DeleteLine)
}

// rearrange changes the tree of moves, and says so if nothing changes. That is no edit: it
// would save a copy of a game that nobody has edited.
func (e *Edits) rearrange(what string, nothing phrase.Phrase, change func(*record.Record, record.Path) record.Path) {
	path := e.now.Place.Path
	changed := e.now.Game.Record.Clone()
	if change(changed, path); changed.Equal(e.now.Game.Record) {
		e.say(nothing)
		return
	}
	e.edit(phrase.Say(what), func(r *record.Record) record.Path { return change(r, path) })
}
