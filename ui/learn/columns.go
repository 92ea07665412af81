package learn

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/ui/look"
)

// columns lays buttons out in as many columns as there is room for.
type columns struct {
	least float32 // of a column's width
	width float32 // at the last layout
}

const buttonHeight = 40

// fit is how many columns there are, and how wide one is.
func (c *columns) fit() (n int, wide float32) {
	n = max(1, int((c.width+look.Gap)/(c.least+look.Gap)))
	return n, (c.width+look.Gap)/float32(n) - look.Gap
}

// MinSize implements fyne.Layout.
func (c *columns) MinSize(objects []fyne.CanvasObject) fyne.Size {
	n, _ := c.fit()
	rows := (len(objects) + n - 1) / n
	return fyne.NewSize(min(c.least, 116), float32(rows)*(buttonHeight+look.Gap)-look.Gap)
}

// Layout implements fyne.Layout.
func (c *columns) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	c.width = size.Width
	n, wide := c.fit()
	for i, o := range objects {
		o.Move(fyne.NewPos(float32(i%n)*(wide+look.Gap), float32(i/n)*(buttonHeight+look.Gap)))
		o.Resize(fyne.NewSize(wide, buttonHeight))
	}
}

// gap is an empty space as wide as one.
func gap() fyne.CanvasObject {
	r := canvas.NewRectangle(color.Transparent)
	r.SetMinSize(fyne.NewSize(look.Gap, 0))
	return r
}
