package session

import (
	"strings"

	"passedpawn/game/records/record"
)

// A Keeper saves the game on the board. library.Keeper implements it.
type Keeper interface {
	// Begin is called before a game is saved for the first time. name is its file, "" for
	// a new one.
	Begin(name string)
	Keep(*record.Record)
	// Discard removes the file of a game that is not worth saving.
	Discard()
}

// saved is what the library contains of the game on the board.
type saved struct {
	wanted  bool           // the game has a file, or gets one with the next change
	written *record.Record // the contents of the file, nil for none
	from    *record.Record // the game as it was opened
	stored  bool           // it came from a file in the library
	edited  bool           // a person has edited it
}

// save writes the game to its file unless the file already contains it. A game that was
// only viewed is not written again.
func (s *Session) save() {
	rec := s.now.Game.Record.Clone()
	if s.now.Flipped || rec.Tag(orientationTag) != "" || s.saved.written == nil {
		rec.SetTag(orientationTag, strings.ToLower(s.now.Bottom().String()))
	}
	if s.now.Study && playedHere(rec) {
		rec.SetTag(studyTag, "yes")
	}
	if s.saved.written == nil || !s.saved.written.Equal(rec) {
		s.saved.written = rec
		s.config.Keeper.Keep(rec)
	}
}

// worthSaving reports whether the game needs a file because a person has moved in it or
// edited it. A study needs a file only if it came from one or differs from what was
// opened.
func (s *Session) worthSaving() bool {
	if s.now.Study {
		return s.saved.stored || s.saved.edited
	}
	return s.now.moved() || s.saved.edited
}
