// Package gamelist is the page of many games, those a person keeps or those of a
// file: to find, sort, open, export, copy or delete them, and to see what was
// played in a position. It lists what game/library reads.
package gamelist

import (
	"io"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/atomicfile"
	"passedpawn/game/index"
	"passedpawn/game/library"
	"passedpawn/game/pgn"
	"passedpawn/game/plain"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/task"
)

// Config is what a page is made with; nothing may be nil.
type Config struct {
	Files  library.Files
	Busy   func(name string) error // why a kept game cannot be deleted; it runs off Fyne's thread
	Ask    func(title, text, yes, no string, then func(bool))
	Pick   func(title, find string, lines []string, then func(i int))
	Choose func(title, text string, answers ...dialogs.Deed) *dialogs.Question
	// OpenKept and OpenItem open a game, which was found by a position unless that is
	// nil. read is called off Fyne's thread.
	OpenKept   func(name string, found *index.Place)
	OpenItem   func(read func() (pgn.Item, error), path string, found *index.Place)
	ShowFolder func(path string)
	SaveAs     func(title, name string, shogi bool, then func(path string, was atomicfile.State)) // asks where to
	// Print gives what writes games as a booklet under a title, off Fyne's thread. step is
	// called before each, and ends the work with its error.
	Print      func() func(out io.Writer, title string, games []library.Read, step func(done, all int) error) error
	Copy       func(text string)
	Place      func() index.Place // on the board
	Favourites Favourites
	Menu       func(m *fyne.Menu, at fyne.Position)
	Back       func()
	NewGame    func()
	Focus      func(fyne.Focusable) // gives a widget the keys
	Japanese   func()               // a name is Japanese
	Post       func(func())         // onto Fyne's thread
	Now        func() time.Time
}

// Favourites are games that a person has marked, by their rows in a table.
type Favourites interface {
	Favourites(c library.Collection, t *index.Table) map[int32]bool
	SetFavourites(c library.Collection, t *index.Table, rows []int32, yes bool) error
}

// A Page lists games.
type Page struct {
	config  Config
	content fyne.CanvasObject

	games     library.Collection
	table     *index.Table
	positions *library.Searchable // nil until the moves are read
	rows      []int32             // of the table, as they are listed
	asked     query
	chosen    choice
	anchor    int     // in the list, where a choice began
	current   int     // in the list, where the keys are
	offset    float32 // how far the list was scrolled when a game was opened
	by        index.Column
	down      bool
	sorted    bool
	starred   map[int32]bool
	news      string // said in the place of the number of games
	explorer  explorer
	cutter    cutter

	work      *task.Group // that writes files
	reads     *task.Group // what only reads
	meter     meter       // how far both are
	deleting  bool
	reading   *task.Latest // the games of what is shown
	shown     *task.Task   // the newest of these: what belongs to it is dropped with it
	looking   *task.Latest // through the table
	again     bool         // it has changed since
	copying   *task.Latest
	listing   *task.Latest // what can be restored
	clicked   int
	clickedAt time.Time

	title, say       *widget.Label
	progress         *fyne.Container // the bar and what stops it
	bar              *widget.ProgressBar
	cancel, undo     *look.Button
	filter           *line
	here, stars, two *look.Check
	header           *header
	list             *list
	empty            *empty
	open1, export    *look.Button
	more             *look.Button
}

// New makes the page; Show fills it.
func New(c Config) *Page {
	p := &Page{config: c, clicked: -1, table: index.NewBuilder().Table()}
	p.work = task.NewGroup(c.Post, func(now *task.Progress) { p.meter.work = now; p.measure() })
	p.reads = task.NewGroup(c.Post, func(now *task.Progress) { p.meter.reads = now; p.measure() })
	p.reading, p.looking = task.NewLatest(p.reads), task.NewSerial(p.reads)
	p.copying, p.listing = task.NewLatest(p.reads), task.NewLatest(p.reads)
	p.build()
	return p
}

// Speak builds the page anew, in the language that is spoken now.
func (p *Page) Speak() {
	asked := p.asked
	p.build()
	if p.shown == nil {
		return // nothing is listed yet
	}
	p.Reload()
	p.ask(query{text: asked.text, starred: asked.starred, twice: asked.twice})
}

// build makes what is on the page, in the language that is spoken.
func (p *Page) build() {
	p.title = widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	p.title.SizeName, p.title.Truncation = theme.SizeNameSubHeadingText, fyne.TextTruncateEllipsis
	p.say = widget.NewLabel("")
	p.say.Truncation = fyne.TextTruncateEllipsis
	p.bar = widget.NewProgressBar()
	p.cancel = look.NewButton(i18n.T("gamelist.stop"), p.stopShown)
	p.undo = look.NewButton(i18n.T("common.undo"), nil)
	p.filter = newLine(p)
	p.here = look.NewCheck(i18n.T("gamelist.current-position"), p.askHere)
	p.stars = look.NewCheck(i18n.T("gamelist.favourites"), p.askStarred)
	p.two = look.NewCheck(i18n.T("gamelist.duplicates"), p.askTwice)
	p.header = newHeader(p)
	p.list, p.empty = newList(p), newEmpty()
	p.open1 = look.NewButton(i18n.T("common.open"), p.open)
	p.open1.Importance = widget.HighImportance
	p.export = look.NewButton(i18n.T("gamelist.export"), p.exportChosen)
	p.more = look.NewButton(i18n.T("gamelist.more"), func() {
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(p.more)
		p.config.Menu(p.menu(), at)
	})
	p.explorer.init(p)
	p.content = p.layout()
	p.quiet()
}

// Content is the page on the screen.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Keys is nothing: what is typed while nothing has the focus is for no board.
func (p *Page) Keys() fyne.Focusable { return nil }

// Escape reports that there is nothing to leave but the page.
func (p *Page) Escape() bool { return false }

// SetSettings has nothing to do: a list of games shows no setting.
func (p *Page) SetSettings(settings.Settings) {}

func (p *Page) layout() fyne.CanvasObject {
	back := look.NewButton(i18n.T("common.back-board"), p.config.Back)
	checks := container.NewHBox(p.here, p.stars, p.two)
	top := container.NewVBox(container.NewBorder(nil, nil, nil, back, p.title), p.filter, checks)
	p.progress = container.NewHBox(container.NewGridWrap(fyne.NewSize(100, p.cancel.MinSize().Height), p.bar), p.cancel)
	l := sheet{
		top:     top,
		games:   container.NewBorder(nil, nil, nil, p.explorer.content, container.NewBorder(p.header, nil, nil, nil, container.NewStack(p.list, p.empty.content))),
		say:     container.NewBorder(nil, nil, nil, container.NewHBox(p.progress, p.undo), p.say),
		buttons: container.NewHBox(p.more, p.export, p.open1),
	}
	return container.NewPadded(container.New(l, l.objects()...))
}

// quiet hides what is there only at times.
func (p *Page) quiet() {
	p.progress.Hide()
	p.undo.Hide()
	p.explorer.content.Hide()
}

// File is the file whose games are listed, "" for those that a person keeps.
func (p *Page) File() string { return p.games.Path() }

// focus gives the keys to the list, seek to the line above it.
func (p *Page) focus() { p.config.Focus(p.list) }

func (p *Page) seek() { p.config.Focus(p.filter) }

// cellText is what a column of the list says of a game.
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
