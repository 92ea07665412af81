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
	r := reader{p, p.reading, c, p.turn}
	go r.read()
}

// Refresh lists the collection anew, after its games have changed: in the same
// order, and what the same words find.
func (p *Page) Refresh() {
	words, sorted := p.filter.Text, p.sorted
	p.Show(p.games)
	p.sorted = sorted
	p.filter.SetText(words)
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
