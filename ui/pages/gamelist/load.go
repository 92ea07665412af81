package gamelist

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/game/library"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/gamelist/chores"
)

// Show lists a collection: at once what is known of it, and the rest as it is read.
func (p *Page) Show(c library.Collection) {
	p.source.show(c)
	p.drawing.close()
	p.finder.searching.Drop()
	p.config.Reports.Drop()
	p.status.news = ""
	p.list.clear()
	p.finder.empty.content.Hide()
	p.actions.enable()
	p.hide()
	p.bar.show(request{})
	p.arrange() // the position search may now be hidden
	p.retitle()
	p.status.text.SetText(i18n.T("gamelist.reading-games"))
	p.bar.focus()
	p.source.start()
}

// Reload lists the collection again after its games have changed, in the same order and
// with the same words and position.
func (p *Page) Reload() {
	asked, sorted := p.bar.request, p.list.order.Sorted
	p.Show(p.source.games)
	p.list.order.Sorted = sorted
	p.bar.show(request{text: asked.text, here: asked.here})
}

// changed lists the games again if they are those of one of some files.
func (p *Page) changed(paths []string) {
	if slices.ContainsFunc(paths, func(path string) bool { return p.source.has(path, p.config.Own.Has) }) {
		p.Reload()
	}
}

// listed implements sourcePage.
func (p *Page) listed(err error) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(p.list.body); c != nil && c.Focused() == nil {
		p.bar.focus() // a window that was not yet shown could not set a focus
	}
	t := p.source.table
	if t.Any(look.Japanese) {
		p.config.Japanese()
	}
	cut, isCut := errors.AsType[pgn.Cut](err)
	switch {
	case p.source.unchosen:
		p.finder.part.suggest()
	case chores.Stopped(err):
		p.status.news = i18n.F("gamelist.stopped-after", gamesText(t.Len()))
	case isCut:
		p.status.announce(i18n.P(cut.Sentence()))
	case err != nil:
		p.status.news = i18n.F("gamelist.not-read", err)
	}
	p.retitle()
	p.refresh()
}

// read implements sourcePage.
func (p *Page) read(err error) {
	switch {
	case err == nil, errors.Is(err, errUnlisted):
	case errors.Is(err, errChanging):
		p.status.announce(i18n.T("gamelist.file-keeps-changing-positions"))
	default:
		p.status.announce(i18n.T("gamelist.moves-were-not-read"))
	}
	p.preparation.renew()
	p.refresh()
}

// retitle says what is listed.
func (p *Page) retitle() {
	name := p.list.all().Name()
	if only := p.source.games.Part().Only; only != "" {
		name = i18n.F("gamelist.part", name, only)
	}
	count := gamesText(p.source.table.Len())
	if p.source.unchosen {
		count = ""
	}
	p.title.show(name, count)
}

// File returns the path of the file whose games are listed, "" for the person's own
// games.
func (p *Page) File() string { return p.source.games.Path() }

// Listed reports whether any games have been listed.
func (p *Page) Listed() bool { return p.source.shown != nil }

// gamesText returns "1 game", "12,345 games".
func gamesText(n int) string { return i18n.Count(n, "gamelist.games") }
