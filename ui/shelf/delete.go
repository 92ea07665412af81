package shelf

import (
	"context"
	"errors"
	"path/filepath"

	"passedpawn/game/index"
	"passedpawn/game/library"
	"passedpawn/ui/words"
)

// deleteChosen deletes games, with a way back. More than one, or any in a file that
// is not ours, is asked for.
func (p *Page) deleteChosen() {
	rows, games, table := p.picked(), p.games, p.table
	switch {
	case len(rows) == 0 || p.deleting:
	case games.Own() && len(rows) == 1:
		p.deleteGames(games, table, rows)
	default:
		name := words.T("My games")
		if !games.Own() {
			name = filepath.Base(games.Path())
		}
		p.Ask(words.T("Delete?"), words.F("%s will be deleted from %s. You can restore them later: choose More, then Deleted games and earlier versions.", gamesText(len(rows)), name), words.T("Delete"), words.T("Cancel"), func(yes bool) {
			if yes && !p.deleting {
				p.deleteGames(games, table, rows)
			}
		})
	}
}

func (p *Page) deleteGames(games library.Collection, table *index.Table, rows []int32) {
	p.deleting = true
	j := p.begin()
	p.work.Go(func() {
		gone, failed := p.remove(j, games, table, rows)
		p.Post(func() {
			p.deleting = false
			j.end()
			if stopped(failed) && len(gone) == 0 {
				p.announce(words.T("Stopped: nothing was deleted."))
				return
			}
			p.Refresh()
			if failed != nil && !stopped(failed) {
				p.news = words.F("Not deleted: %v.", failed)
			}
			if len(gone) > 0 {
				p.offerUndo(gone)
			}
		})
	})
}

// stopped reports whether it was a person who ended the work.
func stopped(err error) bool { return errors.Is(err, context.Canceled) }

// remove works off Fyne's thread, file by file, until the job is stopped.
func (p *Page) remove(j *job, games library.Collection, table *index.Table, rows []int32) (gone []library.Backup, failed error) {
	what := words.F("Deleting %s.", gamesText(len(rows)))
	paths, files := sources(games, table, rows)
	for i, path := range paths {
		if err := j.ctx.Err(); err != nil {
			return gone, err
		}
		through := j.through(what)
		if len(paths) > 1 {
			j.tell(float64(i)/float64(len(paths)), what)
			through = j.unless()
		}
		var err error
		if games.Own() {
			err = p.Busy(filepath.Base(path))
		}
		var b library.Backup
		if err == nil {
			b, err = p.Files.Cut(games, table, files[path], through)
		}
		if err != nil {
			failed = errors.Join(failed, err)
			continue
		}
		gone = append(gone, b)
	}
	return gone, failed
}

// sources are the files that hold some games, and their rows in each.
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

func (p *Page) offerUndo(gone []library.Backup) {
	games := 0
	for _, b := range gone {
		games += b.Games
	}
	p.undo.SetText(words.F("Undo delete (%s)", gamesText(games)))
	p.undo.OnTapped = func() {
		p.undo.Hide()
		j := p.begin()
		p.work.Go(func() {
			left, failed := p.bringBack(j, gone, words.F("Restoring %s.", gamesText(games)))
			p.Post(func() {
				j.end()
				p.Refresh()
				if failed != nil {
					p.news = words.F("Some games could not be restored: %v.", failed)
				}
				if len(left) > 0 {
					p.offerUndo(left)
				}
			})
		})
	}
	p.undo.Show()
}

// bringBack tells which are left if the job is stopped.
func (p *Page) bringBack(j *job, gone []library.Backup, what string) (left []library.Backup, failed error) {
	for i, b := range gone {
		through := j.through(what)
		if len(gone) > 1 {
			j.tell(float64(i)/float64(len(gone)), what)
			through = j.unless()
		}
		err := j.ctx.Err()
		if err == nil {
			_, err = p.Files.Restore(b, through)
		}
		if stopped(err) {
			return gone[i:], failed
		}
		failed = errors.Join(failed, err)
	}
	return nil, failed
}
