package ui

import (
	"strings"

	"fyne.io/fyne/v2"

	"passedpawn/ui/accessible"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/pages"
	"passedpawn/ui/platform/access"
)

// A Bridge tells screen readers what is in the window. Its methods do not wait.
type Bridge interface {
	Look() // the window may have changed
	Show(access.Node)
	Announce(text string, urgent bool)
	// Speaks reports whether what reads the window also says what is announced.
	Speaks() bool
}

// A reader lets screen readers read the window. As long as none is there, it does nothing at
// all.
type reader struct {
	w      *Window
	bridge Bridge
	there  bool // a screen reader is
	active bool // the window has the keyboard
	heard  hearing
	was    glimpse
	stop   func() // ends looking
}

// A glimpse is what of the window must not change without readers being told at once.
type glimpse struct {
	focus   fyne.Focusable
	name    string
	states  access.States
	text    access.Text
	value   float64
	overlay fyne.CanvasObject
	page    pages.Page
	title   string
	active  bool
	said    string
}

func newReader(w *Window, open func(access.Window) Bridge) *reader {
	r := &reader{w: w, stop: func() {}}
	r.bridge = open(r)
	w.config.App.Lifecycle().SetOnEnteredForeground(func() { r.active = true })
	w.config.App.Lifecycle().SetOnExitedForeground(func() { r.active = false })
	return r
}

// Tree implements access.Window.
func (r *reader) Tree() access.Node {
	tree := accessible.Tree(accessible.Window{
		Canvas: r.w.window.Canvas(), Title: r.w.window.Title(), Active: r.active, Menu: r.w.menus.main,
	})
	aloud(tree.Children, r.w.ear.reading.of(r.w.settings.EarStyle))
	return tree
}

// speaks reports whether a screen reader says what is new, so that the program is silent.
func (r *reader) speaks() bool { return r.there && r.bridge.Speaks() }

// Listened implements access.Window.
func (r *reader) Listened(on bool) {
	r.stop()
	if r.there = on; on {
		r.heard, r.was = hearing{r.news()}, glimpse{}
		r.look()
	}
}

// news is what the window says. Readers find out themselves what has the focus.
func (r *reader) news() heard {
	now := r.w.ear.hear()
	now.reads = true
	return now
}

// look tells readers what has changed, and looks again after a while.
func (r *reader) look() {
	r.bridge.Look()
	if now := r.glimpse(); now != r.was {
		r.was = now
		r.bridge.Show(r.Tree())
	}
	if len(dialogs.Said(r.w.host)) == 0 { // dialogs are read as they are
		if said, urgent := r.heard.follow(r.news()); said != "" {
			r.bridge.Announce(said, urgent)
		}
	}
	r.stop = r.w.shell.After(glance, r.look)
}

// announce tells screen readers a text, if one is there.
func (r *reader) announce(text string) {
	if r.there {
		r.bridge.Announce(text, true)
	}
}

func (r *reader) glimpse() glimpse {
	c := r.w.window.Canvas()
	g := glimpse{
		focus: c.Focused(), overlay: c.Overlays().Top(), page: r.w.inSight, title: r.w.window.Title(), active: r.active,
		said: strings.Join(r.news().lines, "\n"),
	}
	if n, is := accessible.Focused(c); is {
		g.name, g.states = n.Name, n.States
		if n.Text != nil {
			g.text = *n.Text
		}
		if n.Range != nil {
			g.value = n.Range.Value
		}
	}
	return g
}
