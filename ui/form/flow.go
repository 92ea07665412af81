package form

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// A Flow places objects side by side, and goes on in another row where there is no room.
type Flow struct{ width float32 }

const flowGap = look.Gap / 2

// MinSize implements fyne.Layout. The height is that at the last width.
func (f *Flow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	widest := float32(0)
	for _, o := range objects {
		if o.Visible() {
			widest = max(widest, o.MinSize().Width)
		}
	}
	return fyne.NewSize(widest, f.place(objects, max(f.width, widest)))
}

// Layout implements fyne.Layout.
func (f *Flow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	f.place(objects, size.Width)
}

// place places the objects within a width and returns their height.
func (f *Flow) place(objects []fyne.CanvasObject, width float32) float32 {
	var at fyne.Position
	high := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		size := o.MinSize()
		if at.X > 0 && at.X+size.Width > width {
			at = fyne.NewPos(0, at.Y+high+flowGap)
			high = 0
		}
		o.Move(at)
		o.Resize(size)
		at.X += size.Width + flowGap
		high = max(high, size.Height)
	}
	return at.Y + high
}
