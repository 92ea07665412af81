package shelf

import (
	"path/filepath"

	"fyne.io/fyne/v2"

	"passedpawn/game/index"
	"passedpawn/game/library"
	"passedpawn/ui/words"
)

// Show lists a collection: at once what is read of it, the rest as it comes.
func (p *Page) Show(c library.Collection) {
	p.reading.end()
	if p.positions != nil {
		p.positions.Close()
		p.positions = nil
	}
	p.turn++
	p.narrowing++
	p.giveUp()
	p.games, p.table, p.rows = c, index.NewBuilder().Table(), nil
	p.sorted, p.current, p.anchor, p.news = false, 0, 0, ""
	p.chosen.clear()
	p.buttons()
	p.quiet()
	p.here.SetChecked(false)
	p.two.SetChecked(false)
	p.stars.SetChecked(false)
	p.filter.SetText("")
	p.starred = nil
	p.retitle()
	p.reading = p.begin()
	p.say.SetText(words.T("Reading the games."))
	p.seek()
	go p.read(p.reading, c, p.turn)
}

// Refresh lists the collection anew, after its games have changed: in the same
// order, and what the same words find.
func (p *Page) Refresh() {
	words, sorted := p.filter.Text, p.sorted
	p.Show(p.games)
	p.sorted = sorted
	p.filter.SetText(words)
}

// read works off Fyne's thread.
func (p *Page) read(j *job, c library.Collection, turn int) {
	post := func(f func()) {
		p.Post(func() {
			if turn == p.turn {
				f()
			}
		})
	}
	if t, positions, ok := c.Remembered(); ok {
		p.Post(func() {
			if turn != p.turn {
				positions.Close()
				return
			}
			p.listed(t, nil)
			p.deepened(t, positions)
		})
		p.mark(c, t, post)
		return
	}
	t, err := c.List(j.ctx, func(t *index.Table, part float64) {
		post(func() {
			p.listed(t, nil)
			j.show(part, words.F("Reading the games. %s so far.", gamesText(t.Len())))
		})
	})
	post(func() { p.listed(t, err) })
	p.mark(c, t, post)
	if err != nil && !c.Own() {
		post(j.end)
		return
	}
	deep, positions, failed := c.Deepen(j.ctx, t, func(_ int64, games int) {
		if j.due() {
			part, what := float64(games)/float64(t.Len()), words.F("Reading the moves. %s so far.", gamesText(games))
			p.Post(func() { j.show(part, what) })
		}
	})
	p.Post(func() {
		switch {
		case turn != p.turn:
			if positions != nil {
				positions.Close()
			}
		case failed != nil:
			j.end()
			p.say.SetText(words.T("The moves were not read: positions and openings cannot be found."))
		default:
			p.deepened(deep, positions)
		}
	})
}

// mark looks for the favourites among the games of a table.
func (p *Page) mark(c library.Collection, t *index.Table, post func(func())) {
	starred := p.Favourites.Favourites(c, t)
	post(func() {
		p.starred = starred
		p.look()
	})
}

// listed shows a table that may still grow.
func (p *Page) listed(t *index.Table, err error) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.list); c != nil && c.Focused() == nil {
		p.seek() // a window that was not yet shown gave nobody the keys
	}
	p.table = t
	switch {
	case stopped(err):
		p.news = words.F("Stopped after %s.", gamesText(t.Len()))
	case err != nil:
		p.news = words.F("Not all could be read: %v.", err)
	}
	p.retitle()
	p.look()
}

// deepened shows a table of which the moves are known.
func (p *Page) deepened(t *index.Table, positions *library.Searchable) {
	p.table, p.positions = t, positions
	p.reading.end()
	p.look()
}

func (p *Page) retitle() {
	name := words.T("My games")
	if !p.games.Own() {
		name = filepath.Base(p.games.Path())
	}
	p.title.SetText(name + "  ·  " + gamesText(p.table.Len()))
}

// gamesText is "1 game", "12,345 games".
func gamesText(n int) string { return words.Count(n, "1 game", "%s games") }
