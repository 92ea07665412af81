package gamelist

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
)

// picked returns the chosen games in the order of the list.
func (p *Page) picked() []int32 {
	rows := make([]int32, 0, p.chosen.count)
	for _, row := range p.rows {
		if p.chosen.has(row) {
			rows = append(rows, row)
		}
	}
	return rows
}

// one returns the game to open: the current one if it is chosen, or else the first chosen
// one.
func (p *Page) one() (int, bool) {
	if p.current < len(p.rows) && p.chosen.has(p.rows[p.current]) {
		return int(p.rows[p.current]), true
	}
	for _, r := range p.picked() {
		return int(r), true
	}
	return 0, false
}

func (p *Page) open() {
	row, ok := p.one()
	if !ok {
		return
	}
	p.offset = p.list.GetScrollOffset()
	p.openRow(row)
}

// openRow opens a game of the table.
func (p *Page) openRow(row int) {
	games, table, by := p.games, p.table, p.sought()
	if games.Own() && games.Alone(table, row) {
		p.config.Board.OpenKept(table.Text(row, index.File), by)
		return
	}
	p.config.Board.OpenItem(func() (pgn.Item, error) { return games.Item(table, row) }, games.Source(table, row), by)
}

// Step opens the game a number of rows further on in the list, and reports whether there
// is one.
func (p *Page) Step(rows int) bool {
	at := p.current + rows
	if at < 0 || at >= len(p.rows) {
		return false
	}
	p.choose(at, false, false)
	p.list.ScrollTo(at)
	p.open()
	return true
}

// Return gives the focus back to the list, scrolled as it was when a game was opened. A
// list that was out of sight is at its top.
func (p *Page) Return() {
	if p.drawing.sheet != nil {
		p.config.Focus(p.drawing.sheet.Board())
		return
	}
	p.list.ScrollToOffset(p.offset)
	p.list.ScrollTo(p.current)
	p.focus()
}

// menu returns the menu for the chosen games.
func (p *Page) menu() *fyne.Menu {
	some := p.chosen.count > 0
	item := func(label string, do func(), enabled bool) *fyne.MenuItem {
		i := fyne.NewMenuItem(label, do)
		i.Disabled = !enabled
		return i
	}
	copies := item(i18n.T("gamelist.copy-to"), nil, some)
	copies.ChildMenu = p.commands.copyMenu()
	items := []*fyne.MenuItem{
		item(i18n.T("common.open"), p.open, some), item(i18n.T("gamelist.export"), p.commands.export, some), item(i18n.T("gamelist.copy"), p.commands.copyText, some),
		copies,
		item(i18n.T("gamelist.choose"), p.chooseAll, len(p.rows) > 0), fyne.NewMenuItemSeparator(),
		item(i18n.T("common.show-folder"), p.commands.showFolder, some || !p.games.Own()),
	}
	label, yes := i18n.T("gamelist.mark-favourite"), true
	if row, ok := p.one(); ok && p.starred[int32(row)] {
		label, yes = i18n.T("gamelist.no-longer-favourite"), false
	}
	shown := fyne.NewMenuItem(i18n.T("gamelist.columns"), nil)
	shown.ChildMenu = p.columnMenu()
	database := fyne.NewMenuItem(i18n.T("window.database"), nil)
	database.ChildMenu = fyne.NewMenu("")
	for _, t := range p.commands.database() {
		database.ChildMenu.Items = append(database.ChildMenu.Items, fyne.NewMenuItem(t.Text, t.Do))
	}
	reports := fyne.NewMenuItem(i18n.T("gamelist.report"), nil)
	reports.ChildMenu = p.reportMenu()
	items = append(items, reports, database, item(label, func() { p.star(yes) }, some), fyne.NewMenuItemSeparator(), item(i18n.T("gamelist.delete"), p.commands.delete, some),
		fyne.NewMenuItemSeparator(), shown, fyne.NewMenuItem(i18n.T("gamelist.deleted-games-earlier-versions"), p.commands.showBackups))
	return fyne.NewMenu("", items...)
}

// Database returns what can be done with the listed file as a whole.
func (p *Page) Database() []dialogs.Deed { return p.commands.database() }

// CopyChosen copies the chosen games.
func (p *Page) CopyChosen() { p.commands.copyText() }

func (p *Page) star(yes bool) {
	rows, games, table, shown := p.picked(), p.games, p.table, p.shown
	task.Go(p.work, func(*task.Task) (map[int32]bool, error) {
		failed := p.config.Own.SetFavourites(games, table, rows, yes)
		return p.config.Own.Favourites(games, table), failed
	}, func(starred map[int32]bool, failed error) {
		if failed != nil {
			p.announce(i18n.Sentence(failed))
		}
		if !shown.Dropped() { // the same games are still listed
			p.starred = starred
			p.look()
		}
	})
}
