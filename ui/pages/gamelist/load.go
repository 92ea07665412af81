package gamelist

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/gamelist/chores"
)

// Show lists a collection: at once what is known of it, and the rest as it is read.
func (p *Page) Show(c library.Collection) {
	if p.positions != nil {
		p.positions.Close()
		p.positions = nil
	}
	p.undraw()
	p.looking.Drop()
	p.config.Reports.Drop()
	p.games, p.table, p.rows = c, index.NewBuilder().Table(), nil
	p.former = false
	p.sorted, p.current, p.anchor, p.news = false, 0, 0, ""
	p.chosen.clear()
	p.buttons()
	p.quiet()
	p.ask(query{})
	p.starred = nil
	p.content.Refresh() // the position search may now be hidden
	p.retitle()
	p.say.SetText(i18n.T("gamelist.reading-games"))
	p.seek()
	p.shown = task.Go(p.reading, func(t *task.Task) (searchable, error) { return reader{t, p, c}.read() }, p.read)
}

// Reload lists the collection again after its games have changed, in the same order and
// with the same words and position.
func (p *Page) Reload() {
	asked, sorted := p.asked, p.sorted
	p.Show(p.games)
	p.sorted = sorted
	p.ask(query{text: asked.text, here: asked.here})
}

// listed shows a table that may still grow.
func (p *Page) listed(t *index.Table, err error) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.list); c != nil && c.Focused() == nil {
		p.seek() // a window that was not yet shown could not set a focus
	}
	p.table, p.former = t, false
	if t.Any(look.Japanese) {
		p.config.Japanese()
	}
	switch {
	case chores.Stopped(err):
		p.news = i18n.F("gamelist.stopped-after", gamesText(t.Len()))
	case err != nil:
		p.news = i18n.F("gamelist.not-read", err)
	}
	p.retitle()
	p.look()
}

func (p *Page) retitle() {
	p.title.show(p.all().Name(), gamesText(p.table.Len()))
}

// gamesText returns "1 game", "12,345 games".
func gamesText(n int) string { return i18n.Count(n, "gamelist.games") }

// all returns all games that are listed.
func (p *Page) all() chores.Scope { return chores.Scope{Games: p.games, Table: p.table, Rows: p.rows} }

// selected returns the selected games, in the order of the list.
func (p *Page) selected() chores.Scope {
	return chores.Scope{Games: p.games, Table: p.table, Rows: p.picked()}
}

// scope returns the games on which a chore works that can work on all: the selected ones,
// if there are several, or else all that are listed.
func (p *Page) scope() chores.Scope {
	if p.chosen.count > 1 {
		return p.selected()
	}
	return p.all()
}

// changed lists the games again if they are those of one of some files.
func (p *Page) changed(paths []string) {
	if slices.ContainsFunc(paths, p.lists) {
		p.Reload()
	}
}

// lists reports whether the games of a file are listed.
func (p *Page) lists(path string) bool {
	if p.games.Own() {
		return p.config.Own.Has(path)
	}
	return p.games.Is(path)
}
