// Package tsume is the page with mate problems of shogi: a list by length, and one
// problem at a time on a board. game/tsume decides what is right; this package shows it.
package tsume

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/law"
	"passedpawn/game/rules"
	"passedpawn/game/tsume"
	"passedpawn/settings"
	"passedpawn/ui/boardview"
	"passedpawn/ui/exercises"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/task"
)

// Config configures a page; nothing may be nil.
type Config struct {
	Problems []tsume.Problem
	Pieces   *look.Pieces
	// Solved is called with the ID of a problem that has been solved.
	Solved func(id string)
	Back   func() // returns to the game
	Post   func(func())
	// Changed is called when a problem is opened or left, because menus may depend on it.
	Changed func()
	Key     func(fyne.KeyName) // is called with keys that mean nothing to the page
	// Focus gives a widget the focus; nil takes it from all, so that the board gets the
	// keys.
	Focus func(fyne.Focusable)
}

// A Page is the list of problems, or a problem.
type Page struct {
	config   Config
	content  fyne.CanvasObject // nil until it is first wanted
	board    *boardview.Widget
	settings settings.Settings

	run  *tsume.Run // nil while the list is shown
	at   int        // index in Problems
	help help
	said string          // what the page replies
	why  rules.Refusal   // of an illegal move
	hint *boardview.Hint // a move of the solution, drawn on the board

	// A wrong check and the defence against it are drawn on the board, too. There is none
	// if reply is the null move.
	tried, reply rules.Move

	asked *task.Latest // the search for a defence

	list    *exercises.List
	panel   *panel
	problem *fyne.Container
}

// A help is how much of the solution has been shown.
type help int

const (
	nothing help = iota
	piece
	move
	solution
)

// New creates the page, which shows the list.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, settings: s, asked: task.NewLatest(task.NewGroup(c.Post, nil))}
	p.board = boardview.New(boardview.Config{
		Pieces: c.Pieces,
		Play:   p.played, Refused: p.refused, Touched: func(rules.Spot) {}, PromotionFacts: law.PromotionFacts, Key: p.key, Rune: func(rune) {},
	})
	return p
}

// Speak builds the page again in the present language. A problem starts again.
func (p *Page) Speak() {
	if p.content == nil {
		return
	}
	running := p.run != nil
	p.forget()
	p.run = nil
	if p.build(); running {
		p.Open(p.at)
	}
}

func (p *Page) build() {
	p.list, p.panel = newList(p), newPanel(p)
	p.problem = container.New(&look.Split{Board: p.board, Panel: p.panel.content}, p.board, p.panel.content)
	p.problem.Hide()
	p.content = container.NewStack(p.list.Content, p.problem)
	p.list.Show()
}

// SetSettings applies changed settings: the board's look, and which problems are solved.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	if p.content == nil {
		return
	}
	p.list.Show()
	if p.run != nil {
		p.refresh()
	}
}

// List shows the list of problems.
func (p *Page) List() {
	p.Content()
	p.forget()
	p.run = nil
	p.problem.Hide()
	p.list.Show()
	p.list.Content.Show()
	p.config.Focus(p.list.On)
	p.config.Changed()
}

// Escape leaves a problem for the list. It reports false if the list is shown.
func (p *Page) Escape() bool {
	if p.run == nil {
		return false
	}
	p.List()
	return true
}

// Content returns the page.
func (p *Page) Content() fyne.CanvasObject {
	if p.content == nil {
		p.build()
	}
	return p.content
}

// Open starts a problem.
func (p *Page) Open(i int) {
	p.Content()
	run, err := tsume.Begin(p.config.Problems[i])
	if err != nil {
		p.list.Progress.SetText(i18n.Sentence(err))
		return
	}
	p.run, p.at = run, i
	p.list.Content.Hide()
	p.problem.Show()
	p.again()
	p.config.Changed()
}

// Rules returns the rules of the game on the board, nil while the list is shown.
func (p *Page) Rules() rules.Rules {
	if p.run == nil {
		return nil
	}
	return p.run.Rules()
}

// Keys returns the widget for keys typed without a focus: the board, if a problem is
// shown.
func (p *Page) Keys() fyne.Focusable {
	if p.run == nil {
		return nil
	}
	return p.board
}
