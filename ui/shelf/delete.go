package shelf

import (
	"errors"

	"passedpawn/game/index"
	"passedpawn/game/library"
	"passedpawn/ui/words"
)

// A wayBack brings deleted games back.
type wayBack struct {
	games int
	undo  func() error
}

// deleteChosen takes games out of the list, with a way back: kept games out of
// the folder, others out of their file.
func (p *Page) deleteChosen() {
	rows, games, table := p.picked(), p.games, p.table
	if len(rows) == 0 {
		return
	}
	go func() {
		ways, failed := p.remove(games, table, rows)
		p.Post(func() {
			p.Refresh()
			if failed != nil {
				p.trouble = words.F("Not deleted: %v.", failed)
			}
			if len(ways) > 0 {
				p.offerUndo(ways)
			}
		})
	}()
}

// remove works off Fyne's thread.
func (p *Page) remove(games library.Collection, table *index.Table, rows []int32) (ways []wayBack, failed error) {
	kept := func(n int, undo func() error, err error) {
		if err != nil {
			failed = errors.Join(failed, err)
			return
		}
		ways = append(ways, wayBack{n, undo})
	}
	shared := map[string][]int32{} // files that hold others too
	for _, row := range rows {
		if games.Own() && games.Alone(table, int(row)) {
			undo, err := p.Delete(table.Text(int(row), index.File))
			kept(1, undo, err)
			continue
		}
		path := games.Source(table, int(row))
		shared[path] = append(shared[path], row)
	}
	for _, rows := range shared {
		undo, err := games.Cut(table, rows)
		kept(len(rows), undo, err)
	}
	return ways, failed
}

func (p *Page) offerUndo(ways []wayBack) {
	games := 0
	for _, w := range ways {
		games += w.games
	}
	p.undo.SetText(words.F("Undo: bring back %s", gamesText(games)))
	p.undo.OnTapped = func() {
		p.undo.Hide()
		go func() {
			var failed error
			for _, w := range ways {
				failed = errors.Join(failed, w.undo())
			}
			p.Post(func() {
				p.Refresh()
				if failed != nil {
					p.trouble = words.F("Not all could be brought back: %v.", failed)
				}
			})
		}()
	}
	p.undo.Show()
}
