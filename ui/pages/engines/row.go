package engines

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/engines/uciclient"
	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A row is an option of an engine with its control, its default and a button that resets
// it.
type row struct {
	detail  *detail
	option  uciclient.Option
	shared  bool // the default is what all engines are given
	content fyne.CanvasObject
	wrong   *widget.Label
	reset   *widgets.Button
	put     func(value string) // shows a value
}

// newRow makes the row of an option. shared is the value that all engines are given, "" for
// none.
func newRow(d *detail, o uciclient.Option, shared string) *row {
	o.Default = cmp.Or(shared, o.Default)
	r := &row{detail: d, option: o, shared: shared != "", wrong: report("", true)}
	r.wrong.Hide()
	r.reset = widgets.NewButton(i18n.T("engines.reset"), d.page.reveal, func() { r.clear() })
	name := fyne.CanvasObject(heading(o.Name))
	name.(*widget.Label).TextStyle.Bold = false
	if about := r.about(); about != "" {
		name = container.New(widgets.Close{}, name, widgets.NewNote(about))
	}
	control := container.NewBorder(nil, nil, nil, widgets.Rows(r.reset), widgets.Rows(r.control(), r.wrong))
	r.content = container.New(&widgets.Wide{}, name, control)
	return r
}

// control makes the control for the type of the option.
func (r *row) control() fyne.CanvasObject {
	p := r.detail.page
	switch r.option.Type {
	case uciclient.OptionCheck:
		c := widgets.NewCheck("", p.reveal, func(on bool) { r.set(truth(on)) })
		c.Name = r.option.Name
		r.put = func(v string) { c.SetChecked(v == "true") }
		return c
	case uciclient.OptionButton:
		c := widgets.NewCheck(i18n.T("engines.at-start"), p.reveal, func(on bool) {
			r.detail.setOption(r.option.Name, map[bool]string{true: "", false: unpressed}[on], unpressed)
		})
		c.Name = r.option.Name
		r.put = func(v string) { c.SetChecked(v != unpressed) }
		return c
	case uciclient.OptionCombo:
		list := widgets.NewChoice(r.option.Choices, p.reveal, func(i int) { r.set(r.option.Choices[i]) })
		list.Name = r.option.Name
		r.put = func(v string) {
			if i := slices.Index(r.option.Choices, v); i >= 0 {
				list.SetSelectedIndex(i)
			}
		}
		return list
	case uciclient.OptionSpin:
		if r.option.Max-r.option.Min <= mostSteps {
			return r.slider()
		}
	}
	text := widgets.NewEntry("", p.reveal, func(string) {})
	text.OnDone(r.typed)
	r.put = func(v string) {
		if text.Text != v {
			text.SetText(v)
		}
	}
	return text
}

// mostSteps is how many steps a slider has at most. With more, it is easier to type a number
// than to meet it.
const mostSteps = 20

// slider makes the control for a number with few values.
func (r *row) slider() fyne.CanvasObject {
	value := widget.NewLabelWithStyle(strconv.Itoa(r.option.Max), fyne.TextAlignTrailing, fyne.TextStyle{})
	room := value.MinSize() // so that the slider keeps its length
	if least := widget.NewLabel(strconv.Itoa(r.option.Min)).MinSize(); least.Width > room.Width {
		room = least
	}
	bar := widgets.NewSlider(float64(r.option.Min), float64(r.option.Max), 1, r.detail.page.reveal)
	bar.Name = r.option.Name
	bar.OnChanged = func(v float64) { value.SetText(strconv.Itoa(int(v))) }
	bar.OnChangeEnded = func(v float64) { r.set(strconv.Itoa(int(v))) }
	r.put = func(v string) {
		n, err := strconv.Atoi(v)
		if err != nil {
			n = r.option.Min
		}
		bar.Value = float64(n)
		bar.OnChanged(bar.Value)
		bar.Refresh()
	}
	return container.NewBorder(nil, nil, nil, container.New(layout.NewGridWrapLayout(room), value), bar)
}

// unpressed stands for a button that is not pressed. It is no value of an option, because
// values have no line breaks.
const unpressed = "\n"

func truth(on bool) string {
	if on {
		return "true"
	}
	return "false"
}

// about names the default, and the limits of a number.
func (r *row) about() string {
	o := r.option
	if o.Ponder() {
		return i18n.T("engines.ponder")
	}
	switch o.Type {
	case uciclient.OptionSpin:
		if r.shared {
			return i18n.F("engines.shared-range", o.Default, o.Min, o.Max)
		}
		return i18n.F("engines.default-range", o.Default, o.Min, o.Max)
	case uciclient.OptionCheck:
		if o.Default == "true" {
			return i18n.T("engines.default-on")
		}
		return i18n.T("engines.default-off")
	case uciclient.OptionButton:
		return ""
	}
	if o.Default == "" {
		return i18n.T("engines.default-empty")
	}
	return i18n.F("engines.default", o.Default)
}

// typed sets the option to a text, if that is a value of it.
func (r *row) typed(text string) {
	text = strings.TrimSpace(text)
	wrong := !valid(r.option, text)
	if wrong {
		r.wrong.SetText(i18n.F("engines.bad-number", r.option.Min, r.option.Max))
	}
	if was := r.wrong.Visible(); was != wrong {
		widgets.Show(r.wrong, wrong)
		r.detail.content.Refresh()
	}
	if !wrong {
		r.set(text)
	}
}

// clear sets the option to its default.
func (r *row) clear() { r.detail.setOption(r.option.Name, "", "") }

func (r *row) set(value string) { r.detail.setOption(r.option.Name, value, r.option.Default) }

// show shows the value of the option, and whether it is the default.
func (r *row) show() {
	value, set := r.detail.engine.Options[r.option.Name]
	switch {
	case set:
	case r.option.Type == uciclient.OptionButton:
		value = unpressed
	default:
		value = r.option.Default
	}
	if r.put(value); r.wrong.Visible() {
		r.wrong.Hide()
	}
	widgets.Enable(r.reset, set)
}

// valid reports whether a text is a value of an option. Unlike an engine, a person is told
// of a number beyond the limits.
func valid(o uciclient.Option, text string) bool {
	if o.Type != uciclient.OptionSpin {
		return true
	}
	n, err := strconv.Atoi(text)
	return err == nil && n >= o.Min && n <= o.Max
}
