package gamelist

import (
	"errors"
	"path/filepath"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
)

// deleteChosen deletes the chosen games, which can be restored. It asks first if there
// are several, or if any of them is in a file outside the program's own folder.
func (p *Page) deleteChosen() {
	rows, games, table := p.picked(), p.games, p.table
	switch {
	case len(rows) == 0 || p.deleting:
	case games.Own() && len(rows) == 1:
		p.deleteGames(games, table, rows)
	default:
		p.config.Ask(i18n.T("gamelist.delete-question"), i18n.F("gamelist.delete-from-deleted-games", gamesText(len(rows)), p.name()), i18n.T("gamelist.delete"), i18n.T("common.cancel"), func(yes bool) {
			if yes && !p.deleting {
				p.deleteGames(games, table, rows)
			}
		})
	}
}

func (p *Page) deleteGames(games library.Collection, table *index.Table, rows []int32) {
	p.deleting = true
	task.Go(p.work, func(t *task.Task) ([]library.Backup, error) {
		return p.remove(t, games, table, rows)
	}, func(gone []library.Backup, failed error) {
		p.deleting = false
		if stopped(failed) && len(gone) == 0 {
			p.announce(i18n.T("gamelist.stopped-nothing-deleted"))
			return
		}
		p.Reload()
		if failed != nil && !stopped(failed) {
			p.news = i18n.F("gamelist.not-deleted", failed)
		}
		if len(gone) > 0 {
			p.offerUndo(i18n.F("gamelist.undo-delete", gamesText(gamesIn(gone))), gone)
		}
	})
}

// remove deletes games off Fyne's thread, file by file, until it is stopped.
func (p *Page) remove(t *task.Task, games library.Collection, table *index.Table, rows []int32) (gone []library.Backup, failed error) {
	what := i18n.F("gamelist.deleting", gamesText(len(rows)))
	paths, files := sources(games, table, rows)
	for i, path := range paths {
		if err := t.Context().Err(); err != nil {
			return gone, err
		}
		way := progressWriter(t, what)
		if len(paths) > 1 {
			t.Report(float64(i)/float64(len(paths)), fixed(what))
			way = stoppableWriter(t)
		}
		var err error
		if games.Own() {
			err = p.config.Busy(filepath.Base(path))
		}
		var b library.Backup
		if err == nil {
			b, err = p.config.Files.DeleteGames(games, table, files[path], way)
		}
		if err != nil {
			failed = errors.Join(failed, err)
			continue
		}
		gone = append(gone, b)
	}
	return gone, failed
}

// sources returns the files that contain some games, and the rows of each file.
func sources(games library.Collection, table *index.Table, rows []int32) (paths []string, files map[string][]int32) {
	files = map[string][]int32{}
	for _, row := range rows {
		path := games.Source(table, int(row))
		if files[path] == nil {
			paths = append(paths, path)
		}
		files[path] = append(files[path], row)
	}
	return paths, files
}

// bringBack restores backups. It returns those that are left if it is stopped.
func (p *Page) bringBack(t *task.Task, games library.Collection, table *index.Table, gone []library.Backup, what string) (left []library.Backup, failed error) {
	for i, b := range gone {
		way := progressWriter(t, what)
		if len(gone) > 1 {
			t.Report(float64(i)/float64(len(gone)), fixed(what))
			way = stoppableWriter(t)
		}
		err := t.Context().Err()
		if err == nil {
			if _, err = p.config.Files.Restore(b, way); err == nil {
				games.Retagged(t.Context(), table, b, true)
			}
		}
		if stopped(err) {
			return gone[i:], failed
		}
		failed = errors.Join(failed, err)
	}
	return nil, failed
}
