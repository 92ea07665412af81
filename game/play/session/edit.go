package session

import (
	"passedpawn/game/phrase"
	"passedpawn/game/records/record"
)

// Comment writes a comment on the move that led to a place, or on the game if that is its
// start. Nothing happens if the place no longer exists.
func (s *Session) Comment(at Place, text string) {
	r := s.now.Game.Record
	if at.Game != s.now.Game.Game || !r.Has(at.Path) || r.At(at.Path).Text() == text {
		return
	}
	s.edit(phrase.Say("session.comment"), func(r *record.Record) record.Path {
		r.At(at.Path).Say(text)
		return at.Path
	})
}

// ToggleNAG adds a NAG to the move on the board, or removes it.
func (s *Session) ToggleNAG(nag int) {
	if path := s.now.Place.Path; len(path) > 0 {
		s.edit(phrase.Say("session.mark", phrase.Say(record.NAGText(nag))), func(r *record.Record) record.Path {
			r.At(path).ToggleNAG(nag)
			return path
		})
	}
}

// Draw replaces the arrows and circles of the position on the board.
func (s *Session) Draw(shapes []record.Shape) {
	path := s.now.Place.Path
	s.edit(phrase.Say("session.drawings"), func(r *record.Record) record.Path {
		r.At(path).Draw(shapes)
		return path
	})
}

// SetTags changes the tags and the result of the game.
func (s *Session) SetTags(change func(*record.Record)) {
	path := s.now.Place.Path
	s.edit(phrase.Say("session.tags"), func(r *record.Record) record.Path {
		change(r)
		return path
	})
}

// Promote moves the line on the board one place up.
func (s *Session) Promote() {
	s.rearrange("session.moving-variation-up", phrase.Say("session.nothing-to-move"), (*record.Record).Promote)
}

// Demote moves the line on the board one place down.
func (s *Session) Demote() {
	s.rearrange("session.moving-variation-down", phrase.Say("session.nothing-to-move"), (*record.Record).Demote)
}

// PromoteToMainLine makes the line on the board the main line.
func (s *Session) PromoteToMainLine() {
	s.rearrange("session.new-main-line", phrase.Say("session.nothing-to-move"), (*record.Record).PromoteToMainLine)
}

// Delete removes the move on the board and all moves after it.
func (s *Session) Delete() {
	s.rearrange("session.deletion", phrase.Say("session.nothing-to-delete"), (*record.Record).Delete)
}

// DeleteLine removes the variation on the board.
func (s *Session) DeleteLine() {
	s.rearrange("session.deletion", phrase.Say("session.nothing-to-delete"), (*record.Record).DeleteLine)
}

// rearrange changes the tree of moves. A change that would leave it as it is is no edit: it would save a copy of a game that nobody has edited.
func (s *Session) rearrange(what string, nothing phrase.Phrase, change func(*record.Record, record.Path) record.Path) {
	path := s.now.Place.Path
	changed := s.now.Game.Record.Clone()
	if change(changed, path); changed.Equal(s.now.Game.Record) {
		s.Say(nothing)
		return
	}
	s.edit(phrase.Say(what), func(r *record.Record) record.Path { return change(r, path) })
}
