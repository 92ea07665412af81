package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/look"
)

// Tips shows the name of the control that the pointer rests on, in a layer above
// everything else on a page. The layer ignores the mouse: what is below it can be used
// through it.
type Tips struct {
	Layer *fyne.Container
	after func(time.Duration, func()) (stop func())

	card   *fyne.Container
	ground *canvas.Rectangle
	text   *canvas.Text
	stop   func() // cancels the wait before a tip, nil for none
}

// rested is how long the pointer must rest before a tip is shown.
const rested = 500 * time.Millisecond

// NewTips creates a layer without a tip. after runs a function on Fyne's thread after a
// delay, unless it is stopped.
func NewTips(after func(time.Duration, func()) (stop func())) *Tips {
	t := &Tips{after: after, ground: &canvas.Rectangle{CornerRadius: 4, StrokeWidth: 1}, text: canvas.NewText("", nil)}
	t.card = container.NewWithoutLayout(t.ground, t.text)
	t.card.Hide()
	t.Layer = container.NewWithoutLayout(t.card)
	return t
}

// Soon shows a tip for an object once the pointer has rested on it.
func (t *Tips) Soon(text string, of fyne.CanvasObject) {
	t.SoonAt(text, of, fyne.Position{}, of.Size())
}

// SoonAt shows a tip for a part of an object once the pointer has rested on it. The position
// is that in the object.
func (t *Tips) SoonAt(text string, of fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	t.Hide()
	t.stop = t.after(rested, func() { t.show(text, of, at, size) })
}

// Hide hides the tip, and cancels a pending one.
func (t *Tips) Hide() {
	if t.stop != nil {
		t.stop()
		t.stop = nil
	}
	t.card.Hide()
}

// Show shows a tip above an object, or below it if there is no room above.
func (t *Tips) Show(text string, of fyne.CanvasObject) { t.show(text, of, fyne.Position{}, of.Size()) }

// show shows a tip for a part of an object.
func (t *Tips) show(text string, of fyne.CanvasObject, part fyne.Position, extent fyne.Size) {
	t.Hide()
	d := fyne.CurrentApp().Driver()
	if d.CanvasForObject(of) == nil || !of.Visible() || text == "" {
		return // it is no longer in sight
	}
	t.text.Text, t.text.Color, t.text.TextSize = text, theme.Color(theme.ColorNameBackground), theme.CaptionTextSize()
	t.ground.FillColor, t.ground.StrokeColor = theme.Color(theme.ColorNameForeground), theme.Color(theme.ColorNameForeground)
	need := t.text.MinSize()
	size := need.AddWidthHeight(2*look.Gap, look.Gap/2)
	at, room := d.AbsolutePositionForObject(of).Add(part).Subtract(d.AbsolutePositionForObject(t.Layer)), t.Layer.Size()
	x := min(max(at.X+(extent.Width-size.Width)/2, 0), max(0, room.Width-size.Width))
	y := at.Y - size.Height - look.Gap/2
	if y < 0 {
		y = at.Y + extent.Height + look.Gap/2
	}
	t.card.Move(fyne.NewPos(x, y))
	t.card.Resize(size)
	t.ground.Resize(size)
	t.text.Move(fyne.NewPos(look.Gap, look.Gap/4))
	t.text.Resize(need)
	t.card.Show()
	t.Layer.Refresh()
}

// Shown returns the tip in sight, "" for none.
func (t *Tips) Shown() string {
	if !t.card.Visible() {
		return ""
	}
	return t.text.Text
}
