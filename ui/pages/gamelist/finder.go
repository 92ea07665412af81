package gamelist

import (
	"errors"

	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
	"passedpawn/ui/pages/gamelist/search"
)

// A finder searches for what is asked for, off Fyne's thread, and shows the games that
// are found or, if there are none, why.
type finder struct {
	config   Config
	bar      *searchBar
	source   *source
	list     *list
	explorer *explorer
	book     *book
	own      *ownLines
	status   *status
	empty    *emptyNotice
	listed   func() // is called when the list shows other games
	reload   func() // lists the games again, because their positions cannot be read
	part     part

	searching *task.Latest // of the table
	again     bool         // the table has changed since the search began
}

// search lists what is asked for now, and drops the previous search.
func (f *finder) search() {
	f.status.news = ""
	f.searching.Drop()
	f.refresh()
}

// refresh searches the table off Fyne's thread, one search at a time: while a table grows,
// each search is finished and shown before the next.
func (f *finder) refresh() {
	if f.again = f.searching.Busy(); f.again {
		return
	}
	q := f.query()
	task.Go(f.searching, func(t *task.Task) (search.Result, error) { return q.Run(t, f.showRows) }, func(r search.Result, err error) {
		f.book.failed(r.BookErr)
		f.found(r, err)
		if f.again {
			f.refresh()
		}
	})
}

// query returns what is asked for, in a form that can be used off Fyne's thread.
func (f *finder) query() search.Query {
	asked, s := f.bar.request, f.source
	q := search.Query{
		Games: s.games, Table: s.table, Positions: s.positions,
		Words: index.ParseQuery(i18n.AsStored(asked.text)), Order: f.list.order, Duplicates: asked.duplicates,
	}
	if asked.starred {
		q.Starred = s.starred
	}
	if asked.only != nil {
		q.Only = asked.only.rows
	}
	if asked.here {
		place := f.explorer.place()
		q.At, q.Book, q.Repertoire = &place, f.book.open, f.own.open
		q.Others = asked.opponent() != nil
	}
	return q
}

// found shows the result of a search. Damaged positions are read again.
func (f *finder) found(r search.Result, err error) {
	if errors.Is(err, index.ErrDamaged) {
		f.bar.request.here = false // a disk that fails again must not be read for ever
		f.reload()
		return
	}
	f.explorer.show(r)
	f.showRows(r.Rows)
	nothing := f.explainEmpty()
	if f.status.busy() {
		return
	}
	text, games := f.status.text, gamesText(len(r.Rows))
	switch {
	case chores.Stopped(err):
		f.status.announce(i18n.F("gamelist.search-stopped", games))
	case err != nil:
		text.SetText(i18n.F("gamelist.position-not-looked", err))
	case f.status.news != "":
		text.SetText(f.status.news)
	case nothing:
		text.SetText("")
	case len(r.Rows) == f.source.table.Len():
		text.SetText(f.list.text())
	default:
		text.SetText(i18n.F("gamelist.found", games) + f.list.selectedText())
	}
}

// entered moves from the search to the games or, if the person has to choose some, lists
// those that are searched for.
func (f *finder) entered() {
	if f.source.unchosen {
		f.part.only()
		return
	}
	f.list.focus()
}

// showRows lists games.
func (f *finder) showRows(rows []int32) {
	f.list.show(rows)
	f.listed()
}

// explainEmpty explains why no games are listed, and reports whether that is so.
func (f *finder) explainEmpty() bool {
	wrong := search.FirstWrong(f.bar.request.text)
	listed := f.source.table.Len() > 0
	switch {
	case len(f.list.rows) > 0 || f.status.busy():
		f.empty.content.Hide()
		return false
	case f.source.unchosen:
		f.empty.offer(i18n.T("gamelist.large"), i18n.T("gamelist.large-choose"),
			choice{i18n.T("gamelist.large-only"), f.part.only}, choice{i18n.T("gamelist.large-all"), f.part.all})
	case listed && wrong != "":
		f.empty.say(i18n.T("gamelist.nothing-found"), i18n.F("gamelist.not-understood", wrong), i18n.T("gamelist.show-all"), f.bar.askNothing)
	case listed:
		f.empty.say(i18n.T("gamelist.nothing-found"), i18n.T("gamelist.nothing-matches"), i18n.T("gamelist.show-all"), f.bar.askNothing)
	case f.source.games.Own():
		f.empty.say(i18n.T("gamelist.no-games"), i18n.T("gamelist.saved-automatically"), i18n.T("common.new-game"), f.config.Board.New)
	default:
		f.empty.say(i18n.T("gamelist.no-games-file"), "", i18n.T("common.back-board"), f.config.Back)
	}
	return true
}
