package preferences

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/look"
)

// mostWide is how wide the page is at most: a line stays one that the eye can follow.
const mostWide = 840

// column keeps something in the middle of a wide window, clear of the scroll bar.
type column struct {
	width float32
	// turned is called when the width is another one: what is in it may be higher or
	// lower for that.
	turned func()
}

// MinSize implements fyne.Layout.
func (c *column) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(2*look.Gap, 0)
}

// Layout implements fyne.Layout.
func (c *column) Layout(o []fyne.CanvasObject, size fyne.Size) {
	wide := min(size.Width-2*look.Gap, mostWide)
	o[0].Move(fyne.NewPos((size.Width-wide)/2, 0))
	o[0].Resize(fyne.NewSize(wide, size.Height))
	if wide != c.width {
		c.width = wide
		o[0].Refresh()
		c.turned()
	}
}

// halves puts a control beside its name.
type halves struct{}

// leastControl is how wide a control is at least beside its name.
const leastControl = 190

// MinSize implements fyne.Layout.
func (halves) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leastControl, max(o[0].MinSize().Height, o[1].MinSize().Height))
}

// Layout implements fyne.Layout.
func (halves) Layout(o []fyne.CanvasObject, size fyne.Size) {
	wide := max(leastControl, min(300, size.Width/2))
	o[0].Move(fyne.NewPos(0, 0))
	o[0].Resize(fyne.NewSize(max(0, size.Width-wide-look.Gap), o[0].MinSize().Height))
	high := o[1].MinSize().Height
	o[1].Move(fyne.NewPos(size.Width-wide, (size.Height-high)/2))
	o[1].Resize(fyne.NewSize(wide, high))
}

// close puts a note right under what it is about.
type close struct{}

func overlap() float32 { return theme.InnerPadding() }

// MinSize implements fyne.Layout.
func (close) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(a.Width, b.Width), a.Height+b.Height-overlap())
}

// Layout implements fyne.Layout.
func (close) Layout(o []fyne.CanvasObject, size fyne.Size) {
	high := o[0].MinSize().Height
	o[0].Move(fyne.NewPos(0, 0))
	o[0].Resize(fyne.NewSize(size.Width, high))
	o[1].Move(fyne.NewPos(0, high-overlap()))
	o[1].Resize(fyne.NewSize(size.Width, max(0, size.Height-high+overlap())))
}

// indented stands under the words of a box to tick.
type indented struct{}

func indent() float32 { return theme.IconInlineSize() + theme.InnerPadding() - theme.Padding() }

// MinSize implements fyne.Layout.
func (indented) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(indent(), 0)
}

// Layout implements fyne.Layout.
func (indented) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.NewPos(indent(), 0))
	o[0].Resize(fyne.NewSize(size.Width-indent(), size.Height))
}
