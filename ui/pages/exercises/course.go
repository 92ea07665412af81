package exercises

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"passedpawn/ui/board/boardview"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// CourseConfig configures a course; nothing may be nil.
type CourseConfig struct {
	Board *boardview.Widget
	// Build creates the list and the panel beside the board in the present language.
	Build func() (*List, fyne.CanvasObject)
	// Begin starts an exercise on the board.
	Begin func(i int) error
	// End is called when no exercise is open any more, also before the first one is.
	End func()
	// Changed is called when an exercise is opened or left, because menus may depend on it.
	Changed func()
	// Focus gives a widget the focus; nil takes it from all, so that the board gets the
	// keys.
	Focus func(fyne.Focusable)
}

// A Course is the frame of a page with exercises: a list of them or, in its place, one of
// them on a board.
type Course struct {
	At int // the exercise that is open, or was open last

	config   CourseConfig
	content  fyne.CanvasObject // nil until it is first wanted: it is large, and most days nobody asks for it
	list     *List
	exercise *fyne.Container
}

// NewCourse creates a course, which shows the list.
func NewCourse(c CourseConfig) *Course { return &Course{config: c} }

// Content returns the page.
func (c *Course) Content() fyne.CanvasObject {
	if c.content == nil {
		c.build()
	}
	return c.content
}

func (c *Course) build() {
	list, panel := c.config.Build()
	c.list = list
	c.exercise = container.New(&look.Split{Board: c.config.Board, Panel: panel}, c.config.Board, panel)
	c.exercise.Hide()
	c.content = container.NewStack(list.Content, c.exercise)
	list.Show()
}

// Speak builds the page again in the present language. An exercise starts again.
func (c *Course) Speak() {
	if c.content == nil {
		return
	}
	open := c.open()
	c.config.End()
	if c.build(); open {
		c.Open(c.At)
	}
}

// Count shows in the list which exercises are done.
func (c *Course) Count() {
	if c.content != nil {
		c.list.Show()
	}
}

// List shows the list.
func (c *Course) List() {
	c.Content()
	c.config.End()
	c.exercise.Hide()
	c.list.Show()
	c.list.Content.Show()
	c.config.Focus(c.list.On)
	c.config.Changed()
}

// Open opens an exercise. If it cannot be started, the list says why.
func (c *Course) Open(i int) {
	c.Content()
	c.At = i
	c.list.Content.Hide()
	c.exercise.Show()
	if err := c.config.Begin(i); err != nil {
		c.List()
		c.list.Progress.SetText(i18n.Sentence(err))
		return
	}
	c.config.Changed()
}

// open reports whether an exercise is shown.
func (c *Course) open() bool { return c.content != nil && c.exercise.Visible() }

// Escape leaves an exercise for the list. It reports false if the list is shown.
func (c *Course) Escape() bool {
	if !c.open() {
		return false
	}
	c.List()
	return true
}

// Keys returns the widget for keys typed without a focus: the board, if an exercise is
// shown.
func (c *Course) Keys() fyne.Focusable {
	if !c.open() {
		return nil
	}
	return c.config.Board
}
