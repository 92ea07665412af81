// Package learn is the page that teaches the rules: a list of lessons, and one lesson at
// a time on a board. game/lesson decides what a lesson asks for and whether it is done;
// this package shows it.
package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/law"
	"passedpawn/game/lesson"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/boardview"
	"passedpawn/ui/exercises"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/task"
)

// Config configures a page; nothing may be nil.
type Config struct {
	Lessons []lesson.Lesson
	Games   rules.Games
	Pieces  *look.Pieces
	// Learnt is called with the ID of a lesson that has been completed.
	Learnt func(id string)
	Back   func() // returns to the game
	// Problems shows the mate problems of shogi.
	Problems func()
	Post     func(func())
	// Changed is called when a lesson is opened or left, because menus may depend on it.
	Changed func()
	Key     func(fyne.KeyName) // is called with keys that mean nothing to the page
	// Focus gives a widget the focus; nil takes it from all, so that the board gets the
	// keys.
	Focus func(fyne.Focusable)
}

// A Page is the list of lessons, or a lesson.
type Page struct {
	config   Config
	english  []lesson.Lesson
	content  fyne.CanvasObject // nil until it is first wanted: it is large, and most days nobody asks for it
	board    *boardview.Widget
	settings settings.Settings

	run    *lesson.Run // nil while the list is shown
	at     int         // index in Lessons
	answer lesson.Answer
	hinted bool            // the text of the hint is shown
	hint   *boardview.Hint // drawn on the board
	asked  *task.Latest    // the search for the hint

	list   *exercises.List
	panel  *panel
	lesson *fyne.Container
}

// New creates the page, which shows the list.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, settings: s, english: c.Lessons, asked: task.NewLatest(task.NewGroup(c.Post, nil))}
	p.board = boardview.New(boardview.Config{
		Pieces: c.Pieces,
		Play:   p.played, Refused: p.refused, Touched: func(rules.Spot) {}, PromotionFacts: law.PromotionFacts, Key: p.key, Rune: func(rune) {},
	})
	return p
}

// Speak builds the page again in the present language. A lesson starts again.
func (p *Page) Speak() {
	if p.content == nil {
		return
	}
	p.forget()
	running := p.run != nil
	p.run = nil
	if p.build(); running {
		p.Open(p.at)
	}
}

// build creates the contents of the page in the present language.
func (p *Page) build() {
	p.config.Lessons = nil
	for _, l := range p.english {
		p.config.Lessons = append(p.config.Lessons, l.In(i18n.Spoken()))
	}
	p.list, p.panel = newList(p), newPanel(p)
	p.lesson = container.New(&look.Split{Board: p.board, Panel: p.panel.content}, p.board, p.panel.content)
	p.lesson.Hide()
	p.content = container.NewStack(p.list.Content, p.lesson)
	p.list.Show()
}

// SetSettings applies changed settings: the board's colours, and which lessons are done.
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

// List shows the list of lessons.
func (p *Page) List() {
	p.Content()
	p.forget()
	p.run = nil
	p.lesson.Hide()
	p.list.Show()
	p.list.Content.Show()
	p.config.Focus(p.list.On)
	p.config.Changed()
}

// Escape leaves a lesson for the list. It reports false if the list is shown.
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

// Open starts a lesson.
func (p *Page) Open(i int) {
	p.Content()
	run, err := lesson.Begin(p.config.Lessons[i], p.config.Games)
	if err != nil {
		p.list.Progress.SetText(i18n.Sentence(err))
		return
	}
	p.run, p.at = run, i
	p.list.Content.Hide()
	p.lesson.Show()
	p.begin()
	p.config.Changed()
}

// Rules returns the rules of the game on the board, nil while the list is shown.
func (p *Page) Rules() rules.Rules {
	if p.run == nil {
		return nil
	}
	return p.run.Rules()
}

// Keys returns the widget for keys typed without a focus: the board, if a lesson is
// shown.
func (p *Page) Keys() fyne.Focusable {
	if p.run == nil {
		return nil
	}
	return p.board
}
