package widgets

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// Stacks is a layout with as many columns as there is room for. Each object is placed at the
// end of the shortest column, as high as it is itself.
type Stacks struct {
	Least float32 // the smallest width of a column
	width float32 // at the last layout
}

// StackGap is the space between two objects.
const StackGap = look.Gap * 3 / 2

// MinSize implements fyne.Layout. The height is that at the last width.
func (s *Stacks) MinSize(objects []fyne.CanvasObject) fyne.Size {
	widest, high := float32(0), float32(0)
	for _, o := range objects {
		if o.Visible() {
			widest = max(widest, o.MinSize().Width)
		}
	}
	s.place(objects, max(s.width, widest), func(o fyne.CanvasObject, at fyne.Position, _ float32) {
		high = max(high, at.Y+o.MinSize().Height)
	})
	return fyne.NewSize(min(widest, s.Least), high)
}

// Layout implements fyne.Layout.
func (s *Stacks) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	s.width = size.Width
	s.place(objects, size.Width, func(o fyne.CanvasObject, at fyne.Position, wide float32) {
		for range 2 { // long texts wrap, and then need another height
			o.Resize(fyne.NewSize(wide, o.MinSize().Height))
		}
		o.Move(at)
	})
}

// place calls put with each visible object, where it begins and how wide it is. put may change
// how high it is.
func (s *Stacks) place(objects []fyne.CanvasObject, width float32, put func(o fyne.CanvasObject, at fyne.Position, wide float32)) {
	ends := make([]float32, max(1, int((width+StackGap)/(s.Least+StackGap))))
	wide := (width+StackGap)/float32(len(ends)) - StackGap
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		shortest := 0
		for i, end := range ends {
			if end < ends[shortest] {
				shortest = i
			}
		}
		put(o, fyne.NewPos(float32(shortest)*(wide+StackGap), ends[shortest]), wide)
		ends[shortest] += o.MinSize().Height + StackGap
	}
}
