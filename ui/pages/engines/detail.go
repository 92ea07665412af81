package engines

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/engines/uciclient"
	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A detail shows the settings of one engine: its name, its command, its games and its own
// options.
type detail struct {
	page    *Page
	engine  settings.Engine // as shown
	content *fyne.Container
	name    *widgets.Entry
	command *widgets.Entry
	wrong   *widget.Label   // what is wrong with the command
	said    *widget.Label   // how far starting a changed command has come
	stop    *widgets.Button // stops that
	games   []*widgets.Check
	rows    []*row
	reset   *widgets.Button
	options *fyne.Container
	showing bool // a control shows what has been changed elsewhere
}

func newDetail(p *Page, e settings.Engine) *detail {
	d := &detail{page: p, engine: e, wrong: report("", true), said: report("", false)}
	d.name = widgets.NewEntry(e.Name, p.reveal, func(string) {})
	d.name.OnDone(d.rename)
	d.command = widgets.NewEntry("", p.reveal, func(string) {})
	d.command.OnSubmitted = d.recommand
	d.stop = widgets.NewButton(i18n.T("common.cancel"), p.reveal, func() {
		p.quit()
		d.follow()
	})
	d.options = widgets.Rows()
	d.content = widgets.Rows(
		line(i18n.T("engines.name"), d.name),
		line(i18n.T("engines.command"), widgets.Rows(d.command, d.wrong, container.NewBorder(nil, nil, nil, d.stop, d.said))),
		line(i18n.T("engines.plays"), d.plays()), widget.NewSeparator(), d.options)
	d.build()
	d.follow()
	return d
}

// line places a control beside its name.
func line(name string, control fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&widgets.Wide{}, widgets.NewText(name), control)
}

// plays are the games that the engine plays.
func (d *detail) plays() fyne.CanvasObject {
	box := container.New(&widgets.Flow{})
	for _, g := range d.page.config.Games {
		c := widgets.NewCheck(i18n.P(g.Name), d.page.reveal, func(on bool) {
			d.change(func(e *settings.Engine) {
				rest := slices.DeleteFunc(slices.Clone(e.Games), func(id string) bool { return slices.Contains(g.IDs, id) })
				if on {
					rest = append(rest, g.IDs...)
				}
				e.Games = rest
			})
		})
		d.games = append(d.games, c)
		box.Add(c)
	}
	return box
}

// build makes the rows of the options.
func (d *detail) build() {
	p := d.page
	d.options.RemoveAll()
	d.rows = nil
	title := container.New(widgets.Close{}, heading(i18n.T("engines.options")), widgets.NewNote(i18n.T("engines.options-about")))
	d.reset = widgets.NewButton(i18n.T("engines.reset-all"), p.reveal, func() {
		d.change(func(e *settings.Engine) { e.Options = nil })
	})
	read := widgets.NewButton(i18n.T("engines.read-options"), p.reveal, d.read)
	d.options.Add(title)
	messages := widgets.NewButton(i18n.T("engines.show-log"), p.reveal, func() { p.config.Messages(d.engine.ID) })
	d.options.Add(container.New(&widgets.Flow{}, d.reset, read, messages))
	options := uciclient.ParseOptions(d.engine.Declared)
	shared := uciclient.Shared(command(d.engine), options, shareOn(p))
	for _, o := range options {
		r := newRow(d, o, shared[o.Name])
		d.rows = append(d.rows, r)
		d.options.Add(r.content)
	}
	if len(d.rows) == 0 {
		d.options.Add(widgets.NewNote(i18n.T("engines.no-options")))
	}
}

// follow shows the engine as it is now.
func (d *detail) follow() {
	p := d.page
	e, ok := p.engines.find(d.engine.ID)
	if !ok {
		p.Escape() // an undone change has removed it
		return
	}
	again := !slices.Equal(e.Declared, d.engine.Declared)
	if d.engine = e; again {
		d.build()
	}
	d.showing = true
	p.title.SetText(e.Name)
	if d.name.Text != e.Name {
		d.name.SetText(e.Name)
	}
	if d.command.PlaceHolder != e.Command() { // the person may be typing another one
		d.command.SetPlaceHolder(e.Command())
		d.command.SetText(e.Command())
	}
	for i, g := range p.config.Games {
		d.games[i].SetChecked(e.Plays(g.IDs[0]))
	}
	for _, r := range d.rows {
		r.show()
	}
	d.showing = false
	widgets.Enable(d.reset, len(e.Options) > 0)
	d.followJob()
	d.content.Refresh()
}

// followJob shows how far starting a changed command has come.
func (d *detail) followJob() {
	j := d.page.job
	text, bad := "", false
	if !j.none() {
		text, bad = j.report()
	}
	d.said.Importance = widget.MediumImportance
	if bad {
		d.said.Importance = widget.DangerImportance
	}
	d.said.SetText(text)
	widgets.Show(d.said, text != "")
	widgets.Show(d.stop, text != "")
	widgets.Show(d.wrong, d.wrong.Text != "")
}

// change changes the engine because of something that the person did here.
func (d *detail) change(do func(*settings.Engine)) {
	if !d.showing {
		d.page.engines.change(d.engine.ID, do)
	}
}

// rename gives the engine another name, or its old one if the text is empty.
func (d *detail) rename(text string) {
	if text = strings.TrimSpace(text); text == "" {
		d.name.SetText(d.engine.Name)
		return
	}
	d.change(func(e *settings.Engine) { e.Name = text })
}

// recommand replaces the command by another one, if that starts an engine.
func (d *detail) recommand(text string) {
	w, err := settings.ParseCommand(text)
	said := ""
	if err != nil {
		said = i18n.Sentence(err)
	}
	d.wrong.SetText(said)
	if d.followJob(); err != nil || settings.WriteCommand(w) == d.engine.Command() {
		return
	}
	d.start(uciclient.Command{Path: w[0], Args: w[1:]})
}

// read starts the engine to read its options again.
func (d *detail) read() {
	d.start(command(d.engine))
}

// start asks the engine what it is, once its command may be started.
func (d *detail) start(c uciclient.Command) {
	p, j := d.page, job{command: c, name: d.engine.Name, replace: d.engine.ID}
	if command := settings.WriteCommand(words(c)); command != d.engine.Allowed {
		p.ask(command, func() { p.probe(j) })
		return
	}
	p.probe(j)
}

// setOption sets an option; def is its default.
func (d *detail) setOption(name, value, def string) {
	d.change(func(e *settings.Engine) {
		set := map[string]string{}
		for n, v := range e.Options {
			set[n] = v
		}
		if set[name] = value; value == def {
			delete(set, name)
		}
		if e.Options = set; len(set) == 0 {
			e.Options = nil
		}
	})
}
