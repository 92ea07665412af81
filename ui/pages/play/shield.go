package play

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// A shield keeps the mouse on a card from reaching the board below it.
type shield struct{ widget.BaseWidget }

var (
	_ desktop.Mouseable = (*shield)(nil)
	_ desktop.Hoverable = (*shield)(nil)
)

func newShield() *shield {
	s := &shield{}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer implements fyne.Widget.
func (s *shield) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

// MouseDown implements desktop.Mouseable.
func (s *shield) MouseDown(*desktop.MouseEvent) {}

// MouseUp implements desktop.Mouseable.
func (s *shield) MouseUp(*desktop.MouseEvent) {}

// MouseIn implements desktop.Hoverable.
func (s *shield) MouseIn(*desktop.MouseEvent) {}

// MouseMoved implements desktop.Hoverable.
func (s *shield) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (s *shield) MouseOut() {}
