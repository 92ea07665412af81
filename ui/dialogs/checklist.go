package dialogs

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A Checklist is a proposal of many things, each of which a person accepts or refuses.
type Checklist struct {
	Title, About string
	Parts        []Part
	Do           func(n int) string // the label of the button that does what is ticked
}

// A Part is some rows of a checklist that are shown at the same time.
type Part struct {
	Name   string // in a choice of parts, with the number of its rows
	Ticked []bool // of each row; the person changes it
	Row    func(i int) (text, note string)
	// Aloud returns how the text of a row is read aloud, nil as it is drawn.
	Aloud func(i int) string
	// Options are what a row can become, nil if there is nothing to choose. Chosen is the
	// choice for each row, which the person changes.
	Options func(i int) []string
	Chosen  []int
}

// checklist is the dialog of a Checklist.
type checklist struct {
	host *Host
	Checklist
	part  *Part // the one that is shown
	list  *widgets.List
	do    *widgets.Button
	every [2]*widgets.Button // tick all, and none
}

// Checklist shows a proposal. The ticks and choices are then in its parts.
func (h *Host) Checklist(c Checklist, then func()) {
	d := &checklist{host: h, Checklist: c, part: &c.Parts[0]}
	d.list = widgets.NewList(
		func() int { return len(d.part.Ticked) },
		func() fyne.CanvasObject { return newProposal(d) },
		func(i int, o fyne.CanvasObject) { o.(*proposal).show(i) },
		func(i int) {
			d.list.Unselect(i)
			d.tick(i, !d.part.Ticked[i])
			d.list.RefreshItem(i)
		})
	d.list.HideSeparators = true
	about := widgets.NewSmallText("")
	about.SetText(c.About)
	for i, text := range []string{i18n.T("dialogs.tick-all"), i18n.T("dialogs.tick-none")} {
		d.every[i] = h.newButton(text, func() { d.tickAll(i == 0) })
	}
	tools := container.NewHBox(d.every[0], d.every[1])
	top := widgets.RowsApart(theme.Padding(), about, container.NewBorder(nil, nil, nil, tools, d.parts()))
	if d.narrow() {
		top = widgets.RowsApart(theme.Padding(), about, d.parts(), container.NewHBox(layout.NewSpacer(), tools))
	}
	s := h.frameFull(c.Title, container.NewBorder(top, nil, nil, nil, d.list), fyne.NewSize(checklistWide, checklistHigh),
		deed{i18n.T("common.cancel"), func() {}}, deed{d.Do(0), then})
	d.do = s.enter
	d.count()
	h.window.Canvas().Focus(d.list)
}

// The size of a checklist if there is room.
const (
	checklistWide = 780
	checklistHigh = 660
)

// narrow reports whether there is so little room that what is usually side by side is
// one below the other.
func (d *checklist) narrow() bool {
	wide := min(d.host.window.Canvas().Size().Width-2*sheetAround, checklistWide)
	return wide < 560*look.Scale()
}

// parts returns the choice of the part that is shown, or its name if there is only one.
func (d *checklist) parts() fyne.CanvasObject {
	if len(d.Parts) == 1 {
		l := widget.NewLabel(d.Parts[0].Name)
		l.Truncation = fyne.TextTruncateEllipsis
		return widgets.RowsApart(0, l)
	}
	var names []string
	for _, p := range d.Parts {
		names = append(names, p.Name)
	}
	c := d.host.newChoice(names, slices.IndexFunc(names, func(n string) bool { return n == d.part.Name }))
	c.OnChanged = func(string) {
		d.part = &d.Parts[c.SelectedIndex()]
		d.list.Refresh()
		d.list.ScrollToTop()
		d.count()
	}
	return c
}

func (d *checklist) tick(i int, on bool) {
	d.part.Ticked[i] = on
	d.count()
}

func (d *checklist) tickAll(on bool) {
	for i := range d.part.Ticked {
		d.part.Ticked[i] = on
	}
	d.list.Refresh()
	d.count()
}

// count says on the button how many rows are ticked in all parts.
func (d *checklist) count() {
	n := 0
	for _, p := range d.Parts {
		for _, on := range p.Ticked {
			if on {
				n++
			}
		}
	}
	d.do.SetText(d.Do(n))
	widgets.Enable(d.do, n > 0)
	for i, b := range d.every {
		widgets.Enable(b, slices.Contains(d.part.Ticked, i == 1))
	}
}
