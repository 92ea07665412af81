// Package gamelist is the page of many games, the person's own or those of a file: to
// find, sort, open, export, copy or delete them, and to see what was played in a
// position. It lists what game/library reads.
package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A Page is a list of games: the search above it, the explorer beside it, and what can be
// done with the games.
type Page struct {
	*sayer
	config   Config
	settings settings.Settings
	content  fyne.CanvasObject
	tips     *widgets.Tips

	status   *status
	source   *source
	list     *list
	bar      *searchBar
	drawing  *drawing
	explorer *explorer
	book     *book
	own      *ownLines
	commands *commands
	reports  *reports
	finder   *finder
	actions  *actions

	preparation *preparation

	title        *headline
	reportButton *widgets.Button
}

// New creates the page; Show fills it.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, settings: s}
	p.sayer = &sayer{p}
	p.status = newStatus(c.Post, func() string { return p.list.text() })
	p.source = newSource(p, c.Own, p.status.reads)
	p.actions = &actions{config: c, source: p.source, status: p.status}
	p.list = newList(p.actions, c, &p.settings, p.source, p.search)
	p.bar = newSearchBar(p, c, p.list)
	p.book = &book{
		config: c, settings: &p.settings, status: p.status, opening: task.NewLatest(p.status.reads), choose: p.OpenBook,
		changed: func() { p.finder.bookChanged() },
	}
	p.own = &ownLines{config: c, settings: &p.settings, status: p.status, reading: task.NewLatest(p.status.reads), changed: func() { p.finder.ownChanged() }}
	p.explorer = &explorer{config: c, settings: &p.settings, book: p.book, own: p.own, moved: p.search}
	p.drawing = &drawing{config: c, settings: &p.settings, bar: p.bar, here: func() (rules.Position, bool) { return chessPosition(p.board()) }}
	p.commands = newCommands(p)
	p.reports = &reports{config: c, list: p.list, source: p.source, asking: p.commands.asking, board: p.board}
	p.finder = &finder{
		config: c, bar: p.bar, source: p.source, list: p.list, explorer: p.explorer, book: p.book, own: p.own, status: p.status,
		listed: p.actions.enable, reload: p.Reload, part: part{p.bar, p.source, p.status, p.Show}, searching: task.NewSerial(p.status.reads),
	}
	p.preparation = &preparation{
		config: c, bar: p.bar, source: p.source, list: p.list, explorer: p.explorer, own: p.own, status: p.status,
		asking: p.commands.asking, renewing: task.NewLatest(p.status.reads), follow: func() { p.book.follow(true) },
	}
	p.bar.entered = p.finder.entered
	p.actions.list, p.actions.finder, p.actions.commands, p.actions.reports = p.list, p.finder, p.commands, p.reports
	p.actions.preparation = p.preparation
	p.build()
	return p
}

// build creates the contents of the page in the present language.
func (p *Page) build() {
	p.title, p.finder.empty = newHeadline(), newEmptyNotice()
	p.tips = widgets.NewTips(p.config.After)
	p.status.build(p.Undo)
	p.list.build()
	p.drawing.build()
	p.book.build()
	p.preparation.build()
	p.bar.build(p.commands.selectExtras, p.drawing.button, p.book.button, p.preparation.button)
	p.actions.build()
	p.reportButton = widgets.NewButton(i18n.T("gamelist.show-report"), nil, func() { p.config.Menu(p.reports.menu(), below(p.reportButton)) })
	p.explorer.build(p.tips, container.NewBorder(p.list.header, nil, nil, nil, container.NewStack(p.list.body, p.finder.empty.content)))
	p.content = p.layout()
	p.hide()
}

func (p *Page) layout() fyne.CanvasObject {
	back := widgets.NewButton(i18n.T("common.back-board"), nil, p.config.Back)
	top := container.NewVBox(container.NewBorder(nil, nil, nil, container.NewHBox(p.reportButton, back), p.title.content), p.bar.content)
	l := pageLayout{
		top:     top,
		games:   p.explorer.panes.content,
		status:  p.status.content,
		buttons: container.NewHBox(p.bar.extras, p.actions.moreButton, p.actions.exportButton, p.actions.openButton),
	}
	return container.NewStack(p.drawing.cover(container.NewPadded(container.New(l, l.objects()...))), p.tips.Layer)
}

// hide hides the parts that are shown only at times.
func (p *Page) hide() {
	p.status.hide()
	p.commands.runner.Forget()
	p.bar.extras.Hide()
	p.explorer.open(false)
	p.arrange()
}

// arrange lays the page out again: there may be more or less room for the games.
func (p *Page) arrange() { p.content.Refresh() }

// Speak builds the page again in the present language.
func (p *Page) Speak() {
	asked := p.bar.request
	asked.only = nil // its rows are those of the present table
	p.build()
	if p.source.shown == nil {
		return // nothing has been listed yet
	}
	p.Reload()
	p.bar.show(asked)
}

// Content returns the page.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Keys returns the board on which a pattern is drawn, or nil: without a focus, no widget
// handles the keys.
func (p *Page) Keys() fyne.Focusable {
	if p.drawing.sheet != nil {
		return p.drawing.sheet.Board()
	}
	return nil
}

// Escape closes the sheet on which a pattern is drawn. It reports false if there is
// nothing to leave but the page.
func (p *Page) Escape() bool { return p.drawing.close() }

// SetSettings applies changed settings: those of the board and the columns.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	p.book.follow(p.bar.request.here)
	p.own.settle()
	if p.bar.request.here {
		p.explorer.side.show()
	}
	if p.drawing.sheet != nil {
		p.drawing.sheet.SetSettings(s)
	}
	p.list.refresh()
}

// Follow lists a game of the listed file as it is after it was saved. Games that were opened
// from the list are saved while it is out of sight, and the next one is opened from it.
func (p *Page) Follow() { p.source.follow(p.finder.search) }

// Return gives the focus back to the list, as it was when a game was opened, or to the
// sheet on which a pattern is drawn. A game that was saved meanwhile is listed as it is.
func (p *Page) Return() {
	p.Follow()
	p.book.renew()
	if p.drawing.sheet != nil {
		p.config.Focus(p.drawing.sheet.Board())
		return
	}
	p.list.returnTo()
}
