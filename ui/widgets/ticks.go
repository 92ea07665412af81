package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Ticks are marks below a slider, one for each of its values, on a line that can be seen
// on any ground.
type Ticks struct {
	widget.BaseWidget
	count int
}

// NewTicks creates a line without marks.
func NewTicks() *Ticks {
	t := &Ticks{}
	t.ExtendBaseWidget(t)
	return t
}

// Set changes how many marks there are.
func (t *Ticks) Set(count int) {
	t.count = count
	t.Refresh()
}

// MinSize implements fyne.CanvasObject.
func (t *Ticks) MinSize() fyne.Size { return fyne.NewSize(80, 28) }

// CreateRenderer implements fyne.Widget.
func (t *Ticks) CreateRenderer() fyne.WidgetRenderer { return NewDrawing(t, t.draw) }

func (t *Ticks) draw(d *Drawing) {
	size, inset := t.Size(), theme.IconInlineSize()/2-2+theme.InnerPadding()-1.5 // as in Fyne's slider
	line := canvas.NewRectangle(theme.Color(theme.ColorNameInputBorder))
	d.Add(line, fyne.NewPos(inset, size.Height/2-0.5), fyne.NewSize(max(0, size.Width-2*inset), 1))
	for i := range t.count {
		at := inset
		if t.count > 1 {
			at += float32(i) * (size.Width - 2*inset) / float32(t.count-1)
		}
		mark := canvas.NewRectangle(theme.Color(theme.ColorNameInputBorder))
		d.Add(mark, fyne.NewPos(at-1, size.Height/2-5), fyne.NewSize(2, 10))
	}
}
