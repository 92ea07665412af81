package learn

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/ui/look"
)

// gap is an empty space as wide as one.
func gap() fyne.CanvasObject {
	r := canvas.NewRectangle(color.Transparent)
	r.SetMinSize(fyne.NewSize(look.Gap, 0))
	return r
}
