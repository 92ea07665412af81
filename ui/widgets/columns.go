package widgets

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// Columns is a layout with as many columns as there is room for. Each row is as high as
// its highest part.
type Columns struct {
	Least float32 // the smallest width of a column
	High  float32 // the smallest height of a row
	width float32 // at the last layout
}

// fit returns the number of columns and the width of one.
func (c *Columns) fit() (n int, wide float32) {
	n = max(1, int((c.width+look.Gap)/(c.Least+look.Gap)))
	return n, (c.width+look.Gap)/float32(n) - look.Gap
}

func (c *Columns) high(objects []fyne.CanvasObject) float32 {
	high := c.High
	for _, o := range objects {
		high = max(high, o.MinSize().Height)
	}
	return high + look.Gap
}

// MinSize implements fyne.Layout.
func (c *Columns) MinSize(objects []fyne.CanvasObject) fyne.Size {
	n, _ := c.fit()
	rows := (len(objects) + n - 1) / n
	return fyne.NewSize(min(c.Least, 116), float32(rows)*c.high(objects)-look.Gap)
}

// Layout implements fyne.Layout.
func (c *Columns) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	c.width = size.Width
	n, wide := c.fit()
	high := c.high(objects)
	for i, o := range objects {
		o.Move(fyne.NewPos(float32(i%n)*(wide+look.Gap), float32(i/n)*high))
		o.Resize(fyne.NewSize(wide, high-look.Gap))
	}
}
