package gamelist

import (
	"time"

	"fyne.io/fyne/v2"

	"passedpawn/game/library/index"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages/gamelist/chores"
	"passedpawn/ui/pages/gamelist/search"
)

// A list shows games in rows and columns. It knows which are listed, in which order, and
// which are selected.
type list struct {
	page      listPage
	reordered func() // is called when the order has changed
	config    Config
	settings  *settings.Settings // of the page
	source    *source
	rows      []int32 // of the table, in the order of the list
	order     search.Order
	selection selection
	offset    float32 // how far the list was scrolled when a game was opened
	clicked   int     // place of the last click, -1 for none
	clickedAt time.Time
	grip      grip
	truncator truncator
	header    *header
	body      *listBody
}

// A listPage is the page around a list.
type listPage interface {
	open()             // opens the selected game
	menu() *fyne.Menu  // returns the menu for the selected games
	delete()           // deletes the selected games
	copy()             // copies the selected games
	drag()             // drags the selected games out of the window
	selectionChanged() // is called when other games are selected
}

func newList(p listPage, c Config, s *settings.Settings, from *source, reordered func()) *list {
	l := &list{page: p, config: c, settings: s, source: from, reordered: reordered, clicked: -1}
	l.build()
	return l
}

// build creates the widgets in the present language.
func (l *list) build() { l.header, l.body = newHeader(l), newListBody(l) }

// refresh draws the header and the rows again.
func (l *list) refresh() {
	l.header.Refresh()
	l.body.Refresh()
}

// clear lists nothing, for another collection.
func (l *list) clear() {
	l.rows, l.order.Sorted, l.selection = nil, false, selection{}
}

// show lists games of the table, and keeps the selection among them.
func (l *list) show(rows []int32) {
	l.rows = rows
	l.selection.keep(rows)
	l.refresh()
}

// sortBy sorts the list by a column, and reverses the order the next time.
func (l *list) sortBy(c index.Column) {
	l.order = l.order.Toggle(c)
	l.reordered()
}

// focus gives the focus to the list.
func (l *list) focus() { l.config.Focus(l.body) }

// returnTo gives the focus back to the list, scrolled as it was when a game was opened. A
// list that was out of sight is at its top.
func (l *list) returnTo() {
	l.body.ScrollToOffset(l.offset)
	l.body.ScrollTo(l.selection.cursor)
	l.focus()
}

// one returns the game to open, false if none is selected.
func (l *list) one() (row int, ok bool) {
	r, ok := l.selection.one(l.rows)
	return int(r), ok
}

// all returns all games that are listed.
func (l *list) all() chores.Scope {
	return chores.Scope{Games: l.source.games, Table: l.source.table, Rows: l.rows}
}

// selected returns the selected games, in the order of the list.
func (l *list) selected() chores.Scope {
	s := l.all()
	s.Rows = l.selection.in(l.rows)
	return s
}

// scope returns the games for a chore that can work on all: the selected ones, if there are
// several, or else all that are listed.
func (l *list) scope() chores.Scope {
	if l.selection.count > 1 {
		return l.selected()
	}
	return l.all()
}

// text says how many games are listed and selected.
func (l *list) text() string { return gamesText(len(l.rows)) + l.selectedText() }

// selectedText says how many games are selected, if there are several.
func (l *list) selectedText() string {
	if l.selection.count < 2 {
		return "."
	}
	return i18n.F("gamelist.chosen", i18n.Number(l.selection.count))
}
