// Package tsume is the page with mate problems of shogi: a list by length, and one
// problem at a time on a board. game/teaching/tsume decides what is right; this package shows it.
package tsume

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/chess/law"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/tsume"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/exercises"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Problems []tsume.Problem
	Pieces   *look.Pieces
	Solved   func(id string) // is called with the ID of a problem that has been solved
}

// A Page is the list of problems, or a problem.
type Page struct {
	*exercises.Course
	config   Config
	board    *boardview.Widget
	settings settings.Settings

	run  *tsume.Run // nil while the list is shown
	help help
	said string          // what the page replies
	why  rules.Refusal   // of an illegal move
	hint *boardview.Hint // a move of the solution, drawn on the board

	// A wrong check and the defence against it are drawn on the board, too. There is none
	// if reply is the null move.
	tried, reply rules.Move

	asked *task.Latest // the search for a defence

	list  *exercises.List
	panel *panel
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
	p.Course = exercises.NewCourse(exercises.CourseConfig{Board: p.board, Build: p.build, Begin: p.start, End: p.end, Changed: c.Changed, Focus: c.Focus})
	return p
}

// Busy reports whether a defence is being looked for.
func (p *Page) Busy() bool { return p.asked.Busy() }

// build creates the list and the panel in the present language.
func (p *Page) build() (*exercises.List, fyne.CanvasObject) {
	p.list, p.panel = newList(p), newPanel(p)
	return p.list, p.panel.Content
}

// start starts a problem.
func (p *Page) start(i int) error {
	run, err := tsume.Begin(p.config.Problems[i])
	if err != nil {
		return err
	}
	p.run = run
	p.again()
	return nil
}

func (p *Page) end() {
	p.forget()
	p.run = nil
}

// SetSettings applies changed settings: the board's look, and which problems are solved.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	p.Count()
	if p.run != nil {
		p.refresh()
	}
}

// Rules returns the rules of the game on the board, nil while the list is shown.
func (p *Page) Rules() rules.Rules {
	if p.run == nil {
		return nil
	}
	return p.run.Rules()
}
