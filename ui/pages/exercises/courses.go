package exercises

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/i18n"
	"passedpawn/ui/widgets"
)

// courses are the courses of a list, of which one is shown.
type courses struct {
	all    []course
	at     int
	picker *widgets.Picker // nil if there is only one course
}

// A course is the exercises from an index up to another.
type course struct {
	from, to int
	option   widgets.Option
}

// leastCard is the smallest width of the card of a course, and pictureOfCourse the side of its
// picture.
const (
	leastCard       = 130
	pictureOfCourse = 52
)

// newCourses finds the courses of a list.
func newCourses(l *List) (c courses) {
	for i, e := range l.Exercises {
		if i == 0 || l.Exercises[i-1].Course != e.Course {
			c.all = append(c.all, course{from: i, option: widgets.Option{Name: e.Course}})
		}
		c.all[len(c.all)-1].to = i + 1
	}
	if len(c.all) < 2 {
		return c
	}
	c.redraw(l.Cover)
	c.picker = widgets.NewPicker(i18n.T("learn.courses"), leastCard, l.Reveal, 0, c.options(func(int) bool { return false })...)
	c.picker.OnChanged = func(i int) {
		l.courses.at = i
		l.Show()
	}
	return c
}

// redraw draws the pictures of the cards; cover may be nil.
func (c *courses) redraw(cover func(first int, side float32) fyne.CanvasObject) {
	if cover == nil || len(c.all) < 2 {
		return
	}
	for i := range c.all {
		c.all[i].option.Picture = cover(c.all[i].from, pictureOfCourse)
	}
}

// options returns what the cards show.
func (c *courses) options(done func(i int) bool) (all []widgets.Option) {
	for _, one := range c.all {
		n := 0
		for i := one.from; i < one.to; i++ {
			if done(i) {
				n++
			}
		}
		o := one.option
		o.Note = i18n.F("learn.of", n, one.to-one.from)
		all = append(all, o)
	}
	return all
}

// reach returns where the course that is shown begins and ends.
func (c *courses) reach() (from, to int) {
	if len(c.all) == 0 {
		return 0, 0
	}
	return c.all[c.at].from, c.all[c.at].to
}

// turn shows the course of an exercise.
func (c *courses) turn(to int) {
	for i, one := range c.all {
		if one.from <= to && to < one.to {
			c.at = i
		}
	}
}

// show shows on the cards how many exercises are done.
func (c *courses) show(done func(i int) bool) {
	if c.picker != nil {
		c.picker.Offer(c.at, c.options(done)...)
	}
}
