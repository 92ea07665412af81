package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A Check is a tick box. It passes on keys that mean nothing to it.
type Check struct{ widget.Check }

// NewCheck creates a tick box; changed is called with whether it is ticked.
func NewCheck(text string, changed func(bool)) *Check {
	c := &Check{}
	c.Text, c.OnChanged = text, changed
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey implements fyne.Focusable.
func (c *Check) TypedKey(k *fyne.KeyEvent) {
	if k.Name == fyne.KeySpace {
		c.Check.TypedKey(k)
		return
	}
	Pass(c, k)
}
