package preferences

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A row shows an option with its control.
type row struct {
	option  Option
	content fyne.CanvasObject
	control fyne.Focusable
	gallery *gallery // nil if the choices are words
	show    func()   // the settings
}

func newRow(p *Page, o Option) *row {
	r := &row{option: o}
	switch {
	case o.Toggle != nil:
		r.toggle(p)
	case o.Gallery != nil:
		r.gallery = newGallery(p, o)
		r.control = r.gallery
		r.show = r.gallery.Refresh
		r.content = widgets.Rows(name(o), r.gallery)
	case o.Choice != nil:
		r.choice(p)
	case o.Folder != nil:
		r.folder(p)
	default:
		r.number(p)
	}
	return r
}

// name shows the name of an option above its explanation.
func name(o Option) fyne.CanvasObject {
	label := widgets.NewText(i18n.P(o.Name))
	if o.Note.Form == "" {
		return label
	}
	return container.New(widgets.Close{}, label, widgets.NewNote(i18n.P(o.Note)))
}

func (r *row) toggle(p *Page) {
	c := widgets.NewCheck(i18n.P(r.option.Name), p.reveal, func(on bool) { p.set(func(s *settings.Settings) { *r.option.Toggle(s) = on }) })
	r.show = func() {
		s := p.settings
		c.SetChecked(*r.option.Toggle(&s))
	}
	r.content, r.control = c, c
	if r.option.Note.Form != "" {
		r.content = container.New(widgets.Close{}, c, container.New(widgets.Indented{}, widgets.NewNote(i18n.P(r.option.Note))))
	}
}

func (r *row) choice(p *Page) {
	var names []string
	for _, c := range r.option.Choices {
		name := i18n.P(c.Name)
		if remark := r.option.Remarks[c.Value]; remark != "" {
			name += " (" + remark + ")"
		}
		names = append(names, name)
	}
	list := widgets.NewChoice(names, p.reveal, func(i int) {
		p.set(func(s *settings.Settings) { *r.option.Choice(s) = r.option.Choices[i].Value })
	})
	r.show = func() {
		s := p.settings
		at := slices.IndexFunc(r.option.Choices, func(c Choice) bool { return c.Value == *r.option.Choice(&s) })
		list.SetSelectedIndex(max(0, at))
	}
	r.control, list.Name = list, i18n.P(r.option.Name)
	r.content = container.New(widgets.Beside{}, name(r.option), list)
}

func (r *row) number(p *Page) {
	value := widget.NewLabel("")
	bar := widgets.NewSlider(float64(r.option.Least), float64(r.option.Most), float64(r.option.Step), p.reveal)
	bar.Name, bar.Shown = i18n.P(r.option.Name), func(v float64) string { return i18n.F("preferences.percent", int(v)) }
	bar.OnChanged = func(v float64) { value.SetText(bar.Shown(v)) }
	bar.OnChangeEnded = func(v float64) { p.set(func(s *settings.Settings) { *r.option.Number(s) = int(v) }) }
	r.show = func() {
		s := p.settings
		at := float64(*r.option.Number(&s))
		bar.Value = at
		bar.OnChanged(at)
		bar.Refresh()
	}
	r.control = bar
	r.content = container.New(widgets.Beside{}, name(r.option), container.NewBorder(nil, nil, nil, value, bar))
}
