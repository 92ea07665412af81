// Package exercises is what pages with exercises, such as lessons or problems, have in
// common: a list with a tick for each that is done or, in its place, one exercise on a
// board with a panel. What an exercise asks for, and how it answers, is up to the page.
package exercises

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A Listing is what a list shows; Picture, Cover, Miniature and Last may be nil.
type Listing struct {
	Title     string
	Name      string // on the button that leads to the list
	Exercises []Exercise
	Done      func(i int) bool
	Progress  func(done, of int) string // says how many of a course are done
	// Picture returns the picture of the chapter that begins with an exercise, Cover that of
	// the course. A side is in Fyne's units.
	Picture, Cover func(first int, side float32) fyne.CanvasObject
	// Miniature returns the picture above the button of an exercise.
	Miniature func(i int) fyne.CanvasObject
	Last      fyne.CanvasObject // stands below the exercises of the last course
}

// A List is the list of exercises: chapters that can be folded and, if there are several
// courses, cards to choose one of them.
type List struct {
	Content  fyne.CanvasObject
	Progress *widget.Label   // how many are done, or what is wrong
	On       *widgets.Button // opens the next exercise
	Buttons  []*widgets.Button

	Listing
	open    func(i int)
	parts   []*chapter
	courses courses
	// miniatures are the pictures above the buttons, if there are any.
	miniatures []*miniature
	all        *fyne.Container
	scroll     *container.Scroll
}

// newList creates a list that opens exercises, or leads back to the game. Show fills in what
// is done.
func newList(from Listing, open func(i int), back func()) *List {
	l := &List{Listing: from, open: open, Progress: widget.NewLabel(""), On: widgets.NewButton("", nil, nil)}
	title := widgets.NewHeading(l.Title)
	title.SizeName = theme.SizeNameSubHeadingText
	title.Truncation, l.Progress.Truncation = fyne.TextTruncateEllipsis, fyne.TextTruncateEllipsis
	top := container.NewVBox(container.NewBorder(nil, nil, nil, widgets.NewButton(i18n.T("common.back-board"), nil, back), title), l.Progress)
	l.parts = l.chapters()
	l.courses = newCourses(l)
	l.all = container.New(layout.NewCustomPaddedVBoxLayout(look.Gap))
	if l.courses.picker != nil {
		l.all.Add(l.courses.picker)
	}
	for _, c := range l.parts {
		l.all.Add(c.content)
	}
	if l.Last != nil {
		l.all.Add(l.Last)
	}
	l.scroll = widgets.Scrolled(l.all)
	l.Content = container.NewPadded(container.NewBorder(top, nil, nil, nil, l.scroll))
	return l
}

// Reveal scrolls a button or a heading that got the focus into sight.
func (l *List) Reveal(o fyne.CanvasObject) { widgets.ScrollTo(l.scroll, o) }

// After returns the first exercise of the course after another one that is not done, or else
// the first of all that is not. If all are done, it returns the next one, -1 for none.
func (l *List) After(at int) int {
	from, to := l.courses.reach()
	at = max(at, from-1)
	n := to - from
	for i := range n {
		if next := from + (at+1-from+i)%n; !l.Done(next) {
			return next
		}
	}
	if at+1 < to {
		return at + 1
	}
	return -1
}

// Turn shows the course of an exercise.
func (l *List) Turn(to int) { l.courses.turn(to) }

// Show shows which exercises are done. The next one is the one to be seen first, and its
// chapter is open.
func (l *List) Show() {
	if len(l.Buttons) == 0 {
		return
	}
	from, to := l.courses.reach()
	done := 0
	for i, b := range l.Buttons {
		icon := fyne.Resource(theme.RadioButtonIcon())
		if l.Done(i) {
			icon = theme.ConfirmIcon()
			if i >= from && i < to {
				done++
			}
		}
		if b.Icon == nil || b.Icon.Name() != icon.Name() {
			b.SetIcon(icon)
		}
	}
	next := max(l.After(from-1), from)
	l.lead(next)
	for _, c := range l.parts {
		c.show(l.Done)
		if c.from <= next && next < c.to {
			c.heading.Open(true)
		}
		widgets.Show(c.content, from <= c.from && c.to <= to)
	}
	if l.Last != nil {
		widgets.Show(l.Last, to == len(l.Exercises))
	}
	l.courses.show(l.Done)
	l.fit()
	l.all.Refresh() // so that the cards know their width, from which they know their height
	l.Progress.SetText(l.Listing.Progress(done, to-from))
	l.all.Refresh()
}

// redraw draws the pictures again, after the look of the boards or the pieces has changed.
func (l *List) redraw() {
	for _, c := range l.parts {
		c.heading.SetPicture(l.picture(c.from))
	}
	l.courses.redraw(l.Cover)
	for i, m := range l.miniatures {
		m.show(l.Miniature(i))
	}
}

// picture returns the picture of the chapter that begins with an exercise, nil for none.
func (l *List) picture(first int) fyne.CanvasObject {
	if l.Picture == nil {
		return nil
	}
	return l.Picture(first, pictured)
}

// lead makes the button of the next exercise the one that leads on.
func (l *List) lead(next int) {
	b := l.Buttons[next]
	if b == l.On {
		return
	}
	l.On.Importance = widget.LowImportance
	l.On.Refresh()
	l.On = b
	l.On.Importance = widgets.Main
	l.On.Refresh()
}

// fit makes the columns of all parts as wide as the longest name.
func (l *List) fit() {
	widest := float32(0)
	for _, b := range l.Buttons {
		widest = max(widest, b.MinSize().Width)
	}
	for _, c := range l.parts {
		if c.grid.Least != widest {
			c.grid.Least = widest
			c.buttons.Refresh()
		}
	}
}
