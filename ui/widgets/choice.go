package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// A Choice is a list to choose from that opens when it is pressed.
type Choice struct {
	widget.Select
	// OnSubmitted is called for Enter; nil to open the list, as Space does.
	OnSubmitted func()
	Name        string // is read aloud before what is chosen
	reveal      Reveal
}

// NewChoice creates a list; changed is called with the index of the chosen name.
func NewChoice(names []string, reveal Reveal, changed func(i int)) *Choice {
	c := &Choice{reveal: reveal}
	c.Options = names
	c.OnChanged = func(name string) { changed(slices.Index(c.Options, name)) }
	c.ExtendBaseWidget(c)
	return c
}

// FocusGained implements fyne.Focusable.
func (c *Choice) FocusGained() {
	c.reveal.gained(c)
	c.Select.FocusGained()
}

// TypedKey implements fyne.Focusable.
func (c *Choice) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeySpace, fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight:
		c.Select.TypedKey(k)
	case fyne.KeyReturn, fyne.KeyEnter:
		if c.OnSubmitted != nil {
			c.OnSubmitted()
			return
		}
		c.Select.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	default:
		Pass(c, k)
	}
}
