package gamelist

import (
	"errors"

	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
	"passedpawn/ui/pages/gamelist/search"
)

// search lists what is asked for now, and drops the previous search.
func (p *Page) search() {
	p.status.news = ""
	p.searching.Drop()
	p.refresh()
}

// refresh searches the table off Fyne's thread, one search at a time: while a table grows,
// each search is finished and shown before the next.
func (p *Page) refresh() {
	if p.again = p.searching.Busy(); p.again {
		return
	}
	q := p.query()
	task.Go(p.searching, func(t *task.Task) (search.Result, error) { return q.Run(t, p.showRows) }, func(r search.Result, err error) {
		p.explorer.booked = r.Book
		p.book.failed(r.BookErr)
		p.found(r, err)
		if p.again {
			p.refresh()
		}
	})
}

// query returns what is asked for, in a form that can be used off Fyne's thread.
func (p *Page) query() search.Query {
	asked, s := p.bar.request, p.source
	q := search.Query{
		Games: s.games, Table: s.table, Positions: s.positions,
		Words: index.ParseQuery(asked.text), Order: p.list.order, Duplicates: asked.duplicates,
	}
	if asked.starred {
		q.Starred = s.starred
	}
	if asked.only != nil {
		q.Only = asked.only.rows
	}
	if asked.here {
		place := p.explorer.place()
		q.At, q.Book = &place, p.book.open
	}
	return q
}

// found shows the result of a search. Damaged positions are read again.
func (p *Page) found(r search.Result, err error) {
	if errors.Is(err, index.ErrDamaged) {
		p.bar.request.here = false // a disk that fails again must not be read for ever
		p.Reload()
		return
	}
	p.explorer.show(r.Find)
	p.showRows(r.Rows)
	nothing := p.explainEmpty()
	if p.status.busy() {
		return
	}
	text, games := p.status.text, gamesText(len(r.Rows))
	switch {
	case chores.Stopped(err):
		p.status.announce(i18n.F("gamelist.search-stopped", games))
	case err != nil:
		text.SetText(i18n.F("gamelist.position-not-looked", err))
	case p.status.news != "":
		text.SetText(p.status.news)
	case nothing:
		text.SetText("")
	case len(r.Rows) == p.source.table.Len():
		text.SetText(p.list.text())
	default:
		text.SetText(i18n.F("gamelist.found", games) + p.list.selectedText())
	}
}

// showRows lists games.
func (p *Page) showRows(rows []int32) {
	p.list.show(rows)
	p.enable()
}

// explainEmpty explains why no games are listed, and reports whether that is so.
func (p *Page) explainEmpty() bool {
	wrong := search.FirstWrong(p.bar.request.text)
	listed := p.source.table.Len() > 0
	switch {
	case len(p.list.rows) > 0 || p.status.busy():
		p.empty.content.Hide()
		return false
	case listed && wrong != "":
		p.empty.say(i18n.T("gamelist.nothing-found"), i18n.F("gamelist.not-understood", wrong), i18n.T("gamelist.show-all"), p.bar.askNothing)
	case listed:
		p.empty.say(i18n.T("gamelist.nothing-found"), i18n.T("gamelist.nothing-matches"), i18n.T("gamelist.show-all"), p.bar.askNothing)
	case p.source.games.Own():
		p.empty.say(i18n.T("gamelist.no-games"), i18n.T("gamelist.saved-automatically"), i18n.T("common.new-game"), p.config.Board.New)
	default:
		p.empty.say(i18n.T("gamelist.no-games-file"), "", i18n.T("common.back-board"), p.config.Back)
	}
	return true
}
