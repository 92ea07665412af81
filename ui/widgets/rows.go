package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Rows returns parts of a page, one below the other. Their letters and boxes begin at its
// left edge, as buttons, fields and pictures do, and texts end at its right edge: Fyne's
// texts and tick boxes have margins.
func Rows(parts ...fyne.CanvasObject) *fyne.Container { return RowsApart(theme.Padding(), parts...) }

// RowsApart returns Rows with a gap between them.
func RowsApart(gap float32, parts ...fyne.CanvasObject) *fyne.Container {
	return container.New(rows{gap}, parts...)
}

type rows struct{ gap float32 }

// boxEdge is the empty edge of Fyne's picture of a tick box.
const boxEdge = 2

// inset returns the empty space of an object at its left and its right.
func inset(o fyne.CanvasObject) (left, right float32) {
	switch o.(type) {
	case *widget.Label, *Wrong, *widget.RichText:
		return theme.InnerPadding(), theme.InnerPadding()
	case *widget.Form: // its labels
		return theme.InnerPadding(), 0
	case *Check:
		return theme.InnerPadding()/2 + theme.InputBorderSize() + boxEdge, 0
	}
	return 0, 0
}

// put places an object so that what can be seen of it begins at x and, if it is a text,
// ends after a width.
func put(o fyne.CanvasObject, x, y, width, height float32) {
	left, right := inset(o)
	o.Move(fyne.NewPos(x-left, y))
	o.Resize(fyne.NewSize(max(0, left+width+right), max(0, height)))
}

// MinSize implements fyne.Layout.
func (r rows) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		if size.Height > 0 {
			size.Height += r.gap
		}
		m := o.MinSize()
		left, right := inset(o)
		size = fyne.NewSize(max(size.Width, m.Width-left-right), size.Height+m.Height)
	}
	return size
}

// Layout implements fyne.Layout.
func (r rows) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if o.Visible() {
			high := o.MinSize().Height
			put(o, 0, y, size.Width, high)
			y += high + r.gap
		}
	}
}
