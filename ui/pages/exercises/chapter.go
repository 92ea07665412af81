package exercises

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// An Exercise is a line of the list.
type Exercise struct {
	Course string // the exercises of a course stand together
	Part   string // the chapter; the exercises of a part stand together
	Name   string
}

// A chapter is the exercises of a part, from an index up to another, below their heading.
type chapter struct {
	from, to int
	heading  *widgets.Fold
	buttons  *fyne.Container
	grid     *widgets.Columns
	content  fyne.CanvasObject
}

// pictured is the side of the picture of a chapter.
const pictured = 44

// chapters creates the chapters of a listing, and the buttons of its exercises.
func (l *List) chapters() (all []*chapter) {
	for i, e := range l.Exercises {
		if i == 0 || l.Exercises[i-1].Part != e.Part || l.Exercises[i-1].Course != e.Course {
			all = append(all, l.chapter(i))
		}
		b := widgets.NewButton(e.Name, l.Reveal, func() { l.open(i) })
		b.Alignment, b.Importance = widget.ButtonAlignLeading, widget.LowImportance
		l.Buttons = append(l.Buttons, b)
		c := all[len(all)-1]
		c.buttons.Add(l.pictured(i, b))
		c.to = i + 1
	}
	return all
}

// pictured returns the button of an exercise, below its picture if it has one.
func (l *List) pictured(i int, b *widgets.Button) fyne.CanvasObject {
	if l.Miniature == nil {
		return b
	}
	m := newMiniature(l.Miniature(i), func() { l.open(i) })
	l.miniatures = append(l.miniatures, m)
	return container.NewBorder(nil, b, nil, nil, m)
}

// chapter creates a chapter, by its first exercise.
func (l *List) chapter(first int) *chapter {
	c := &chapter{from: first, grid: &widgets.Columns{High: 40}}
	c.buttons = container.New(c.grid)
	c.heading = widgets.NewFold(l.Exercises[first].Part, l.picture(first), c.buttons, l.Reveal, func() { l.all.Refresh() })
	c.content = container.New(layout.NewCustomPaddedVBoxLayout(look.Gap/2), c.heading, c.buttons)
	return c
}

// show shows how many exercises of the chapter are done.
func (c *chapter) show(done func(i int) bool) {
	n := 0
	for i := c.from; i < c.to; i++ {
		if done(i) {
			n++
		}
	}
	c.heading.SetNote(i18n.F("learn.of", n, c.to-c.from))
}
