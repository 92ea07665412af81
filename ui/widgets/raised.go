package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Raised places an object on a ground that sets it apart from the window.
func Raised(o fyne.CanvasObject) *fyne.Container {
	g := &ground{}
	g.ExtendBaseWidget(g)
	return container.NewStack(g, container.NewPadded(o))
}

// UnderText places an object below a label, where its text begins.
func UnderText(o fyne.CanvasObject) fyne.CanvasObject {
	pad := theme.InnerPadding()
	return container.New(layout.NewCustomPaddedLayout(pad/2, pad/2, pad, pad), o)
}

// A ground is what a raised object stands on.
type ground struct{ widget.BaseWidget }

// MinSize implements fyne.CanvasObject.
func (*ground) MinSize() fyne.Size { return fyne.Size{} }

// CreateRenderer implements fyne.Widget.
func (g *ground) CreateRenderer() fyne.WidgetRenderer { return NewDrawing(g, g.draw) }

func (g *ground) draw(d *Drawing) {
	fill := canvas.NewRectangle(theme.Color(theme.ColorNameOverlayBackground))
	fill.StrokeColor, fill.StrokeWidth = theme.Color(theme.ColorNameSeparator), 1
	fill.CornerRadius = theme.InputRadiusSize()
	d.Add(fill, fyne.Position{}, g.Size())
}
