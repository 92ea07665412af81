package widgets

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// Halves is a layout of two parts: side by side if both have room, and else one below the
// other.
type Halves struct {
	Least float32 // the smallest width of a part
	width float32 // at the last layout
}

func (l *Halves) beside() bool { return l.width >= 2*l.Least+2*look.Gap }

// MinSize implements fyne.Layout.
func (l *Halves) MinSize(objects []fyne.CanvasObject) fyne.Size {
	a, b := objects[0].MinSize(), objects[1].MinSize()
	if l.beside() {
		return fyne.NewSize(min(l.Least, a.Width), max(a.Height, b.Height))
	}
	return fyne.NewSize(max(a.Width, b.Width), a.Height+4+b.Height)
}

// Layout implements fyne.Layout.
func (l *Halves) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	if !l.beside() {
		y := float32(0)
		for _, o := range objects {
			o.Resize(fyne.NewSize(size.Width, o.MinSize().Height)) // so that long texts wrap
			o.Resize(fyne.NewSize(size.Width, o.MinSize().Height))
			o.Move(fyne.NewPos(0, y))
			y += o.Size().Height + 4
		}
		return
	}
	const between = 2 * look.Gap
	wide := (size.Width - between) / 2
	for i, o := range objects {
		o.Move(fyne.NewPos(float32(i)*(wide+between), 0))
		o.Resize(fyne.NewSize(wide, size.Height))
	}
}
