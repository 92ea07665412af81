package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A Check is a tick box.
type Check struct {
	widget.Check
	Name   string // is read aloud before the text; "" for none
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
	c.reveal.gained(c)
	c.Check.FocusGained()
}

// TypedKey implements fyne.Focusable.
func (c *Check) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeySpace {
		c.Check.TypedKey(k)
		return
	}
	Pass(c, k)
}
