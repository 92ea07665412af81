package learn

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// list is the list of lessons by part, with a tick for each completed lesson.
type list struct {
	page    *Page
	content fyne.CanvasObject
	top     *fyne.Container
	so      *widget.Label // the learner's progress
	on      *look.Button
	// problems leads to the mate problems of shogi.
	problems *look.Button
	buttons  []*look.Button
	cells    []*fyne.Container // the buttons of each part
	grids    []*look.Columns   // their layouts
}

func newList(p *Page) *list {
	l := &list{page: p, so: widget.NewLabel("")}
	title := widget.NewLabelWithStyle(i18n.T("common.learn-rules"), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.SizeName = theme.SizeNameSubHeadingText
	l.so.Truncation = fyne.TextTruncateEllipsis
	l.on = look.NewButton("", func() { p.Open(l.first()) })
	l.on.Importance = widget.HighImportance
	parts := container.NewVBox()
	var cells *fyne.Container
	for i, lesson := range p.config.Lessons {
		if i == 0 || p.config.Lessons[i-1].Part != lesson.Part {
			heading := widget.NewLabelWithStyle(i18n.T("part."+lesson.Part), fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
			grid := &look.Columns{High: 40}
			cells = container.New(grid)
			l.grids, l.cells = append(l.grids, grid), append(l.cells, cells)
			parts.Add(heading)
			parts.Add(cells)
		}
		b := look.NewButton(lesson.Title, func() { p.Open(i) })
		b.Alignment = widget.ButtonAlignLeading
		l.buttons = append(l.buttons, b)
		cells.Add(b)
	}
	l.problems = look.NewButton(i18n.T("common.tsume"), p.config.Problems)
	parts.Add(container.NewHBox(l.problems)) // the last part is shogi
	back := look.NewButton(i18n.T("common.back-board"), p.config.Back)
	l.top = container.NewBorder(nil, nil, nil, container.NewHBox(l.on, back), title)
	top := container.NewVBox(l.top, l.so)
	l.content = container.NewPadded(container.NewBorder(top, nil, nil, nil, container.NewVScroll(container.NewBorder(nil, nil, nil, look.Space(), parts))))
	return l
}

// first returns the first lesson that has not been completed, or the first of all.
func (l *list) first() int {
	for i := range l.page.config.Lessons {
		if !l.done(i) {
			return i
		}
	}
	return 0
}

func (l *list) done(i int) bool {
	return slices.Contains(l.page.settings.Learnt, l.page.config.Lessons[i].ID)
}

// show shows which lessons have been completed.
func (l *list) show() {
	done := 0
	for i, b := range l.buttons {
		icon := fyne.Resource(theme.RadioButtonIcon())
		if l.done(i) {
			done++
			icon = theme.ConfirmIcon()
		}
		if b.Icon == nil || b.Icon.Name() != icon.Name() {
			b.SetIcon(icon)
		}
	}
	l.fit()
	text := i18n.T("common.go-on")
	if done == 0 {
		text = i18n.T("learn.begin")
	}
	l.on.SetText(text)
	l.top.Refresh() // gives the button the size of its text
	l.so.SetText(i18n.F("learn.lessons-done-one-thing", done, len(l.buttons)))
}

// fit makes the columns of all parts as wide as the longest title.
func (l *list) fit() {
	widest := float32(0)
	for _, b := range l.buttons {
		widest = max(widest, b.MinSize().Width)
	}
	for i, grid := range l.grids {
		if grid.Least != widest {
			grid.Least = widest
			l.cells[i].Refresh()
		}
	}
}

func (l *list) say(err error) { l.so.SetText(i18n.Sentence(err)) }
