package dialogs

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/lookup"
	"passedpawn/ui/widgets"
)

// Pick asks for one of many lines, which typing narrows down; find is the hint in the
// search field.
func (h *Host) Pick(title, find string, lines []string, then func(i int)) {
	items := make([]lookup.Item, len(lines))
	for i, line := range lines {
		items[i].Name = line
	}
	h.Find(title, widgets.Catalogue{
		Hint: find, Nothing: i18n.T("preferences.nothing-found"),
		Find:   func(typed string) []int { return lookup.Find(typed, items) },
		Line:   func(i int) widgets.Finding { return widgets.Finding{Name: lines[i]} },
		Chosen: then,
	})
}

// Find asks for one thing of a catalogue. The dialog is closed when it is chosen.
func (h *Host) Find(title string, c widgets.Catalogue) {
	var s *sheet
	then := c.Chosen
	c.Chosen = func(i int) {
		s.Dismiss()
		then(i)
	}
	f := widgets.NewFinder(c, h.reveal)
	s = h.frameFull(title, f, fyne.NewSize(640, 580), deed{i18n.T("common.cancel"), func() {}})
	s.setDefault(-1) // Enter chooses a line
	h.window.Canvas().Focus(f.Field)
}
