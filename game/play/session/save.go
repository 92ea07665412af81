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
	// Keep saves a record and the history of its edits.
	Keep(*record.Record, record.History)
	// Discard removes the file of a game that is not worth saving.
	Discard()
}

// A saver saves the game on the board, and knows what the library contains of it.
type saver struct {
	keeper  Keeper
	wanted  bool           // the game has a file, or gets one with the next change
	written *record.Record // the contents of the file, nil for none
	from    *record.Record // the game as it was opened
	stored  bool           // it came from a file in the library
	edited  bool           // a person has edited it
	changed bool           // the file that it came from has since been changed to an edited version
}

// open begins with another game.
func (s *saver) open(rec *record.Record, a arrival) {
	s.keeper.Begin(a.file)
	*s = saver{keeper: s.keeper, wanted: a.save, written: a.written, from: rec.Clone(), stored: a.written != nil}
}

// recall continues with a history. If edits have led to the game in the file, its first
// version is an edit too.
func (s *saver) recall(h record.History) { s.edited, s.changed = h.At > 0, h.At > 0 }

// leave removes the file of the game if it is not worth saving.
func (s *saver) leave(now Snapshot) {
	if s.wanted && !s.worth(now) {
		s.keeper.Discard()
	}
}

// edit saves the game after a person has edited it.
func (s *saver) edit(now Snapshot) {
	s.wanted, s.edited = true, s.changed || !now.Game.Record.Equal(s.from)
	s.save(now)
}

// update saves the game if it has a file or is to get one.
func (s *saver) update(now Snapshot) {
	if s.wanted && s.begun(now) {
		s.save(now)
	}
}

// begun reports whether there is something to save: a move, a result, a position that is
// not the usual one, or a file already.
func (s *saver) begun(now Snapshot) bool {
	g := now.Game
	return len(g.Moves) > 0 || g.Record.Start != "" || g.Outcome.Over() || s.written != nil
}

// save writes the game to its file unless the file already contains it. A game that was
// only viewed is not written again.
func (s *saver) save(now Snapshot) {
	rec := now.Game.Record.Clone()
	if now.Flipped || rec.Tag(orientationTag) != "" || s.written == nil {
		rec.SetTag(orientationTag, strings.ToLower(now.Bottom().String()))
	}
	if now.Study && playedHere(rec) {
		rec.SetTag(studyTag, "yes")
	}
	if s.written == nil || !s.written.Equal(rec) {
		s.written = rec
		s.keeper.Keep(rec, now.History)
	}
}

// worth reports whether the game needs a file because a person has moved in it or edited
// it. A study needs a file only if it came from one or differs from what was opened.
func (s *saver) worth(now Snapshot) bool {
	if now.Study {
		return s.stored || s.edited
	}
	return now.Game.LastOwn() >= 0 || s.edited
}
