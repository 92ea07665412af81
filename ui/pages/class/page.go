// Package class is the page with the exercises of a class: made from the puzzles or opened from a
// file, printed, solved one at a time on a board, and counted from the slips of those who solved
// them. game/teaching/class decides what is right; this package shows it.
package class

import (
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/class"
	"passedpawn/game/teaching/puzzles"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/exercises"
	"passedpawn/ui/widgets"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Games   rules.Games
	Chess   rules.Rules // of the puzzles
	Pieces  *look.Pieces
	Store   *class.Store
	Puzzles func() (*puzzles.Set, error) // may take a while
	Draw    func(n int) int              // returns a random number from 0 to n-1
	// Ask asks some questions, each with a few answers.
	Ask   func(title, yes string, all []dialogs.Options, then func(chosen []int))
	Files Files
	// FullScreen lets the window fill the screen, or no longer.
	FullScreen func(on bool)
}

// Files opens and writes files.
type Files struct {
	Open func() // asks for files, and opens them
	// SaveAs asks for a file with an extension to write, and Save writes it, off Fyne's thread.
	SaveAs func(title, name, extension string, then func(path string, was atomicfile.State))
	Save   func(path string, was atomicfile.State, produce func(io.Writer) error) error
	// Print returns what writes a worksheet in letters of a size in points, off Fyne's thread.
	Print func(size int) func(io.Writer, class.Set) error
}

// A Page is what one begins with, the exercises of a set, or the table of its slips.
type Page struct {
	*exercises.Course[*class.Run]
	*ballot
	config Config
	set    class.Set
	mine   sitting
	slip   *slipView
	slips  []class.Slip // of any set
	table  *table       // nil while it is not shown
	demo   *demo        // likewise
	tasks  *task.Group
	making *task.Latest // exercises of puzzles
	asking *task.Latest // for what is kept
	why    *task.Latest
	show   *fyne.Container // the content

	title, note, task *widget.Label // beside the board
	said              reply
}

// New creates the page, which shows what one begins with.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, tasks: task.NewGroup(c.Post, nil)}
	p.ballot = newBallot(p, 0)
	p.making, p.asking, p.why = task.NewLatest(p.tasks), task.NewLatest(p.tasks), task.NewLatest(p.tasks)
	p.Course = exercises.NewCourse(c.Shell, c.Pieces, s, exercises.Subject[*class.Run]{
		Listing: p.listing, Texts: p.texts, Show: p.shown, Begin: p.begin, Start: p.started, View: p.view,
		Played: p.played, Refused: func(rules.Spot, rules.Square) {}, Again: p.again, Hint: p.solution, Next: p.next, Forget: p.forget,
	})
	return p
}

// Content implements pages.Page.
func (p *Page) Content() fyne.CanvasObject {
	if p.show == nil {
		p.show = container.NewStack()
		p.turn()
	}
	return p.show
}

// turn shows what is to be seen now.
func (p *Page) turn() {
	if p.show == nil {
		return
	}
	switch {
	case p.demo != nil:
		p.show.Objects = []fyne.CanvasObject{p.demo.content}
	case p.table != nil:
		p.show.Objects = []fyne.CanvasObject{p.table.content}
	case len(p.set.Exercises) == 0:
		p.show.Objects = []fyne.CanvasObject{p.home()}
	default:
		p.show.Objects = []fyne.CanvasObject{p.Course.Content()}
	}
	p.show.Refresh()
	p.config.Changed()
}

// Keys implements pages.Page.
func (p *Page) Keys() fyne.Focusable {
	switch {
	case p.demo != nil:
		return p.demo.board
	case p.table != nil:
		return nil
	}
	return p.Course.Keys()
}

// Escape leaves the table, what is shown to a class, or an exercise.
func (p *Page) Escape() bool {
	switch {
	case p.demo != nil:
		p.leaveDemo()
		return true
	case p.table != nil:
		p.leaveTable()
		return true
	}
	return p.Course.Escape()
}

// List implements pages.Lister. A table stays, and so does what is shown to a class.
func (p *Page) List() {
	p.Content()
	if len(p.set.Exercises) > 0 && p.table == nil && p.demo == nil {
		p.Course.List()
	}
}

// Speak builds the page again in the present language.
func (p *Page) Speak() {
	was := p.show
	p.show = nil
	p.Course.Speak()
	if p.table != nil {
		p.openTable(p.table.set)
	}
	if p.demo != nil {
		p.demo = newDemo(p)
	}
	if was != nil {
		p.Content()
	}
}

// Said implements pages.Sayer.
func (p *Page) Said() []string {
	switch {
	case p.demo != nil:
		return p.demo.lines()
	case p.table != nil:
		return p.table.said()
	}
	return p.Course.Said()
}

// Busy implements pages.Worker.
func (p *Page) Busy() bool { return p.Course.Busy() || p.tasks.Busy() }

// Stop implements pages.Stopper. There is nothing to cut short: Wait waits until answers and files
// are written.
func (p *Page) Stop() { p.why.Drop() }

// Wait implements pages.Stopper.
func (p *Page) Wait() { p.tasks.Wait() }

// Leave implements pages.Leaver.
func (p *Page) Leave() {
	p.making.Drop()
	p.mine.stop(p.config.Now())
	if p.demo != nil {
		p.leaveDemo()
	}
}

// SetSettings implements pages.Page.
func (p *Page) SetSettings(s settings.Settings) {
	p.Course.SetSettings(s)
	if p.demo != nil {
		p.demo.refresh()
	}
	if p.table != nil {
		p.openTable(p.table.set)
	}
}

// Rules implements pages.Gamer.
func (p *Page) Rules() rules.Rules {
	if p.demo != nil {
		return p.demo.exercise().Rules
	}
	return p.Course.Rules()
}

// Return implements pages.Returner: the time away does not count.
func (p *Page) Return() {
	if p.Run != nil {
		p.mine.begin(p.At, p.config.Now())
	}
}

// Show shows a set of exercises. Answers to it that were given earlier can be continued.
func (p *Page) Show(set class.Set) {
	p.settle()
	p.set, p.table, p.ballot = set, nil, newBallot(p, len(set.Exercises))
	before := p.mine
	p.mine = newSitting(set, p.config.Draw, task.NewSerial(p.tasks))
	if before.slip.Set == p.mine.slip.Set {
		p.mine.writing = before.writing // an answer that is being written is older than what follows
	}
	p.said = reply{}
	p.Course.Speak()
	p.turn()
	saving{p}.keep(set, before)
	if len(set.Count(p.slips).Slips) > 0 {
		p.openTable(set)
		return
	}
	p.config.Focus(p.Exercises.On)
}

// settle leaves an exercise, and what is shown to a class.
func (p *Page) settle() {
	p.Content()
	if p.Run != nil {
		p.Course.List()
	}
	if p.demo != nil {
		p.leaveDemo()
	}
}

// home creates what one begins with.
func (p *Page) home() fyne.CanvasObject {
	create := widgets.NewButton(i18n.T("class.make"), nil, making{p}.make)
	create.Importance = widgets.Main
	open := widgets.NewButton(i18n.T("class.open"), nil, p.config.Files.Open)
	back := widgets.NewButton(i18n.T("common.back-board"), nil, p.config.Back)
	title := widgets.NewHeading(i18n.T("class.title"))
	title.SizeName, title.Truncation = subheading, fyne.TextTruncateEllipsis
	count := widgets.NewButton(i18n.T("class.count"), nil, counting{p}.paste)
	choice := func(about string, does fyne.CanvasObject) fyne.CanvasObject {
		return widgets.Raised(container.NewVBox(widgets.NewText(about), widgets.UnderText(container.NewHBox(does))))
	}
	body := widgets.RowsApart(widgets.StackGap,
		choice(i18n.T("class.about-make"), create), choice(i18n.T("class.about-open"), open), choice(i18n.T("class.about-slips"), count))
	return container.NewPadded(container.NewBorder(container.NewBorder(nil, nil, nil, back, title), nil, nil, nil, widgets.Scrolled(body)))
}
