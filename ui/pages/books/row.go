package books

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/look"
)

// A row is the layout of a move: the move, its weight, its share, and the button that removes it.
type row struct{}

func newRow(parts ...fyne.CanvasObject) *fyne.Container { return container.New(row{}, parts...) }

// widths are those of the first three parts.
var widths = [...]float32{76, 78, 64}

// MinSize implements fyne.Layout.
func (row) MinSize(parts []fyne.CanvasObject) (size fyne.Size) {
	for i, o := range parts {
		least := o.MinSize()
		size.Height = max(size.Height, least.Height)
		if i < len(widths) {
			least.Width = widths[i] * look.Scale()
		}
		size.Width += least.Width + theme.Padding()
	}
	return size
}

// Layout implements fyne.Layout.
func (row) Layout(parts []fyne.CanvasObject, size fyne.Size) {
	x := float32(0)
	for i, o := range parts {
		least := o.MinSize()
		if i < len(widths) {
			least.Width = widths[i] * look.Scale()
		}
		o.Move(fyne.NewPos(x, (size.Height-least.Height)/2))
		o.Resize(least)
		x += least.Width + theme.Padding()
	}
}
