package shelf

import (
	"context"
	"errors"

	"passedpawn/game/index"
	"passedpawn/game/library"
	"passedpawn/ui/words"
)

// A wayBack brings deleted games back.
type wayBack struct {
	games int
	undo  func(library.Through) error
}

// deleteChosen takes games out of the list, with a way back: kept games out of
// the folder, others out of their file.
func (p *Page) deleteChosen() {
	rows, games, table := p.picked(), p.games, p.table
	if len(rows) == 0 || p.deleting {
		return
	}
	p.deleting = true
	j := p.begin()
	p.work.Go(func() {
		ways, failed := p.remove(j, games, table, rows)
		p.Post(func() {
			p.deleting = false
			j.end()
			if stopped(failed) && len(ways) == 0 {
				p.announce(words.T("Stopped: nothing was deleted."))
				return
			}
			p.Refresh()
			if failed != nil && !stopped(failed) {
				p.news = words.F("Not deleted: %v.", failed)
			}
			if len(ways) > 0 {
				p.offerUndo(ways)
			}
		})
	})
}

// stopped reports whether it was a person who ended the work.
func stopped(err error) bool { return errors.Is(err, context.Canceled) }

// remove works off Fyne's thread, until the job is stopped.
func (p *Page) remove(j *job, games library.Collection, table *index.Table, rows []int32) (ways []wayBack, failed error) {
	what := words.F("Deleting %s.", gamesText(len(rows)))
	kept := func(n int, undo func(library.Through) error, err error) {
		if err != nil {
			failed = errors.Join(failed, err)
			return
		}
		ways = append(ways, wayBack{n, undo})
	}
	shared := map[string][]int32{} // files that hold others too
	for i, row := range rows {
		if err := j.ctx.Err(); err != nil {
			return ways, err
		}
		if games.Own() && games.Alone(table, int(row)) {
			j.tell(float64(i)/float64(len(rows)), what)
			undo, err := p.Delete(table.Text(int(row), index.File))
			kept(1, func(library.Through) error { return undo() }, err)
			continue
		}
		path := games.Source(table, int(row))
		shared[path] = append(shared[path], row)
	}
	for _, rows := range shared {
		undo, err := games.Cut(table, rows, j.through(what))
		kept(len(rows), undo, err)
	}
	return ways, failed
}

func (p *Page) offerUndo(ways []wayBack) {
	games := 0
	for _, w := range ways {
		games += w.games
	}
	p.undo.SetText(words.F("Bring back %s", gamesText(games)))
	p.undo.OnTapped = func() {
		p.undo.Hide()
		j := p.begin()
		p.work.Go(func() {
			left, failed := j.bringBack(ways, words.F("Bringing back %s.", gamesText(games)))
			p.Post(func() {
				j.end()
				p.Refresh()
				if failed != nil {
					p.news = words.F("Not all could be brought back: %v.", failed)
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
func (j *job) bringBack(ways []wayBack, what string) (left []wayBack, failed error) {
	for i, w := range ways {
		j.tell(float64(i)/float64(len(ways)), what)
		err := j.ctx.Err()
		if err == nil {
			err = w.undo(j.through(what))
		}
		if stopped(err) {
			return ways[i:], failed
		}
		failed = errors.Join(failed, err)
	}
	return nil, failed
}
