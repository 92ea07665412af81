package gamelist

import (
	"errors"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/ui/pages/gamelist/chores"
)

// A source is the collection that is listed, and what has been read of it. Each reading
// replaces the one before; what a replaced one still delivers is dropped.
type source struct {
	page       sourcePage
	favourites Favourites
	reading    *task.Latest
	following  *task.Latest
	shown      *task.Task // the newest reading; when it is dropped, so is what belongs to it

	games     library.Collection
	table     *index.Table
	positions *library.Searchable // nil until the moves have been read
	former    bool                // the table is of an earlier state of the file, and nothing can be selected
	unchosen  bool                // the file is large and compressed, and the person has to choose a part of it
	asked     string              // the search for the games of it that were chosen last
	starred   map[int32]bool      // the favourites
}

// A sourcePage shows what has been read of a collection. Its methods are called on Fyne's
// thread.
type sourcePage interface {
	listed(err error) // is called when there is a longer table, with the reason why it is not whole, a pgn.Cut if the file is cut off
	read(err error)   // is called at the end of the reading
	refresh()         // is called when other games are favourites
}

func newSource(p sourcePage, f Favourites, g *task.Group) *source {
	return &source{page: p, favourites: f, reading: task.NewLatest(g), following: task.NewLatest(g), table: index.NewBuilder().Table()}
}

// show begins to read a collection.
func (s *source) show(c library.Collection) {
	s.following.Drop()
	s.closePositions()
	s.games, s.table, s.former, s.unchosen, s.starred = c, index.NewBuilder().Table(), false, false, nil
}

// choose lets the person choose a part of the file. asked is what was chosen last.
func (s *source) choose(asked string) {
	s.games, s.unchosen, s.asked = s.games.Of(library.Part{}), true, asked
}

// start reads the collection: first what is known of it, then the rest.
func (s *source) start() {
	games := s.games // the task does not run on Fyne's thread
	s.shown = task.Go(s.reading, func(t *task.Task) (searchable, error) { return reader{t, s, games}.read() }, func(d searchable, err error) {
		if err == nil {
			s.table, s.positions = d.table, d.positions
		}
		s.page.read(err)
	})
}

// errCurrent means that the file has not changed since its games were listed, or that more
// has changed than a few games.
var errCurrent = errors.New("the list stays")

// follow reads again what has changed in the file, if that is little: a game was opened from
// the list and saved. It calls then if the table is another one with the same rows.
func (s *source) follow(then func()) {
	if s.positions == nil || s.reading.Busy() || s.games.Own() {
		return
	}
	games, was := s.games, s.table
	task.Go(s.following, func(*task.Task) (searchable, error) {
		if library.Current(games, was) {
			return searchable{}, errCurrent
		}
		t, positions, ok := games.Remembered()
		if ok && t.Len() != was.Len() {
			positions.Close()
		}
		if !ok || t.Len() != was.Len() {
			return searchable{}, errCurrent
		}
		return searchable{t, positions}, nil
	}, func(d searchable, err error) {
		if err == nil {
			s.closePositions()
			s.table, s.positions = d.table, d.positions
			then()
		}
	})
}

func (s *source) closePositions() {
	if s.positions != nil {
		s.positions.Close()
		s.positions = nil
	}
}

// has reports whether the games are those of a file.
func (s *source) has(path string, own func(string) bool) bool {
	if s.games.Own() {
		return own(path)
	}
	return s.games.Is(path)
}

// star marks games as favourites or no longer does. Another list does not change.
func (s *source) star(g *task.Group, of chores.Scope, yes bool, failed func(error)) {
	shown := s.shown
	task.Go(g, func(*task.Task) (map[int32]bool, error) {
		err := s.favourites.SetFavourites(of.Games, of.Table, of.Rows, yes)
		return s.favourites.Favourites(of.Games, of.Table), err
	}, func(starred map[int32]bool, err error) {
		if err != nil {
			failed(err)
		}
		if !shown.Dropped() { // the same games are still listed
			s.starred = starred
			s.page.refresh()
		}
	})
}
