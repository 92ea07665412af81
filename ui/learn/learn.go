// Package learn is the page that teaches the rules: a list of lessons, and one
// of them at a time on a board. What a lesson asks for and whether it is done is
// game/lesson's to say; here it is shown.
package learn

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/law"
	"passedpawn/game/lesson"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/task"
)

// Config is what a page is made with; nothing may be nil.
type Config struct {
	Lessons []lesson.Lesson
	Games   rules.Games
	Pieces  *look.Pieces
	// Learnt is called with the name of a lesson that has been done.
	Learnt func(id string)
	Back   func() // to the game
	Post   func(func())
	// Changed is called when a lesson is opened or left: menus may have to follow.
	Changed func()
	Key     func(fyne.KeyName) // is offered the keys the page has no use for
	// Focus gives a widget the keys, nil takes them from all: they are the board's.
	Focus func(fyne.Focusable)
}

// A Page is the list of lessons, or a lesson.
type Page struct {
	config   Config
	english  []lesson.Lesson
	content  fyne.CanvasObject
	board    *boardview.Widget
	settings settings.Settings

	run    *lesson.Run // nil while the list is shown
	at     int         // of Lessons
	answer lesson.Answer
	hinted bool            // the hint's words are shown
	hint   *boardview.Hint // drawn on the board
	asked  *task.Latest    // the search for it

	list   *list
	panel  *panel
	lesson *fyne.Container
}

// New makes the page, with the list in sight.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, settings: s, english: c.Lessons, asked: task.NewLatest(task.NewGroup(c.Post, nil))}
	p.board = boardview.New(boardview.Config{
		Pieces: c.Pieces,
		Play:   p.played, Refused: p.refused, Touched: func(rules.Spot) {}, PromotionFacts: law.PromotionFacts, Key: p.key, Rune: func(rune) {},
	})
	p.build()
	return p
}

// Speak builds the page anew, in the language that is spoken now. A lesson begins again.
func (p *Page) Speak() {
	p.forget()
	running := p.run != nil
	p.run = nil
	if p.build(); running {
		p.Open(p.at)
	}
}

// build makes what is on the page, in the language that is spoken.
func (p *Page) build() {
	p.config.Lessons = nil
	for _, l := range p.english {
		p.config.Lessons = append(p.config.Lessons, l.In(i18n.Spoken()))
	}
	p.list, p.panel = newList(p), newPanel(p)
	none := container.NewWithoutLayout()
	none.Hide()
	p.lesson = container.New(&look.Split{Board: p.board, Panel: p.panel.content, Line: none}, p.board, p.panel.content, none)
	p.lesson.Hide()
	p.content = container.NewStack(p.list.content, p.lesson)
	p.list.show()
}

// SetSettings takes over changed settings: the board's colours, and what has been
// learnt.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	p.list.show()
	if p.run != nil {
		p.refresh()
	}
}

// List shows the list of lessons.
func (p *Page) List() {
	p.forget()
	p.run = nil
	p.lesson.Hide()
	p.list.show()
	p.list.content.Show()
	p.config.Focus(p.list.on)
	p.config.Changed()
}

// Escape leaves a lesson for the list. It reports false if the list is in sight.
func (p *Page) Escape() bool {
	if p.run == nil {
		return false
	}
	p.List()
	return true
}

// Content is the page on the screen.
func (p *Page) Content() fyne.CanvasObject { return p.content }

// Open begins a lesson.
func (p *Page) Open(i int) {
	run, err := lesson.Begin(p.config.Lessons[i], p.config.Games)
	if err != nil {
		p.list.say(err)
		return
	}
	p.run, p.at = run, i
	p.list.content.Hide()
	p.lesson.Show()
	p.begin()
	p.config.Changed()
}

// Rules are those of the game on the board, nil while the list is in sight.
func (p *Page) Rules() rules.Rules {
	if p.run == nil {
		return nil
	}
	return p.run.Rules()
}

// Keys is the board, if a lesson is in sight, for what is typed while nothing has
// the focus.
func (p *Page) Keys() fyne.Focusable {
	if p.run == nil {
		return nil
	}
	return p.board
}
