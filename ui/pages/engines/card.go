package engines

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// bundled is the card of the bundled engine, which is always there.
func (l *list) bundled() fyne.CanvasObject {
	return container.New(widgets.Close{}, heading("Passed Pawn"), widgets.NewNote(i18n.T("engines.bundled-about")))
}

// card shows an engine and what can be done with it.
func (l *list) card(e settings.Engine, at int) fyne.CanvasObject {
	p := l.page
	about := widgets.NewNote(strings.Join(p.about(e), " · "))
	box := widgets.Rows(widget.NewSeparator(), container.New(widgets.Close{}, heading(e.Name), about))
	buttons := container.New(&widgets.Flow{})
	do := func(name, text string, enabled bool, do func()) {
		b := l.button(name+" "+e.ID, text, do)
		b.Of = append([]string{e.Name}, p.about(e)...)
		widgets.Enable(b, enabled)
		buttons.Add(b)
	}
	t := p.trials[e.ID]
	if t != nil {
		text, bad := t.report()
		box.Add(report(text, bad))
	}
	if t != nil && t.at.Busy() {
		do("test", i18n.T("common.cancel"), true, func() {
			p.stopTrial(e.ID)
			p.redraw()
		})
	} else {
		do("test", i18n.T("engines.test"), true, func() { p.test(e.ID) })
	}
	do("options", i18n.T("engines.options"), true, func() { p.open(e.ID) })
	do("up", i18n.T("engines.up"), at > 0, func() { p.engines.move(e.ID, -1) })
	do("down", i18n.T("engines.down"), at < len(p.engines.all)-1, func() { p.engines.move(e.ID, 1) })
	do("remove", i18n.T("engines.remove"), true, func() { p.remove(e.ID) })
	if t != nil && t.err != nil {
		do("log", i18n.T("engines.show-log"), true, func() { p.config.Messages(e.ID) })
	}
	box.Add(buttons)
	return box
}

// about describes an engine: its author, its games, what it uses of this computer, and its command.
func (p *Page) about(e settings.Engine) []string {
	var all, games []string
	if e.Author != "" {
		all = append(all, i18n.F("engines.by", e.Author))
	}
	for _, g := range p.config.Games {
		if e.Plays(g.IDs[0]) {
			games = append(games, i18n.P(g.Name))
		}
	}
	if len(games) > 0 {
		all = append(all, strings.Join(games, ", "))
	}
	return append(append(all, resources(e, shareOn(p))...), e.Command())
}
