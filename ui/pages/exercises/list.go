// Package exercises is what pages with exercises, such as lessons or problems, have in
// common: a list with a tick for each that is done or, in its place, one exercise on a
// board with a panel. What an exercise asks for, and how it answers, is up to the page.
package exercises

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// An Exercise is a line of the list.
type Exercise struct {
	Part string // the heading; the exercises of a part stand together
	Name string
}

// A Listing is what a list shows; only Last may be nil.
type Listing struct {
	Title     string
	Name      string // on the button that leads to the list
	Exercises []Exercise
	Done      func(i int) bool
	Progress  func(done int) string // says how many are done
	Last      fyne.CanvasObject     // stands below the exercises
}

// A List is the list of exercises.
type List struct {
	Content  fyne.CanvasObject
	Progress *widget.Label   // how many are done, or what is wrong
	On       *widgets.Button // opens the next exercise
	Buttons  []*widgets.Button

	Listing
	open  func(i int)
	top   *fyne.Container
	cells []*fyne.Container  // the buttons of each part
	grids []*widgets.Columns // their layouts
}

// newList creates a list that opens exercises, or leads back to the game. Show fills in what
// is done.
func newList(from Listing, open func(i int), back func()) *List {
	l := &List{Listing: from, open: open, Progress: widget.NewLabel("")}
	title := widget.NewLabelWithStyle(l.Title, fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	title.SizeName = theme.SizeNameSubHeadingText
	title.Truncation, l.Progress.Truncation = fyne.TextTruncateEllipsis, fyne.TextTruncateEllipsis
	l.On = widgets.NewButton("", nil, func() { open(max(l.After(-1), 0)) })
	l.On.Importance = widget.HighImportance
	toGame := widgets.NewButton(i18n.T("common.back-board"), nil, back)
	l.top = container.NewBorder(nil, nil, nil, container.NewHBox(l.On, toGame), title)
	top := container.NewVBox(l.top, l.Progress)
	l.Content = container.NewPadded(container.NewBorder(top, nil, nil, nil, container.NewVScroll(container.NewBorder(nil, nil, nil, widgets.Space(), l.parts()))))
	return l
}

// parts returns the headings with their buttons.
func (l *List) parts() fyne.CanvasObject {
	all := container.NewVBox()
	for i, e := range l.Exercises {
		if i == 0 || l.Exercises[i-1].Part != e.Part {
			grid := &widgets.Columns{High: 40}
			l.grids, l.cells = append(l.grids, grid), append(l.cells, container.New(grid))
			all.Add(widget.NewLabelWithStyle(e.Part, fyne.TextAlignLeading, fyne.TextStyle{Bold: true}))
			all.Add(l.cells[len(l.cells)-1])
		}
		b := widgets.NewButton(e.Name, nil, func() { l.open(i) })
		b.Alignment = widget.ButtonAlignLeading
		l.Buttons = append(l.Buttons, b)
		l.cells[len(l.cells)-1].Add(b)
	}
	if l.Last != nil {
		all.Add(l.Last)
	}
	return all
}

// After returns the first exercise after another one that is not done, or else the first
// of all that is not. If all are done, it returns the next one, -1 for none.
func (l *List) After(at int) int {
	n := len(l.Buttons)
	for i := range n {
		if next := (at + 1 + i) % n; !l.Done(next) {
			return next
		}
	}
	if at+1 < n {
		return at + 1
	}
	return -1
}

// Show shows which exercises are done.
func (l *List) Show() {
	done := 0
	for i, b := range l.Buttons {
		icon := fyne.Resource(theme.RadioButtonIcon())
		if l.Done(i) {
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
	l.On.SetText(text)
	l.top.Refresh() // gives the button the size of its text
	l.Progress.SetText(l.Listing.Progress(done))
}

// fit makes the columns of all parts as wide as the longest name.
func (l *List) fit() {
	widest := float32(0)
	for _, b := range l.Buttons {
		widest = max(widest, b.MinSize().Width)
	}
	for i, grid := range l.grids {
		if grid.Least != widest {
			grid.Least = widest
			l.cells[i].Refresh()
		}
	}
}
