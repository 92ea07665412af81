package class

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// part creates a bar that shows a part of a whole.
func part(n, of int) fyne.CanvasObject {
	bar := widget.NewProgressBar()
	bar.Max = float64(max(1, of))
	bar.SetValue(float64(n))
	bar.TextFormatter = func() string { return "" }
	return container.New(thin{}, bar)
}

// thin is the layout of a bar that is lower than Fyne's.
type thin struct{}

// barHigh is its height.
const barHigh = 12

// MinSize implements fyne.Layout.
func (thin) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, barHigh) }

// Layout implements fyne.Layout.
func (thin) Layout(objects []fyne.CanvasObject, size fyne.Size) { objects[0].Resize(size) }
