// Package engines is the page with the engines: the bundled one, and other programs that
// a person has added. Here they are added, tested, put in order, named, set and removed,
// and chosen for analysis, hints and reviews. No program is started before the person has seen
// its exact command and agreed. The page starts no process itself: it asks Programs.
package engines

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/game/engines/uciclient"
	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
	"passedpawn/ui/players/opponents"
	"passedpawn/ui/widgets"
)

// Programs finds and starts engines. Its methods wait, and are called off Fyne's thread.
type Programs interface {
	// Find returns the known engines that are installed.
	Find() []uciclient.Known
	// Machine returns what engines can use of this computer. It does not wait.
	Machine() uciclient.Resources
	// Probe starts an engine, asks what it is and ends it.
	Probe(context.Context, uciclient.Command) (uciclient.Info, error)
	// Try starts an engine, lets it search for a moment and ends it.
	Try(context.Context, settings.Engine) (opponents.Trial, error)
}

// A Game is a game that engines can play: the IDs of its forms, and its name.
type Game struct {
	IDs  []string
	Name phrase.Phrase
}

// Config configures a page; nothing may be nil.
type Config struct {
	pages.Shell
	Programs Programs
	Games    []Game
	// Messages shows the last messages of an engine, by its ID; "" is for one that is being
	// added.
	Messages   func(id string)
	Save       func([]settings.Engine) // applies and saves a changed list
	ChooseFile func(then func(path string))
}

// A Page is the page with the engines.
type Page struct {
	config   Config
	settings settings.Settings
	engines  roster
	found    []uciclient.Known
	looking  *task.Latest // for installed engines
	adding   *task.Latest
	job      job               // the engine being added
	trials   map[string]*trial // by the engine's ID

	content *fyne.Container
	title   *widgets.Lines
	back    *widgets.Button
	undo    *widgets.Button
	body    *container.Scroll
	view    *fyne.Container // the list, or the settings of one engine
	command *widgets.Entry  // that starts an engine to be added
	list    *list
	detail  *detail // nil while the list is shown
}

// New creates the page. Its widgets are built when it is first shown.
func New(c Config, s settings.Settings, all []settings.Engine) *Page {
	group := task.NewGroup(c.Post, nil)
	p := &Page{config: c, settings: s, looking: task.NewLatest(group), adding: task.NewLatest(group), trials: map[string]*trial{}}
	p.engines = roster{all: all, changed: p.changed}
	return p
}

// Content returns everything that the page shows.
func (p *Page) Content() fyne.CanvasObject {
	if p.content == nil {
		p.content = container.NewStack()
		p.build()
	}
	return p.content
}

// Speak builds the page again in the present language.
func (p *Page) Speak() {
	if p.content != nil {
		p.build()
	}
}

func (p *Page) build() {
	const letter = 18
	p.title = widgets.NewLines(letter, 1)
	p.title.Bold = true
	p.back = widgets.NewButton("", nil, p.leave)
	p.back.Importance = widgets.Main
	p.undo = widgets.NewButton(i18n.T("common.undo"), nil, p.Undo)
	p.view = container.NewStack()
	typed := ""
	if p.command != nil {
		typed = p.command.Text
	}
	p.command = widgets.NewEntry(i18n.T("engines.command-hint"), p.reveal, func(string) {})
	p.command.SetText(typed)
	p.body = container.NewVScroll(container.New(&widgets.Centred{Turned: func() { p.body.Refresh() }}, p.view))
	top := container.New(&widgets.Centred{Turned: func() {}}, container.NewBorder(nil, nil, nil, container.NewHBox(p.undo, p.back), p.title))
	p.content.Objects = []fyne.CanvasObject{container.NewPadded(container.NewBorder(top, nil, nil, nil, p.body))}
	if p.detail != nil {
		p.open(p.detail.engine.ID)
	} else {
		p.close()
	}
}

// reveal scrolls an object into sight.
func (p *Page) reveal(o fyne.CanvasObject) { widgets.ScrollTo(p.body, o) }

// open shows the settings of an engine.
func (p *Page) open(id string) {
	e, ok := p.engines.find(id)
	if !ok {
		return
	}
	p.detail = newDetail(p, e)
	p.show(e.Name, i18n.T("common.back-list"), p.detail.content)
	p.config.Focus(p.detail.name)
}

// close shows the list.
func (p *Page) close() {
	p.detail = nil
	p.list = newList(p)
	p.show(i18n.T("engines.title"), i18n.T("common.back-board"), p.list.content)
}

func (p *Page) show(title, back string, view fyne.CanvasObject) {
	p.title.SetText(title)
	p.back.SetText(back)
	widgets.Enable(p.undo, p.engines.history.CanUndo())
	p.view.Objects = []fyne.CanvasObject{view}
	p.body.ScrollToTop()
	p.content.Refresh()
}

// leave leaves the settings of an engine, or the page.
func (p *Page) leave() {
	if !p.Escape() {
		p.config.Back()
	}
}

// Escape returns from the settings of an engine to the list. It reports false if the list
// is shown.
func (p *Page) Escape() bool {
	if p.detail == nil {
		return false
	}
	id := p.detail.engine.ID
	p.close()
	p.list.focus("options " + id)
	return true
}

// Keys returns nil: keys typed without a focus are for no board.
func (p *Page) Keys() fyne.Focusable { return nil }

// Return looks for installed engines when the page comes into sight.
func (p *Page) Return() {
	task.Go(p.looking, func(*task.Task) ([]uciclient.Known, error) { return p.config.Programs.Find(), nil }, func(found []uciclient.Known, _ error) {
		p.found = found
		p.redraw()
	})
	if p.detail == nil {
		p.list.focus("file")
	}
}

// SetSettings applies changed settings.
func (p *Page) SetSettings(s settings.Settings) {
	was := p.settings
	if p.settings = s; chosen(was) != chosen(s) || was.Threads != s.Threads || was.Hash != s.Hash {
		p.redraw()
	}
}

// chosen returns the engines that are used, by their IDs.
func chosen(s settings.Settings) [4]string {
	return [4]string{s.Analyst, s.Second, s.Adviser, s.Reviewer}
}

// redraw shows the list again, with the same button in focus. The settings of an engine
// are updated where they are.
func (p *Page) redraw() {
	switch {
	case p.content == nil:
	case p.detail != nil:
		p.detail.follow()
	default:
		at, focused := p.body.Offset, p.list.focused()
		p.close()
		p.body.Offset = at
		p.body.Refresh()
		p.list.focus(focused)
	}
}
