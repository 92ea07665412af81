package gamelist

import (
	"context"
	"path/filepath"

	"fyne.io/fyne/v2"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/teaching/repertoire"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
)

var errNoLines = phrase.Errorf("gamelist.repertoire-empty")

// ownLines are the person's repertoire beside the games: a file of games and variations that
// the person chose.
type ownLines struct {
	config   Config
	settings *settings.Settings // of the page
	status   *status
	changed  func() // is called when another repertoire is used, or none

	path    string            // of the file that has been read, is being read, or is broken
	open    *repertoire.Graph // nil until it has been read
	state   *index.Table      // of the file when it was read
	reading *task.Latest
}

// readLines are a repertoire, and the list of the games it was read from.
type readLines struct {
	lines *repertoire.Graph
	table *index.Table
}

// follow reads the repertoire of the settings, again if its file has changed.
func (o *ownLines) follow() {
	if path := o.settings.Repertoire; path != "" {
		o.read(path, func(err error) { o.status.announce(cannotRead(path, err)) }, func() {})
	}
}

// settle stops using a repertoire that was removed from the settings.
func (o *ownLines) settle() {
	if o.settings.Repertoire == "" && o.path != "" {
		o.reading.Drop()
		o.use(readLines{}, "")
	}
}

// choose uses another file if it can be read.
func (o *ownLines) choose(path string) {
	o.read(path, func(err error) { o.config.Tell(i18n.T("gamelist.repertoire"), cannotRead(path, err)) }, func() {
		o.config.Change(func(s *settings.Settings) { s.Repertoire = path })
	})
}

// read reads a file, unless it is the one that is used and has not changed. It calls failed if it
// cannot be read, and then otherwise.
func (o *ownLines) read(path string, failed func(error), then func()) {
	games, was := o.config.Files.Collection(path), (*index.Table)(nil)
	if path == o.path {
		was = o.state
	}
	task.Go(o.reading, func(t *task.Task) (readLines, error) {
		if was != nil && library.Current(games, was) {
			return readLines{}, errCurrent
		}
		return linesOf(t, games)
	}, func(r readLines, err error) {
		switch {
		case err == nil:
			o.use(r, path)
			then()
		case err != errCurrent && !chores.Stopped(err):
			if path == o.path || path == o.settings.Repertoire {
				o.use(readLines{}, path) // the file that was read is gone or broken
			}
			failed(err)
		}
	})
}

// linesOf reads the games of a file with their variations.
func linesOf(t *task.Task, games library.Collection) (r readLines, err error) {
	ctx := t.Context()
	if games, err = library.Unpack(ctx, games, func(float64, int) {}); err != nil {
		return r, err
	}
	if r.table, err = games.List(ctx, func(*index.Table, float64) {}); err != nil {
		return r, err
	}
	r.lines = repertoire.NewGraph()
	return r, r.fill(ctx, t, games)
}

// fill adds the games. A game that cannot be read adds nothing.
func (r readLines) fill(ctx context.Context, t *task.Task, games library.Collection) error {
	rows := make([]int32, r.table.Len())
	for i := range rows {
		rows[i] = int32(i)
	}
	done := 0
	for game, err := range games.Records(r.table, rows) {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		t.Report(float64(done)/float64(len(rows)), func() string { return i18n.T("gamelist.repertoire-reading") })
		if done++; err != nil {
			continue
		}
		if err := r.lines.Add(game.Record); err != nil {
			return err
		}
	}
	if r.lines.Moveless() {
		return errNoLines
	}
	return nil
}

// use shows another repertoire, none without lines.
func (o *ownLines) use(r readLines, path string) {
	o.open, o.state, o.path = r.lines, r.table, path
	o.changed()
}

// items offer to choose a file, and to stop using the one there is.
func (o *ownLines) items() []*fyne.MenuItem {
	all := []*fyne.MenuItem{fyne.NewMenuItem(i18n.T("gamelist.repertoire-choose"), func() {
		o.config.Paths.Games(i18n.T("gamelist.repertoire"), o.choose)
	})}
	if path := o.settings.Repertoire; path != "" {
		all = append(all, fyne.NewMenuItem(i18n.F("gamelist.remove-book", filepath.Base(path)), func() {
			o.config.Change(func(s *settings.Settings) { s.Repertoire = "" })
		}))
	}
	return all
}
