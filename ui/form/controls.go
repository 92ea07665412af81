package form

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// A Reveal scrolls an object that got the focus into sight.
type Reveal func(fyne.CanvasObject)

// A Check is a tick box.
type Check struct {
	look.Check
	reveal Reveal
}

// NewCheck creates a tick box; changed is called with whether it is ticked.
func NewCheck(text string, reveal Reveal, changed func(bool)) *Check {
	c := &Check{reveal: reveal}
	c.Text, c.OnChanged = text, changed
	c.ExtendBaseWidget(c)
	return c
}

// FocusGained implements fyne.Focusable.
func (c *Check) FocusGained() {
	c.reveal(c)
	c.Check.FocusGained()
}

// A Select is a list to choose from.
type Select struct {
	widget.Select
	reveal Reveal
}

// NewSelect creates a list; changed is called with the index of the chosen name.
func NewSelect(names []string, reveal Reveal, changed func(i int)) *Select {
	c := &Select{reveal: reveal}
	c.Options = names
	c.OnChanged = func(name string) { changed(slices.Index(c.Options, name)) }
	c.ExtendBaseWidget(c)
	return c
}

// FocusGained implements fyne.Focusable.
func (c *Select) FocusGained() {
	c.reveal(c)
	c.Select.FocusGained()
}

// TypedKey implements fyne.Focusable. Enter opens the list, as Space does.
func (c *Select) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeySpace, fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		c.Select.TypedKey(k)
	case fyne.KeyReturn, fyne.KeyEnter:
		c.Select.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	default:
		look.Pass(c, k)
	}
}

// A Slider sets a number.
type Slider struct {
	widget.Slider
	reveal Reveal
}

// NewSlider creates a slider from least to most in steps.
func NewSlider(least, most, step float64, reveal Reveal) *Slider {
	s := &Slider{reveal: reveal}
	s.Min, s.Max, s.Step = least, most, step
	s.ExtendBaseWidget(s)
	return s
}

// FocusGained implements fyne.Focusable.
func (s *Slider) FocusGained() {
	s.reveal(s)
	s.Slider.FocusGained()
}

// TypedKey implements fyne.Focusable.
func (s *Slider) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown:
		s.Slider.TypedKey(k)
	default:
		look.Pass(s, k)
	}
}

// A Line is a text field of one line.
type Line struct {
	widget.Entry
	reveal Reveal
	lost   func(string)
}

// NewLine creates a text field; changed is called with its text at every change.
func NewLine(hint string, reveal Reveal, changed func(string)) *Line {
	l := &Line{reveal: reveal, lost: func(string) {}}
	l.PlaceHolder, l.OnChanged = hint, changed
	l.ExtendBaseWidget(l)
	return l
}

// OnDone sets what is called with the text once the person has finished it: with Enter or
// by leaving the field.
func (l *Line) OnDone(done func(string)) { l.OnSubmitted, l.lost = done, done }

// FocusGained implements fyne.Focusable.
func (l *Line) FocusGained() {
	l.reveal(l)
	l.Entry.FocusGained()
}

// FocusLost implements fyne.Focusable.
func (l *Line) FocusLost() {
	l.Entry.FocusLost()
	l.lost(l.Text)
}

// TypedKey implements fyne.Focusable.
func (l *Line) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape || look.Everywhere(k) {
		look.Pass(l, k)
		return
	}
	l.Entry.TypedKey(k)
}

// NewButton creates a button that scrolls into sight when it gets the focus.
func NewButton(text string, reveal Reveal, do func()) *look.Button {
	b := look.NewButton(text, do)
	b.Gained = func() { reveal(b) }
	return b
}
