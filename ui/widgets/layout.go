package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/look"
)

// mostWide is the largest width of a page, so that the eye can follow a line.
const mostWide = 840

// Centred keeps an object in the middle of a wide window, clear of the scroll bar.
type Centred struct {
	// Turned is called when the width has changed, because the object may be higher or
	// lower then.
	Turned func()
	width  float32
}

// MinSize implements fyne.Layout.
func (c *Centred) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(2*look.Gap, 0)
}

// Layout implements fyne.Layout.
func (c *Centred) Layout(o []fyne.CanvasObject, size fyne.Size) {
	wide := min(size.Width-2*look.Gap, mostWide)
	o[0].Move(fyne.NewPos((size.Width-wide)/2, 0))
	o[0].Resize(fyne.NewSize(wide, size.Height))
	if wide != c.width {
		c.width = wide
		o[0].Refresh()
		c.Turned()
	}
}

// Beside places a control beside its name.
type Beside struct{}

// leastControl is the smallest width of a control beside its name.
const leastControl = 190

// MinSize implements fyne.Layout.
func (Beside) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leastControl, max(o[0].MinSize().Height, o[1].MinSize().Height))
}

// Layout implements fyne.Layout.
func (Beside) Layout(o []fyne.CanvasObject, size fyne.Size) {
	wide := max(leastControl, min(300, size.Width/2))
	put(o[0], 0, 0, size.Width-wide-look.Gap, o[0].MinSize().Height)
	high := o[1].MinSize().Height
	o[1].Move(fyne.NewPos(size.Width-wide, (size.Height-high)/2))
	o[1].Resize(fyne.NewSize(wide, high))
}

// Close places a note right below the object that it is about.
type Close struct{}

func overlap() float32 { return theme.InnerPadding() }

// MinSize implements fyne.Layout.
func (Close) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(max(a.Width, b.Width), a.Height+b.Height-overlap())
}

// Layout implements fyne.Layout.
func (Close) Layout(o []fyne.CanvasObject, size fyne.Size) {
	high := o[0].MinSize().Height
	put(o[0], 0, 0, size.Width, high)
	left := float32(0)
	if own, _ := inset(o[1]); own == 0 { // it is aligned with what is inside the first object
		left, _ = inset(o[0])
	}
	put(o[1], -left, high-overlap(), size.Width+left, size.Height-high+overlap())
}

// Indented aligns an object with the text of a tick box above it.
type Indented struct{}

func indent() float32 { return theme.IconInlineSize() + theme.InnerPadding() - theme.Padding() }

// MinSize implements fyne.Layout.
func (Indented) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(indent(), 0)
}

// Layout implements fyne.Layout.
func (Indented) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.NewPos(indent(), 0))
	o[0].Resize(fyne.NewSize(size.Width-indent(), size.Height))
}

// Wide places a control beside its name, or below it if there is little room. The control
// has the larger part of the width.
type Wide struct{ width float32 }

// roomBeside is the width from which the name is beside the control.
const roomBeside = 560

// MinSize implements fyne.Layout. The height is that at the last width.
func (w *Wide) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	high := max(a.Height, b.Height)
	if w.width < roomBeside {
		high = a.Height + b.Height
	}
	return fyne.NewSize(max(leastControl, b.Width), high)
}

// Layout implements fyne.Layout.
func (w *Wide) Layout(o []fyne.CanvasObject, size fyne.Size) {
	w.width = size.Width
	a, b := o[0].MinSize().Height, o[1].MinSize().Height
	if size.Width < roomBeside {
		put(o[0], 0, 0, size.Width, a)
		o[1].Move(fyne.NewPos(0, a))
		o[1].Resize(fyne.NewSize(size.Width, b))
		return
	}
	name := size.Width * 0.4
	put(o[0], 0, 0, name-look.Gap, a)
	o[1].Move(fyne.NewPos(name, 0))
	o[1].Resize(fyne.NewSize(size.Width-name, b))
}
