package ui

import (
	"io"
	"strings"
	"time"

	"fyne.io/fyne/v2/widget"

	"passedpawn/game/play/task"
	"passedpawn/settings"
	"passedpawn/ui/accessible"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/pages"
	"passedpawn/ui/widgets"
)

// A Voice says texts aloud. Close stops it, and may wait for that.
type Voice interface {
	// Say says a text after those before it or, if it is urgent, instead of them. It does not
	// wait.
	Say(text string, urgent bool)
	io.Closer
}

// An ear lets a person play by ear: a voice says what is new in the window and what has the
// focus, unless a screen reader does. As long as it is off, it does nothing at all.
type ear struct {
	w       *Window
	open    func(language string) (Voice, error) // called off Fyne's thread
	opening *task.Latest
	voice   Voice // nil while it is off
	heard   hearing
	reading reading
	told    string // is still to be said before what is new
	stop    func() // ends looking
}

// glance is how often the window is looked at.
const glance = 100 * time.Millisecond

func newEar(w *Window, open func(string) (Voice, error)) *ear {
	return &ear{w: w, open: open, opening: task.NewLatest(w.tasks), stop: func() {}}
}

// use turns the voice on or off, if that has changed. After a failure it tries again only then, or
// in another language.
func (e *ear) use(s, was settings.Settings) {
	if s.ByEar != was.ByEar {
		e.speak(s.ByEar)
	}
}

// speak opens a voice that speaks the window's language, if it is on, and closes the one before.
func (e *ear) speak(on bool) {
	e.quiet()
	if !on {
		return
	}
	language, open := i18n.Spoken().Code(), e.open
	task.Go(e.opening, func(*task.Task) (Voice, error) { return open(language) }, func(v Voice, err error) {
		if err != nil {
			e.w.host.Tell(i18n.T("preferences.by-ear"), i18n.Sentence(err))
			return
		}
		e.voice, e.heard = v, hearing{}
		e.tell(i18n.T("byear.greeting"))
		e.look()
	})
}

// quiet turns the voice off.
func (e *ear) quiet() {
	e.opening.Drop()
	e.stop()
	if v := e.voice; v != nil {
		e.voice = nil
		task.Go(e.w.tasks, func(*task.Task) (struct{}, error) { return struct{}{}, v.Close() }, func(struct{}, error) {})
	}
}

// look says what is new, and looks again after a while. Where a screen reader speaks, that says it.
func (e *ear) look() {
	said, urgent := e.heard.follow(e.hear())
	if e.told != "" {
		said, urgent = strings.TrimSpace(e.told+"\n"+said), true
		e.told = ""
	}
	if said != "" && !e.w.reader.speaks() {
		e.voice.Say(said, urgent)
	}
	e.stop = e.w.shell.After(glance, e.look)
}

// focus returns what is read aloud of what has the focus. A text that is being typed is read as it
// is.
func (e *ear) focus() string {
	if e.typing() {
		return e.focused()
	}
	return e.reading.of(e.w.settings.EarStyle)(e.focused())
}

// focused returns what is to be read of what has the focus, as it is written.
func (e *ear) focused() string {
	c := e.w.window.Canvas()
	if _, menu := c.Focused().(*widget.PopUpMenu); menu { // nothing in it has been chosen yet
		if n, _ := accessible.Focused(c); n.Name == "" {
			return i18n.T("byear.menu")
		}
	}
	if said := widgets.Spoken(c.Focused()); said != "" {
		return said
	}
	n, _ := accessible.Focused(c)
	return n.Name
}

// tell lets a text be said that is not in the window. A screen reader is told at once.
func (e *ear) tell(text string) {
	if e.voice != nil {
		e.told = text
	}
	e.w.reader.announce(text)
}

// typing reports whether a text is being typed.
func (e *ear) typing() bool {
	_, typing := e.w.window.Canvas().Focused().(interface{ SelectedText() string })
	_, finds := e.w.window.Canvas().Focused().(*widgets.FinderField)
	return typing && !finds
}

// hear returns what the dialog or the page in sight says, and what has the focus.
func (e *ear) hear() heard {
	now := heard{lines: dialogs.Said(e.w.host), focus: e.focus(), field: e.typing()}
	if len(now.lines) > 0 {
		now.focus = strings.TrimPrefix(now.focus, now.lines[0]+": ") // its title has been said
		return now
	}
	if p, ok := e.w.inSight.(pages.Sayer); ok {
		now.lines = p.Said()
		now.follows = now.field || e.w.inSight.Keys() != nil && e.w.window.Canvas().Focused() == e.w.inSight.Keys()
	} else {
		now.lines = []string{e.w.nameOf(e.w.inSight)}
	}
	if p, ok := e.w.inSight.(pages.Repeater); ok {
		now.repeats, now.answered = true, p.Sayings()
	}
	return now
}
