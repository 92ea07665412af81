// Package learn is the page that teaches the rules: a list of lessons, and one lesson at
// a time on a board. game/teaching/lesson decides what a lesson asks for and whether it is done;
// this package shows it.
package learn

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/chess/law"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/settings"
	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/pages/exercises"
)

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Lessons  []lesson.Lesson
	Games    rules.Games
	Pieces   *look.Pieces
	Learnt   func(id string) // is called with the ID of a lesson that has been completed
	Problems func()          // shows the mate problems of shogi
}

// A Page is the list of lessons, or a lesson.
type Page struct {
	*exercises.Course
	config   Config
	english  []lesson.Lesson
	board    *boardview.Widget
	settings settings.Settings

	run    *lesson.Run // nil while the list is shown
	answer lesson.Answer
	hinted bool            // the text of the hint is shown
	hint   *boardview.Hint // drawn on the board
	asked  *task.Latest    // the search for the hint

	list  *exercises.List
	panel *panel
}

// New creates the page, which shows the list.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, settings: s, english: c.Lessons, asked: task.NewLatest(task.NewGroup(c.Post, nil))}
	p.board = boardview.New(boardview.Config{
		Pieces: c.Pieces,
		Play:   p.played, Refused: p.refused, Touched: func(rules.Spot) {}, PromotionFacts: law.PromotionFacts, Key: p.key, Rune: func(rune) {},
	})
	p.Course = exercises.NewCourse(exercises.CourseConfig{Board: p.board, Build: p.build, Begin: p.start, End: p.end, Changed: c.Changed, Focus: c.Focus})
	return p
}

// Busy reports whether a hint is being looked for.
func (p *Page) Busy() bool { return p.asked.Busy() }

// build creates the list and the panel in the present language.
func (p *Page) build() (*exercises.List, fyne.CanvasObject) {
	p.config.Lessons = nil
	for _, l := range p.english {
		p.config.Lessons = append(p.config.Lessons, l.In(i18n.Spoken()))
	}
	p.list, p.panel = newList(p), newPanel(p)
	return p.list, p.panel.Content
}

// start starts a lesson.
func (p *Page) start(i int) error {
	run, err := lesson.Begin(p.config.Lessons[i], p.config.Games)
	if err != nil {
		return err
	}
	p.run = run
	p.begin()
	return nil
}

func (p *Page) end() {
	p.forget()
	p.run = nil
}

// SetSettings applies changed settings: the board's colours, and which lessons are done.
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
