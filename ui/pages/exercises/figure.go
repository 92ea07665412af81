package exercises

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A Figure is a picture beside the title of an exercise. It is left out where the panel has
// no room for it.
type Figure struct {
	widget.BaseWidget
	picture fyne.CanvasObject // nil for none
	small   bool              // the panel has no room
}

// NewFigure creates a figure without a picture.
func NewFigure() *Figure {
	f := &Figure{}
	f.ExtendBaseWidget(f)
	f.Hide()
	return f
}

// Set shows a picture, nil for none.
func (f *Figure) Set(picture fyne.CanvasObject) {
	f.picture = picture
	f.fit(f.small)
}

// fit shows the picture, unless the panel is small.
func (f *Figure) fit(small bool) {
	f.small = small
	widgets.Show(f, f.picture != nil && !small)
	f.Refresh()
}

// MinSize implements fyne.CanvasObject.
func (f *Figure) MinSize() fyne.Size {
	if f.picture == nil {
		return fyne.Size{}
	}
	return f.picture.MinSize().AddWidthHeight(look.Gap/2, look.Gap)
}

// CreateRenderer implements fyne.Widget.
func (f *Figure) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(f, f.draw) }

// draw places the picture so that its left edge is below and above that of the texts.
func (f *Figure) draw(d *widgets.Drawing) {
	if f.picture != nil {
		size := f.picture.MinSize()
		d.Add(f.picture, fyne.NewPos(look.Gap/2, (f.Size().Height-size.Height)/2), size)
	}
}
