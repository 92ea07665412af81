package tsume

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// list is the problems by length, with a tick for each that has been solved.
type list struct {
	page    *Page
	content fyne.CanvasObject
	top     *fyne.Container
	so      *widget.Label // how many are solved
	on      *look.Button
	buttons []*look.Button
}

func newList(p *Page) *list {
	l := &list{page: p, so: widget.NewLabel("")}
	title := widget.NewLabelWithStyle(i18n.T("window.mate-problems"), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.SizeName = theme.SizeNameSubHeadingText
	title.Truncation, l.so.Truncation = fyne.TextTruncateEllipsis, fyne.TextTruncateEllipsis
	l.on = look.NewButton("", func() { p.Open(max(l.after(-1), 0)) })
	l.on.Importance = widget.HighImportance
	parts := container.NewVBox()
	var cells *fyne.Container
	for i, problem := range p.config.Problems {
		if i == 0 || p.config.Problems[i-1].Plies() != problem.Plies() {
			heading := widget.NewLabelWithStyle(length(problem.Plies()), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
			cells = container.New(&look.Columns{Least: 72, High: 40})
			parts.Add(heading)
			parts.Add(cells)
		}
		b := look.NewButton(strconv.Itoa(i+1), func() { p.Open(i) })
		b.Alignment = widget.ButtonAlignLeading
		l.buttons = append(l.buttons, b)
		cells.Add(b)
	}
	back := look.NewButton(i18n.T("common.back-board"), p.config.Back)
	l.top = container.NewBorder(nil, nil, nil, container.NewHBox(l.on, back), title)
	top := container.NewVBox(l.top, l.so)
	l.content = container.NewPadded(container.NewBorder(top, nil, nil, nil, container.NewVScroll(container.NewBorder(nil, nil, nil, look.Space(), parts))))
	return l
}

// length returns the name of the problems of a number of plies.
func length(plies int) string {
	if plies == 1 {
		return i18n.T("tsume.next-move")
	}
	return i18n.F("tsume.length", (plies+1)/2, plies)
}

// after returns the first problem after another one that has not been solved, or else the
// first of all that has not. If all are solved, it returns the next one, -1 for none.
func (l *list) after(at int) int {
	n := len(l.buttons)
	for i := range n {
		if next := (at + 1 + i) % n; !l.solved(next) {
			return next
		}
	}
	if at+1 < n {
		return at + 1
	}
	return -1
}

func (l *list) solved(i int) bool {
	return slices.Contains(l.page.settings.Solved, l.page.config.Problems[i].ID())
}

// show shows which problems have been solved.
func (l *list) show() {
	n := 0
	for i, b := range l.buttons {
		icon := fyne.Resource(theme.RadioButtonIcon())
		if l.solved(i) {
			n++
			icon = theme.ConfirmIcon()
		}
		if b.Icon == nil || b.Icon.Name() != icon.Name() {
			b.SetIcon(icon)
		}
	}
	text := i18n.T("common.go-on")
	if n == 0 {
		text = i18n.T("learn.begin")
	}
	l.on.SetText(text)
	l.top.Refresh() // gives the button the size of its text
	l.so.SetText(i18n.F("tsume.count", n, len(l.buttons)))
}
