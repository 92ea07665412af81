package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Rows returns parts of a page, one below the other. Their letters and boxes begin at its
// left edge, as buttons and fields do: Fyne's texts and tick boxes have margins.
func Rows(parts ...fyne.CanvasObject) *fyne.Container { return container.New(rows{}, parts...) }

type rows struct{}

// boxEdge is the empty edge of Fyne's picture of a tick box.
const boxEdge = 2

// inset returns the empty space at the left of an object.
func inset(o fyne.CanvasObject) float32 {
	switch o.(type) {
	case *widget.Label, *widget.RichText:
		return theme.InnerPadding()
	case *Check:
		return theme.InnerPadding()/2 + theme.InputBorderSize() + boxEdge
	}
	return 0
}

// put places an object so that what can be seen of it begins at x.
func put(o fyne.CanvasObject, x, y, width, height float32) {
	empty := inset(o)
	o.Move(fyne.NewPos(x-empty, y))
	o.Resize(fyne.NewSize(max(0, width+empty), max(0, height)))
}

// MinSize implements fyne.Layout.
func (rows) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		if size.Height > 0 {
			size.Height += theme.Padding()
		}
		m := o.MinSize()
		size = fyne.NewSize(max(size.Width, m.Width-inset(o)), size.Height+m.Height)
	}
	return size
}

// Layout implements fyne.Layout.
func (rows) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if o.Visible() {
			high := o.MinSize().Height
			put(o, 0, y, size.Width, high)
			y += high + theme.Padding()
		}
	}
}
