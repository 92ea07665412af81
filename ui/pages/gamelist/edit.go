package gamelist

import (
	"errors"
	"path/filepath"

	"passedpawn/game/library"
	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/i18n"
)

// edit changes games off Fyne's thread, file by file, and offers to take that back. said
// returns what to say then, for a number of games.
func (p *Page) edit(e edit, change func(int32, pgn.Item) string, said func(games string) (done, undo string)) {
	if len(e.rows) == 0 {
		p.announce(i18n.T("gamelist.nothing-to-change"))
		return
	}
	what := i18n.F("gamelist.changing", gamesText(len(e.rows)))
	task.Go(p.work, func(t *task.Task) ([]library.Backup, error) { return p.editFiles(t, e, change, what) }, func(all []library.Backup, err error) {
		done, undo := said(gamesText(gamesIn(all)))
		switch {
		case stopped(err) && len(all) == 0:
			p.announce(i18n.T("gamelist.stopped-no-file-written"))
			return
		case err != nil && !stopped(err):
			done = i18n.Sentence(err)
		case len(all) == 0:
			done = i18n.T("gamelist.nothing-to-change")
		}
		if len(all) > 0 {
			p.Reload()
			p.offerUndo(undo, all)
		}
		p.announce(done)
	})
}

// editFiles changes games in all files that have some. What went wrong with one does not
// stop the others.
func (p *Page) editFiles(t *task.Task, e edit, change func(int32, pgn.Item) string, what string) (all []library.Backup, failed error) {
	paths, files := sources(e.games, e.table, e.rows)
	for i, path := range paths {
		if err := t.Context().Err(); err != nil {
			return all, err
		}
		way := progressWriter(t, what)
		if len(paths) > 1 {
			t.Report(float64(i)/float64(len(paths)), fixed(what))
			way = stoppableWriter(t)
		}
		var err error
		if e.games.Own() {
			err = p.config.Busy(filepath.Base(path))
		}
		var b library.Backup
		if err == nil {
			b, err = p.config.Files.Edit(e.games, e.table, files[path], way, change)
		}
		if failed = errors.Join(failed, err); err == nil && b != (library.Backup{}) {
			e.games.Retagged(t.Context(), e.table, b, false)
			all = append(all, b)
		}
	}
	return all, failed
}
