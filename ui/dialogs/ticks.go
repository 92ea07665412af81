package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// ticks are marks below a slider, one for each of its values, on a line that can be seen
// on any ground.
type ticks struct {
	widget.BaseWidget
	count int
}

func newTicks() *ticks {
	t := &ticks{}
	t.ExtendBaseWidget(t)
	return t
}

func (t *ticks) set(count int) {
	t.count = count
	t.Refresh()
}

// MinSize implements fyne.CanvasObject.
func (t *ticks) MinSize() fyne.Size { return fyne.NewSize(80, 28) }

// CreateRenderer implements fyne.Widget.
func (t *ticks) CreateRenderer() fyne.WidgetRenderer { return look.NewDrawing(t, t.draw) }

func (t *ticks) draw(d *look.Drawing) {
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
