package preferences

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// Controls that scroll into sight when they have the keys, and pass on those that mean
// nothing to them.

type check struct {
	look.Check
	page *Page
}

func newCheck(text string, p *Page, changed func(bool)) *check {
	c := &check{page: p}
	c.Text, c.OnChanged = text, changed
	c.ExtendBaseWidget(c)
	return c
}

func (c *check) FocusGained() {
	c.page.reveal(c)
	c.Check.FocusGained()
}

type choices struct {
	widget.Select
	page *Page
}

func newSelect(names []string, p *Page, changed func(i int)) *choices {
	c := &choices{page: p}
	c.Options = names
	c.OnChanged = func(name string) { changed(slices.Index(names, name)) }
	c.ExtendBaseWidget(c)
	return c
}

func (c *choices) FocusGained() {
	c.page.reveal(c)
	c.Select.FocusGained()
}

func (c *choices) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeySpace, fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		c.Select.TypedKey(k)
	case fyne.KeyReturn, fyne.KeyEnter:
		c.Select.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	default:
		look.Pass(c, k)
	}
}

type slider struct {
	widget.Slider
	page *Page
}

func newSlider(o Option, p *Page) *slider {
	s := &slider{page: p}
	s.Min, s.Max, s.Step = float64(o.Least), float64(o.Most), float64(o.Step)
	s.ExtendBaseWidget(s)
	return s
}

func (s *slider) FocusGained() {
	s.page.reveal(s)
	s.Slider.FocusGained()
}

func (s *slider) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown:
		s.Slider.TypedKey(k)
	default:
		look.Pass(s, k)
	}
}

// line is the line of the search.
type line struct{ widget.Entry }

func newLine(hint string, changed func(string)) *line {
	l := &line{}
	l.PlaceHolder, l.OnChanged = hint, changed
	l.ExtendBaseWidget(l)
	return l
}

func (l *line) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeyEscape || look.Everywhere(k) {
		look.Pass(l, k)
		return
	}
	l.Entry.TypedKey(k)
}
