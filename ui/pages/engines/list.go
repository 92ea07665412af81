package engines

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/engines/uciclient"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A list shows all engines, and how to add another. Its controls have names, so that the
// same one has the focus after the list has been made anew.
type list struct {
	page    *Page
	content *fyne.Container
	named   map[string]fyne.Focusable
	wrong   *widget.Label // what is wrong with the command
	said    *widget.Label // how far adding an engine has come; nil if none is being added
}

func newList(p *Page) *list {
	l := &list{page: p, named: map[string]fyne.Focusable{}}
	l.content = widgets.Rows(l.uses(), widget.NewSeparator(), l.shares(), widget.NewSeparator(), l.bundled())
	for i, e := range p.engines.all {
		l.content.Add(l.card(e, i))
	}
	l.content.Add(l.adding())
	return l
}

// focused returns the name of the control that has the focus, "" for none.
func (l *list) focused() string {
	c := fyne.CurrentApp().Driver().CanvasForObject(l.content)
	if c == nil || c.Focused() == nil {
		return ""
	}
	for name, f := range l.named {
		if f == c.Focused() {
			return name
		}
	}
	return ""
}

// focus gives a control the focus. If it is gone or disabled, the button for adding a
// file has it instead.
func (l *list) focus(name string) {
	if name == "" {
		return
	}
	f, ok := l.named[name]
	if d, disables := f.(fyne.Disableable); !ok || disables && d.Disabled() {
		f = l.named["file"]
	}
	l.page.config.Focus(f)
}

// button creates a button with a name.
func (l *list) button(name, text string, do func()) *widgets.Button {
	b := widgets.NewButton(text, l.page.reveal, do)
	l.named[name] = b
	return b
}

// uses are the choices of the engines for analysis, also for a second one, for hints and for reviews.
func (l *list) uses() fyne.CanvasObject {
	rows := widgets.Rows()
	for _, u := range uses() {
		rows.Add(l.use(u.name, u.text, u.of))
	}
	return rows
}

// use is the choice of an engine for something.
func (l *list) use(name, text string, of func(*settings.Settings) *string) fyne.CanvasObject {
	p := l.page
	ids, names := []string{""}, []string{"Passed Pawn"}
	for _, e := range p.engines.all {
		ids, names = append(ids, e.ID), append(names, e.Name)
	}
	s := p.settings
	at := max(0, slices.Index(ids, *of(&s)))
	choice := widgets.NewChoice(names, p.reveal, func(int) {})
	choice.Name = text
	choice.SetSelectedIndex(at)
	choice.OnChanged = func(string) {
		i := choice.SelectedIndex()
		if i == at {
			return
		}
		if ids[i] == "" {
			p.use(of, "")
			return
		}
		chosen := false
		p.Allow(ids[i], func() {
			chosen = true
			p.use(of, ids[i])
		})
		if !chosen {
			choice.SetSelectedIndex(at) // until the person has agreed
		}
	}
	l.named[name] = choice
	return container.New(widgets.Beside{}, widgets.NewText(text), choice)
}

// use chooses an engine for something.
func (p *Page) use(of func(*settings.Settings) *string, id string) {
	p.config.Change(func(s *settings.Settings) { *of(s) = id })
}

// heading is a bold line that wraps.
func heading(text string) *widget.Label {
	h := widgets.NewHeading(text)
	h.Wrapping = fyne.TextWrapWord
	return h
}

// report is a line that says what happened.
func report(text string, bad bool) *widget.Label {
	l := widgets.NewText(text)
	if bad {
		l.Importance = widget.DangerImportance
	}
	return l
}

// adding is the part with which engines are added.
func (l *list) adding() fyne.CanvasObject {
	p := l.page
	file := l.button("file", i18n.T("engines.choose-file"), p.addFile)
	l.named["command"] = p.command
	l.wrong = report("", true)
	l.wrong.Hide()
	enter := func() {
		text := p.command.Text
		err := p.addText(text)
		if widgets.Show(l.wrong, err != nil); err != nil {
			l.wrong.SetText(i18n.Sentence(err))
		}
	}
	p.command.OnSubmitted = func(string) { enter() }
	add := l.button("add", i18n.T("engines.add-command"), enter)
	box := widgets.Rows(widget.NewSeparator(), container.New(widgets.Close{}, heading(i18n.T("engines.add")), widgets.NewNote(i18n.T("engines.add-how"))))
	if !p.job.none() && p.job.replace == "" {
		box.Add(l.job())
	}
	box.Add(p.command)
	box.Add(l.wrong)
	box.Add(container.New(&widgets.Flow{}, add, file))
	if found := p.offered(); len(found) > 0 {
		box.Add(l.installed(found))
	}
	return box
}

// installed offers the engines that are installed on this computer.
func (l *list) installed(found []uciclient.Known) fyne.CanvasObject {
	box := widgets.Rows(heading(i18n.T("engines.found")))
	for _, k := range found {
		command := settings.WriteCommand(words(k.Command))
		b := l.button("found "+command, i18n.T("engines.add-this"), func() { l.page.add(k.Command, "") })
		b.Of = []string{k.Name, command}
		box.Add(container.NewBorder(nil, nil, nil, widgets.Rows(b), container.New(widgets.Close{}, widget.NewLabel(k.Name), widgets.NewNote(command))))
	}
	return box
}

// offered returns the installed engines that are not in the list.
func (p *Page) offered() []uciclient.Known {
	return slices.DeleteFunc(slices.Clone(p.found), func(k uciclient.Known) bool {
		command := settings.WriteCommand(words(k.Command))
		return slices.ContainsFunc(p.engines.all, func(e settings.Engine) bool { return e.Command() == command })
	})
}

// job shows the engine that is being added, or why it was not.
func (l *list) job() fyne.CanvasObject {
	p := l.page
	text, bad := p.job.report()
	l.said = report(text, bad)
	buttons := container.New(&widgets.Flow{})
	if bad {
		j := p.job
		j.err, j.began = nil, 0
		buttons.Add(l.button("again", i18n.T("engines.again"), func() { p.probe(j) }))
		buttons.Add(l.button("log", i18n.T("engines.show-log"), func() { p.config.Messages("") }))
	}
	buttons.Add(l.button("stop", i18n.T("common.cancel"), func() {
		p.quit()
		p.redraw()
	}))
	return widgets.Rows(l.said, widgets.NewNote(settings.WriteCommand(words(p.job.command))), buttons)
}
