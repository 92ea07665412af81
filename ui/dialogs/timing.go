package dialogs

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A Time is a time control to choose: as people write it, and what it is called.
type Time struct{ Text, Name string }

// timing is the row in which a time control is chosen, or written.
type timing struct {
	row     *fyne.Container
	times   []Time
	choice  *choice
	own     *entry
	changed func(string)
}

func (h *Host) newTiming(times []Time, now string) *timing {
	t := &timing{times: times, changed: func(string) {}}
	var names []string
	for _, known := range times {
		names = append(names, known.Name)
	}
	at, own := slices.IndexFunc(times, func(known Time) bool { return known.Text == now }), ""
	if at < 0 {
		at, own = len(times), now
	}
	t.choice = h.newChoice(append(names, i18n.T("Custom")), at)
	t.own = h.newEntry(own, i18n.T("e.g. 7+4"))
	t.own.OnChanged = func(text string) { t.changed(text) }
	t.choice.OnChanged = func(string) {
		look.Enable(t.own, t.written())
		t.changed("")
	}
	look.Enable(t.own, t.written())
	t.row = container.NewGridWithColumns(2, t.choice, t.own)
	return t
}

// written reports whether the control is the one that is written.
func (t *timing) written() bool { return t.choice.SelectedIndex() == len(t.times) }

// chosen is the control as people write it, "" for none.
func (t *timing) chosen() string {
	if t.written() {
		return strings.TrimSpace(t.own.Text)
	}
	return t.times[max(t.choice.SelectedIndex(), 0)].Text
}

// wrong is what is wrong with the control, "" for nothing. One that is to be written
// has to be: an empty line is no game without clocks.
func (t *timing) wrong(check func(string) error) string {
	switch {
	case t.chosen() != "":
		return sentence(check(t.chosen()))
	case t.written():
		return i18n.T("Enter a time, e.g. 7+4 for 7 minutes and 4 seconds a move.")
	}
	return ""
}
