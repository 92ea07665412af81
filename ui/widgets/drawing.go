package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// A Drawing renders a widget that places its parts again at each refresh.
type Drawing struct {
	of      fyne.Widget
	draw    func(*Drawing)
	objects []fyne.CanvasObject
	size    fyne.Size // for which it was drawn
}

// NewDrawing creates the renderer of a widget; draw adds its parts, the lowest first.
func NewDrawing(of fyne.Widget, draw func(*Drawing)) *Drawing {
	d := &Drawing{of: of, draw: draw}
	d.Refresh()
	return d
}

// Add adds a part at a place.
func (d *Drawing) Add(o fyne.CanvasObject, at fyne.Position, size fyne.Size) {
	o.Move(at)
	o.Resize(size)
	d.objects = append(d.objects, o)
}

// Destroy implements fyne.WidgetRenderer.
func (d *Drawing) Destroy() {}

// Objects implements fyne.WidgetRenderer.
func (d *Drawing) Objects() []fyne.CanvasObject { return d.objects }

// MinSize implements fyne.WidgetRenderer.
func (d *Drawing) MinSize() fyne.Size { return d.of.MinSize() }

// Layout implements fyne.WidgetRenderer. A window lays out a widget whose parts it has
// not seen before. If each layout created new parts, the window would never come to rest.
func (d *Drawing) Layout(size fyne.Size) {
	if size != d.size {
		d.Refresh()
	}
}

// Refresh implements fyne.WidgetRenderer.
func (d *Drawing) Refresh() {
	d.objects, d.size = d.objects[:0], d.of.Size()
	d.draw(d)
	canvas.Refresh(d.of)
}
