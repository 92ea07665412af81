package gamelist

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// actions are what can be done with the selected games: in a menu, with the buttons below
// the list, and with keys.
type actions struct {
	config   Config
	source   *source
	list     *list
	finder   *finder
	status   *status
	commands *commands
	reports  *reports

	preparation *preparation

	openButton   *widgets.Button
	exportButton *widgets.Button
	moreButton   *widgets.Button
}

// build creates the buttons in the present language.
func (a *actions) build() {
	a.openButton = widgets.NewButton(i18n.T("common.open"), nil, a.open)
	a.openButton.Importance = widgets.Main
	a.exportButton = widgets.NewButton(i18n.T("gamelist.export"), nil, a.commands.export)
	a.moreButton = widgets.NewButton(i18n.T("gamelist.more"), nil, func() {
		a.config.Menu(a.menu(), fyne.CurrentApp().Driver().AbsolutePositionForObject(a.moreButton))
	})
}

// open implements listPage.
func (a *actions) open() {
	row, ok := a.list.one()
	if !ok {
		return
	}
	a.list.offset = a.list.body.GetScrollOffset()
	a.openRow(row)
}

// openRow opens a game of the table.
func (a *actions) openRow(row int) { a.openBy(row, soughtBy(a.finder.query())) }

// openBy opens a game of the table where something in it is sought.
func (a *actions) openBy(row int, by Sought) {
	games, table := a.source.games, a.source.table
	if games.Own() && games.Alone(table, row) {
		a.config.Board.OpenKept(table.Text(row, index.File), by)
		return
	}
	a.config.Board.OpenItem(func() (pgn.Item, error) { return games.Item(table, row) }, games.Source(table, row), by)
}

// menu implements listPage.
func (a *actions) menu() *fyne.Menu {
	some := a.list.selection.count > 0
	item := func(label string, do func(), enabled bool) *fyne.MenuItem {
		i := fyne.NewMenuItem(label, do)
		i.Disabled = !enabled
		return i
	}
	below := func(i *fyne.MenuItem, m *fyne.Menu) *fyne.MenuItem {
		i.ChildMenu = m
		return i
	}
	database := fyne.NewMenu("")
	for _, t := range a.commands.database() {
		database.Items = append(database.Items, fyne.NewMenuItem(t.Text, t.Do))
	}
	label, yes := i18n.T("gamelist.mark-favourite"), true
	if row, ok := a.list.one(); ok && a.source.starred[int32(row)] {
		label, yes = i18n.T("gamelist.no-longer-favourite"), false
	}
	return fyne.NewMenu("",
		item(i18n.T("common.open"), a.open, some), item(i18n.T("gamelist.export"), a.commands.export, some), item(i18n.T("gamelist.copy"), a.commands.copyText, some),
		below(item(i18n.T("gamelist.copy-to"), nil, some), a.commands.copyMenu()),
		item(i18n.T("gamelist.choose"), a.list.selectAll, len(a.list.rows) > 0), fyne.NewMenuItemSeparator(),
		item(i18n.T("common.show-folder"), a.commands.showFolder, some || !a.source.games.Own()),
		below(fyne.NewMenuItem(i18n.T("gamelist.report"), nil), a.reports.menu()),
		below(fyne.NewMenuItem(i18n.T("gamelist.prepare"), nil), a.preparation.opponents()),
		below(fyne.NewMenuItem(i18n.T("window.database"), nil), database),
		item(label, func() { a.commands.star(yes) }, some), fyne.NewMenuItemSeparator(),
		item(i18n.T("common.delete"), a.commands.delete, some), fyne.NewMenuItemSeparator(),
		below(fyne.NewMenuItem(i18n.T("gamelist.columns"), nil), a.list.columnMenu()),
		fyne.NewMenuItem(i18n.T("gamelist.deleted-games-earlier-versions"), a.commands.showBackups))
}

// delete implements listPage.
func (a *actions) delete() { a.commands.delete() }

// copy implements listPage.
func (a *actions) copy() { a.commands.copyText() }

// drag implements listPage.
func (a *actions) drag() { a.commands.drag() }

// selectionChanged implements listPage.
func (a *actions) selectionChanged() {
	a.enable()
	a.status.selectionChanged()
}

// enable enables the buttons that apply to the selected games.
func (a *actions) enable() {
	for _, b := range []*widgets.Button{a.openButton, a.exportButton} {
		widgets.Enable(b, a.list.selection.count > 0)
	}
}
