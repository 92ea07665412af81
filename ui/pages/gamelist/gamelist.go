// Package gamelist is the page of many games, the person's own or those of a file: to
// find, sort, open, export, copy or delete them, and to see what was played in a
// position. It lists what game/library reads.
package gamelist

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/files/plain"
	"passedpawn/game/library"
	"passedpawn/game/library/index"
	"passedpawn/game/play/task"
	"passedpawn/settings"
	"passedpawn/ui/form"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A Page is a list of games.
type Page struct {
	config   Config
	settings settings.Settings
	content  fyne.CanvasObject
	tips     *look.Tips

	games     library.Collection
	table     *index.Table
	positions *library.Searchable // nil until the moves have been read
	former    bool                // the table is of an earlier state of the file, and nothing can be chosen
	rows      []int32             // of the table, in the order of the list
	asked     query
	chosen    choice
	anchor    int     // place in the list where the choice began
	current   int     // place in the list where the cursor is
	offset    float32 // how far the list was scrolled when a game was opened
	by        index.Column
	down      bool
	sorted    bool
	starred   map[int32]bool
	news      string // shown instead of the number of games
	explorer  explorer
	drawing   drawing
	book      book
	cutter    cutter
	reported  func() bool // whether the last report is still about these games, nil without one

	commands  *commands
	work      *task.Group  // tasks that write files
	reads     *task.Group  // tasks that only read
	meter     meter        // the progress of both
	measured  string       // the last text about it
	reading   *task.Latest // of the games shown
	shown     *task.Task   // the newest reading task; when it is dropped, so is what belongs to it
	looking   *task.Latest // searching the table
	again     bool         // the table has changed since
	clicked   int
	clickedAt time.Time

	title            *headline
	say              *widget.Label
	progress         *fyne.Container // the bar and its stop button
	bar              *widget.ProgressBar
	cancel, undo     *look.Button
	filter           *line
	chips            *chips
	fields           *look.Button
	here, stars, two *look.Check
	header           *header
	list             *list
	empty            *empty
	open1, export    *look.Button
	more, extras     *look.Button
	reports          *look.Button
}

// New creates the page; Show fills it.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, settings: s, clicked: -1, table: index.NewBuilder().Table()}
	p.work = task.NewGroup(c.Post, func(now *task.Progress) { p.meter.work = now; p.measure() })
	p.reads = task.NewGroup(c.Post, func(now *task.Progress) { p.meter.reads = now; p.measure() })
	p.reading, p.looking = task.NewLatest(p.reads), task.NewSerial(p.reads)
	p.book.opening = task.NewLatest(p.reads)
	p.commands = newCommands(p)
	p.build()
	return p
}

// Speak builds the page again in the present language.
func (p *Page) Speak() {
	asked := p.asked
	asked.only = nil // its rows are those of the present table
	p.build()
	if p.shown == nil {
		return // nothing has been listed yet
	}
	p.Reload()
	p.ask(asked)
}

// build creates the contents of the page in the present language.
func (p *Page) build() {
	p.title = newHeadline()
	p.say = widget.NewLabel("")
	p.say.Truncation = fyne.TextTruncateEllipsis
	p.bar = widget.NewProgressBar()
	p.cancel = look.NewButton(i18n.T("gamelist.stop"), p.stopShown)
	p.undo = look.NewButton(i18n.T("common.undo"), p.Undo)
	p.filter, p.chips = newLine(p), newChips(p)
	p.fields = look.NewButton(i18n.T("gamelist.fields"), func() {
		p.config.Menu(p.fieldMenu(), fyne.CurrentApp().Driver().AbsolutePositionForObject(p.fields).AddXY(0, p.fields.Size().Height))
	})
	p.here = look.NewCheck(i18n.T("gamelist.current-position"), p.askHere)
	p.stars = look.NewCheck(i18n.T("gamelist.favourites"), p.askStarred)
	p.two = look.NewCheck(i18n.T("gamelist.duplicates"), p.askTwice)
	p.header = newHeader(p)
	p.list, p.empty = newList(p), newEmpty()
	p.open1 = look.NewButton(i18n.T("common.open"), p.open)
	p.open1.Importance = widget.HighImportance
	p.export = look.NewButton(i18n.T("gamelist.export"), p.commands.export)
	p.more = look.NewButton(i18n.T("gamelist.more"), func() {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(p.more)
		p.config.Menu(p.menu(), at)
	})
	p.reports = look.NewButton(i18n.T("gamelist.show-report"), func() {
		p.config.Menu(p.reportMenu(), fyne.CurrentApp().Driver().AbsolutePositionForObject(p.reports).AddXY(0, p.reports.Size().Height))
	})
	p.tips = look.NewTips(p.config.After)
	p.extras = look.NewButton(i18n.T("gamelist.choose-extras"), p.chooseExtras)
	p.explorer.init(p, container.NewBorder(p.header, nil, nil, nil, container.NewStack(p.list, p.empty.content)))
	p.content = p.layout()
	p.quiet()
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
func (p *Page) Escape() bool {
	open := p.drawing.sheet != nil
	p.undraw()
	return open
}

// SetSettings applies changed settings: those of the board and the columns.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	p.followBook()
	if p.asked.here {
		p.explorer.side.show()
	}
	if p.drawing.sheet != nil {
		p.drawing.sheet.SetSettings(s)
	}
	p.header.Refresh()
	p.list.Refresh()
}

func (p *Page) layout() fyne.CanvasObject {
	back := look.NewButton(i18n.T("common.back-board"), p.config.Back)
	checks := container.New(&form.Flow{}, p.here, p.stars, p.two, p.newDrawButton(), p.newBookButton())
	top := container.NewVBox(container.NewBorder(nil, nil, nil, container.NewHBox(p.reports, back), p.title.content), container.NewBorder(nil, nil, nil, p.fields, p.filter), p.chips.content, checks)
	p.progress = container.NewHBox(container.NewGridWrap(fyne.NewSize(100, p.cancel.MinSize().Height), p.bar), p.cancel)
	l := sheet{
		top:     top,
		games:   p.explorer.panes.content,
		say:     container.NewBorder(nil, nil, nil, container.NewHBox(p.progress, p.undo), p.say),
		buttons: container.NewHBox(p.extras, p.more, p.export, p.open1),
	}
	return container.NewStack(p.drawing.init(container.NewPadded(container.New(l, l.objects()...))), p.tips.Layer)
}

// quiet hides the parts that are shown only at times.
func (p *Page) quiet() {
	p.progress.Hide()
	p.undo.Hide()
	p.commands.runner.Forget()
	p.extras.Hide()
	p.openExplorer(false)
}

// File returns the path of the file whose games are listed, "" for the person's own
// games.
func (p *Page) File() string { return p.games.Path() }

// Listed reports whether any games have been listed.
func (p *Page) Listed() bool { return p.shown != nil }

// focus gives the focus to the list, and seek to the search field above it.
func (p *Page) focus() { p.config.Focus(p.list) }

func (p *Page) seek() { p.config.Focus(p.filter) }

// cellText returns the text of a game in a column.
func (p *Page) cellText(game int32, c index.Column) string {
	if int(game) >= p.table.Len() {
		return ""
	}
	text := plain.Short(p.table.Text(int(game), c), 200)
	switch {
	case c == index.Result && text == "1/2-1/2":
		return "½-½"
	case c == index.White && p.starred[game]:
		return "★ " + text
	case text == "" && (c == index.White || c == index.Black):
		return "?"
	case c == index.Plies:
		plies, _ := strconv.Atoi(text)
		return strconv.Itoa((plies + 1) / 2)
	}
	return text
}
