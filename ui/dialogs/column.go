package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// column returns parts of a dialog, one below the other. Their letters and boxes begin at
// its left edge, as frames and pictures do: Fyne's texts and boxes have margins.
func column(gap float32, parts ...fyne.CanvasObject) *fyne.Container {
	return container.New(&columnLayout{gap}, parts...)
}

type columnLayout struct{ gap float32 }

// inset returns the empty space of an object at its left and its right.
func inset(o fyne.CanvasObject) (left, right float32) {
	switch o.(type) {
	case *widget.Label, *wrong, *widget.RichText:
		return theme.InnerPadding(), theme.InnerPadding()
	case *widget.Form: // its labels
		return theme.InnerPadding(), 0
	case *check:
		return theme.InnerPadding()/2 + theme.InputBorderSize() + boxEdge, 0
	}
	return 0, 0
}

// boxEdge is the empty edge of Fyne's picture of a box.
const boxEdge = 2

// MinSize implements fyne.Layout.
func (l *columnLayout) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		if size.Height > 0 {
			size.Height += l.gap
		}
		m := o.MinSize()
		left, right := inset(o)
		size = fyne.NewSize(max(size.Width, m.Width-left-right), size.Height+m.Height)
	}
	return size
}

// Layout implements fyne.Layout.
func (l *columnLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		left, right := inset(o)
		wide, high := size.Width+left+right, o.MinSize().Height
		o.Move(fyne.NewPos(-left, y))
		o.Resize(fyne.NewSize(wide, high))
		y += high + l.gap
	}
}
