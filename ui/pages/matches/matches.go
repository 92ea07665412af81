// Package matches is the page on which engines play each other: a form that says who
// plays how, the match that is being played with its table, and the earlier matches.
// game/engines/tournament plays; this package shows it.
package matches

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/engines/tournament"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages"
	"passedpawn/ui/widgets"
)

// A Choice is an engine that can play.
type Choice struct {
	Name   phrase.Phrase // shown in the list
	Level  bool          // of this program
	Engine tournament.Engine
}

// A Game is what the engines can play.
type Game struct {
	Rules rules.Rules
	Tag   string // the value of PGN's Variant tag, "" for orthodox chess
	Name  phrase.Phrase
}

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Games  []Game      // to choose from, in their order
	Known  rules.Games // all of them, by name
	Pieces *look.Pieces
	Folder string // of the matches
	// Engines returns the engines to choose from for a game, by the ID of its rule set, in
	// their order. It is called when the page comes into sight and when another game is
	// chosen, off Fyne's thread.
	Engines func(game string) []Choice
	// Entrant returns the players of an engine in a game. It is called off Fyne's thread.
	Entrant func(e tournament.Engine, game string) (tournament.Entrant, error)
	// AskFile asks for a file of openings.
	AskFile  func(then func(path string))
	Open     func(path string)             // shows all games of a file
	OpenGame func(path string, number int) // shows a game, counted from 1
	AtOnce   int                           // how many games the computer can play at the same time
}

// A Page is the form with the earlier matches, or a match.
type Page struct {
	config  Config
	content *fyne.Container // nil until it is first wanted
	body    *container.Scroll
	top     *fyne.Container
	form    *setup
	past    *past
	match   *shown // nil while the form is shown

	settings settings.Settings

	playing *task.Group  // the matches that are played
	files   *task.Latest // reading or opening matches
	reading *task.Latest // reading the list of engines
	stopped bool         // the program ends
}

// New creates the page. Its widgets are built when it is first shown.
func New(c Config, s settings.Settings) *Page {
	p := &Page{config: c, settings: s, playing: task.NewGroup(c.Post, nil)}
	p.files = task.NewLatest(task.NewGroup(c.Post, nil))
	p.reading = task.NewLatest(task.NewGroup(c.Post, nil))
	return p
}

// Content returns the page.
func (p *Page) Content() fyne.CanvasObject {
	if p.content == nil {
		p.content = container.NewStack()
		p.build()
	}
	return p.content
}

// build creates the contents in the present language.
func (p *Page) build() {
	old := p.form
	p.form, p.past = newSetup(p), newPast(p)
	if old != nil {
		p.form.take(old)
	}
	if p.match != nil {
		p.match.build()
	}
	p.show()
}

// show shows the form or the match.
func (p *Page) show() {
	title := widgets.NewHeading(i18n.T("matches.title"))
	title.SizeName = theme.SizeNameSubHeadingText
	title.Truncation = fyne.TextTruncateEllipsis
	back := widgets.NewButton(i18n.T("common.back-board"), nil, p.config.Back)
	p.top = container.New(&widgets.Centred{Turned: func() {}}, container.NewBorder(nil, nil, nil, back, widgets.Rows(title)))
	inside := fyne.CanvasObject(widgets.Rows(p.past.broken, p.form.content, p.past.content))
	if p.match != nil {
		inside = p.match.content
	}
	p.body = container.NewVScroll(container.New(&widgets.Centred{Turned: func() { p.body.Refresh() }}, inside))
	p.content.Objects = []fyne.CanvasObject{container.NewPadded(container.NewBorder(p.top, nil, nil, nil, p.body))}
	p.content.Refresh()
}

// grow gives the contents room after something was added to them.
func (p *Page) grow() {
	if p.body != nil {
		p.body.Content.Refresh()
		p.body.Refresh()
	}
}

// reveal scrolls an object into sight.
func (p *Page) reveal(o fyne.CanvasObject) { widgets.ScrollTo(p.body, o) }

// Return reads the engines and the earlier matches again.
func (p *Page) Return() {
	p.ask()
	if p.match == nil {
		p.past.read()
		p.config.Focus(nil)
	}
}

// ask reads which engines play the game of the form.
func (p *Page) ask() {
	engines, game := p.config.Engines, p.form.game().Rules.ID()
	task.Go(p.reading, func(*task.Task) ([]Choice, error) { return engines(game), nil }, func(all []Choice, _ error) { p.form.offer(all) })
}

// Keys returns nil: no board gets the keys.
func (p *Page) Keys() fyne.Focusable { return nil }

// Escape leaves a match that is not being played. It reports false if there is none.
func (p *Page) Escape() bool {
	if p.match == nil || p.match.running() {
		return false
	}
	p.leave()
	return true
}

// SetSettings applies changed settings: the board's colours.
func (p *Page) SetSettings(s settings.Settings) {
	p.settings = s
	if p.match != nil {
		p.match.live.draw()
	}
}

// wheel scrolls the page while the pointer is on the board.
func (p *Page) wheel(on bool) { widgets.ScrollNotch(p.body, on) }

// Speak builds the page again in the present language.
func (p *Page) Speak() {
	if p.content != nil {
		p.build()
	}
}

// leave closes the match that is shown, and shows the form.
func (p *Page) leave() {
	p.match.close()
	p.match = nil
	p.show()
	p.past.read()
	p.config.Focus(nil)
}

// Stop pauses the match, because the program ends.
func (p *Page) Stop() {
	p.stopped = true
	if p.match != nil {
		p.match.pause()
	}
}

// Busy reports whether a match is being played or read.
func (p *Page) Busy() bool { return p.playing.Busy() || p.files.Busy() || p.reading.Busy() }

// Wait blocks until no engine plays any more. It must not be called on Fyne's thread.
func (p *Page) Wait() { p.playing.Wait() }
