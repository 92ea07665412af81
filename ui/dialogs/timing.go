package dialogs

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// A Time is a time control that can be chosen: in notation, and its name.
type Time struct{ Text, Name string }

// timing is the row that chooses a time control from a list or takes a typed one.
type timing struct {
	content fyne.CanvasObject
	times   []Time
	choice  *widgets.Choice
	own     *widgets.Entry
	wrong   *widgets.Wrong
	changed func(string)
}

func (h *Host) newTiming(c Choices, now string) *timing {
	t := &timing{times: c.Times, wrong: widgets.NewWrong(), changed: func(string) {}}
	var names []string
	for _, known := range t.times {
		names = append(names, known.Name)
	}
	at, own := slices.IndexFunc(t.times, func(known Time) bool { return known.Text == now }), ""
	if at < 0 {
		at, own = len(t.times), now
	}
	t.choice = h.newChoice(append(names, i18n.T("dialogs.custom")), at)
	t.own = h.newEntry(own, i18n.T("dialogs.example-time"))
	t.own.OnChanged = func(text string) { t.changed(text) }
	last := max(at, 0)
	t.choice.OnChanged = func(string) {
		if t.written() && t.own.Text == "" && last < len(t.times) {
			t.own.SetText(t.times[last].Text) // something to edit
		}
		last = t.choice.SelectedIndex()
		widgets.Enable(t.own, t.written())
		t.changed("")
	}
	widgets.Enable(t.own, t.written())
	t.content = widgets.RowsApart(4, container.NewGridWithColumns(2, t.choice, t.own), t.wrong)
	return t
}

// judge shows what is wrong with the time control. It reports whether a game can begin with
// it.
func (t *timing) judge(check func(string) error) bool { return t.wrong.Say(t.fault(check)) }

// set chooses a time control: one of the list, or else as a typed one.
func (t *timing) set(text string) {
	at := slices.IndexFunc(t.times, func(known Time) bool { return known.Text == text })
	if at < 0 {
		at = len(t.times)
		t.own.SetText(text)
	}
	t.choice.SetSelectedIndex(at)
}

// written reports whether the time control is the typed one.
func (t *timing) written() bool { return t.choice.SelectedIndex() == len(t.times) }

// chosen returns the notation of the time control, "" for none.
func (t *timing) chosen() string {
	if t.written() {
		return strings.TrimSpace(t.own.Text)
	}
	return t.times[max(t.choice.SelectedIndex(), 0)].Text
}

// fault returns what is wrong with the time control, "" for nothing. A typed one must not
// be empty: an empty field does not mean a game without clocks.
func (t *timing) fault(check func(string) error) string {
	switch {
	case t.chosen() != "":
		return sentence(check(t.chosen()))
	case t.written():
		return i18n.T("dialogs.enter-minutes-seconds-e")
	}
	return ""
}
