package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// A Chart is the base of a drawing that can have the focus, so that the sentence about it is
// read. It shows a ring then.
type Chart struct {
	widget.BaseWidget
	of      fyne.Widget
	reveal  Reveal
	focused bool
}

// Extend makes it the base of a widget.
func (c *Chart) Extend(of fyne.Widget, reveal Reveal) {
	c.of, c.reveal = of, reveal
	c.ExtendBaseWidget(of)
}

// AccessibilityRole implements fyne.Accessible.
func (c *Chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// FocusGained implements fyne.Focusable.
func (c *Chart) FocusGained() {
	c.focused = true
	c.reveal.gained(c.of)
	c.of.Refresh()
}

// FocusLost implements fyne.Focusable.
func (c *Chart) FocusLost() {
	c.focused = false
	c.of.Refresh()
}

// TypedKey implements fyne.Focusable.
func (c *Chart) TypedKey(k *fyne.KeyEvent) { Pass(c.of, k) }

// TypedRune implements fyne.Focusable.
func (c *Chart) TypedRune(r rune) { PassRune(c.of, r) }

// Ring draws the ring around the focus.
func (c *Chart) Ring(d *Drawing) {
	if c.focused {
		Ring(d, c.of.Size())
	}
}

// Ring draws the ring around the part of a drawing that has the focus. The part begins at the top left.
func Ring(d *Drawing, size fyne.Size) {
	ring := canvas.NewRectangle(nil)
	ring.StrokeColor, ring.StrokeWidth, ring.CornerRadius = theme.Color(theme.ColorNamePrimary), 2, 4
	d.Add(ring, fyne.Position{}, size)
}
