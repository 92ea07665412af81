package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/ui/look"
)

// Space returns an empty space as wide as a gap, such as a list needs beside its scroll
// bar.
func Space() fyne.CanvasObject {
	r := canvas.NewRectangle(color.Transparent)
	r.SetMinSize(fyne.NewSize(look.Gap, 0))
	return r
}
