package gamelist

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// open implements listPage.
func (p *Page) open() {
	row, ok := p.list.one()
	if !ok {
		return
	}
	p.list.offset = p.list.body.GetScrollOffset()
	p.openRow(row)
}

// openRow opens a game of the table.
func (p *Page) openRow(row int) {
	games, table, by := p.source.games, p.source.table, soughtBy(p.query())
	if games.Own() && games.Alone(table, row) {
		p.config.Board.OpenKept(table.Text(row, index.File), by)
		return
	}
	p.config.Board.OpenItem(func() (pgn.Item, error) { return games.Item(table, row) }, games.Source(table, row), by)
}

// OpenRow opens a game of the table. If the list has it, it is selected there.
func (p *Page) OpenRow(row int32) {
	if at := slices.Index(p.list.rows, row); at >= 0 {
		p.list.selectAt(at, false, false)
	}
	p.openRow(int(row))
}

// Step opens the game a number of rows further on in the list, and reports whether there
// is one.
func (p *Page) Step(rows int) bool {
	at := p.list.selection.cursor + rows
	if at < 0 || at >= len(p.list.rows) {
		return false
	}
	p.list.selectAt(at, false, false)
	p.list.body.ScrollTo(at)
	p.open()
	return true
}

// ListOnly lists some of the games under a name. They may be filtered further.
func (p *Page) ListOnly(name string, rows []int32) {
	p.list.offset, p.list.selection.cursor = 0, 0
	p.bar.askFor(request{only: &subset{name, rows}})
}

// menu implements listPage.
func (p *Page) menu() *fyne.Menu {
	some := p.list.selection.count > 0
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
	for _, t := range p.Database() {
		database.Items = append(database.Items, fyne.NewMenuItem(t.Text, t.Do))
	}
	label, yes := i18n.T("gamelist.mark-favourite"), true
	if row, ok := p.list.one(); ok && p.source.starred[int32(row)] {
		label, yes = i18n.T("gamelist.no-longer-favourite"), false
	}
	return fyne.NewMenu("",
		item(i18n.T("common.open"), p.open, some), item(i18n.T("gamelist.export"), p.commands.export, some), item(i18n.T("gamelist.copy"), p.commands.copyText, some),
		below(item(i18n.T("gamelist.copy-to"), nil, some), p.commands.copyMenu()),
		item(i18n.T("gamelist.choose"), p.list.selectAll, len(p.list.rows) > 0), fyne.NewMenuItemSeparator(),
		item(i18n.T("common.show-folder"), p.commands.showFolder, some || !p.source.games.Own()),
		below(fyne.NewMenuItem(i18n.T("gamelist.report"), nil), p.reports.menu()),
		below(fyne.NewMenuItem(i18n.T("window.database"), nil), database),
		item(label, func() { p.commands.star(yes) }, some), fyne.NewMenuItemSeparator(),
		item(i18n.T("common.delete"), p.commands.delete, some), fyne.NewMenuItemSeparator(),
		below(fyne.NewMenuItem(i18n.T("gamelist.columns"), nil), p.list.columnMenu()),
		fyne.NewMenuItem(i18n.T("gamelist.deleted-games-earlier-versions"), p.commands.showBackups))
}

// Database returns what can be done with the listed file as a whole.
func (p *Page) Database() []dialogs.Deed { return p.commands.database() }

// CopyChosen copies the selected games.
func (p *Page) CopyChosen() { p.commands.copyText() }

// delete implements listPage.
func (p *Page) delete() { p.commands.delete() }

// selectionChanged implements listPage.
func (p *Page) selectionChanged() {
	p.enable()
	p.status.selectionChanged()
}

// enable enables the buttons that apply to the selected games.
func (p *Page) enable() {
	for _, b := range []*widgets.Button{p.openButton, p.exportButton} {
		widgets.Enable(b, p.list.selection.count > 0)
	}
}

// Stop stops all work on games, for example before the program ends. After it, Wait waits
// until no more files are being written.
func (p *Page) Stop() {
	p.status.work.Cancel()
	p.status.reads.Cancel()
}

// Wait waits for stopped work to end. It must not be called on Fyne's thread.
func (p *Page) Wait() { p.status.work.Wait() }

// Busy reports whether games are being read, searched or written.
func (p *Page) Busy() bool { return p.status.work.Busy() || p.status.reads.Busy() }

// Undo takes back the last change to files, as the button does.
func (p *Page) Undo() { p.commands.runner.Undo() }

// Redo does nothing: what was taken back can be proposed again.
func (p *Page) Redo() {}

// Undoing names what Undo would do.
func (p *Page) Undoing() phrase.Phrase {
	if !p.commands.runner.CanUndo() {
		return phrase.Phrase{}
	}
	return phrase.Say("gamelist.the-change")
}

// Redoing names what Redo would do.
func (p *Page) Redoing() phrase.Phrase { return phrase.Phrase{} }
