package session

import (
	"strings"

	"passedpawn/game/record"
)

// A Keeper saves the game on the board; library.Keeper is one.
type Keeper interface {
	// Begin is called before a game is saved for the first time: name is its file, ""
	// for a new one.
	Begin(name string)
	Keep(*record.Record)
	// Discard removes the file of a game that is not worth one.
	Discard()
}

// saved is what the library has of the game on the board.
type saved struct {
	wanted  bool           // it has a file, or gets one with the next change
	written *record.Record // what the file holds, nil for nothing
	from    *record.Record // the game as it came onto the board
	stored  bool           // it came from a file of its own
	edited  bool           // a person has edited it
}

// save writes the game into its file unless that holds it already: one that was only
// looked at is not written anew.
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

// worthSaving reports whether the game needs a file: a person has moved in it or
// edited it. A study needs one of its own only while it differs from what was opened.
func (s *Session) worthSaving() bool {
	if s.now.Study {
		return s.saved.stored || s.saved.edited
	}
	return s.now.moved() || s.saved.edited
}
