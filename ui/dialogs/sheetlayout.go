package dialogs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/look"
)

// flush returns a text whose letters begin at the edge of its space, as frames and
// pictures do. A Fyne text has a margin of its own on each side.
func flush(text fyne.CanvasObject) *fyne.Container {
	return container.New(&outdent{all: true}, text)
}

// flushLeft leaves all margins but the left one: for a form, whose fields already end at
// the right edge.
func flushLeft(o fyne.CanvasObject) *fyne.Container { return container.New(&outdent{}, o) }

// outdent is a layout that moves an object to the left by the margin of its texts, and
// with all set makes it larger by that on the other sides.
type outdent struct{ all bool }

func (l *outdent) sides() (left, right, high float32) {
	if left = theme.InnerPadding(); l.all {
		right, high = left, left
	}
	return left, right, high
}

// MinSize implements fyne.Layout.
func (l *outdent) MinSize(o []fyne.CanvasObject) fyne.Size {
	left, right, high := l.sides()
	return o[0].MinSize().SubtractWidthHeight(left+right, 2*high)
}

// Layout implements fyne.Layout.
func (l *outdent) Layout(o []fyne.CanvasObject, size fyne.Size) {
	left, right, high := l.sides()
	o[0].Move(fyne.NewPos(-left, -high))
	o[0].Resize(size.AddWidthHeight(left+right, 2*high))
}

// margins is the layout of what scrolls on a sheet.
type margins struct{}

// marginHigh is enough for the frame of what has the keys.
const marginHigh = 4

// MinSize implements fyne.Layout.
func (margins) MinSize(o []fyne.CanvasObject) fyne.Size {
	return o[0].MinSize().AddWidthHeight(2*sheetEdge, 2*marginHigh)
}

// Layout implements fyne.Layout.
func (margins) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.NewPos(sheetEdge, marginHigh))
	o[0].Resize(size.SubtractWidthHeight(2*sheetEdge, 2*marginHigh))
}

// buttonRow is a layout of buttons at the right edge or, where they have no room beside
// each other, one below the other in the full width.
type buttonRow struct{ width float32 }

const leastButton = 88 // the width of a button with a short text

func (l *buttonRow) widths(objects []fyne.CanvasObject) (all []float32, sum float32) {
	for _, o := range objects {
		all = append(all, max(leastButton, o.MinSize().Width))
		sum += all[len(all)-1] + look.Gap
	}
	return all, sum - look.Gap
}

// beside returns the width of the buttons beside each other.
func (l *buttonRow) beside(objects []fyne.CanvasObject) float32 {
	_, sum := l.widths(objects)
	return sum
}

// MinSize implements fyne.Layout.
func (l *buttonRow) MinSize(objects []fyne.CanvasObject) (size fyne.Size) {
	_, sum := l.widths(objects)
	below := l.width > 0 && sum > l.width
	for _, o := range objects {
		m := o.MinSize()
		if size.Width = max(size.Width, m.Width); below && size.Height > 0 {
			size.Height += look.Gap + m.Height
		} else {
			size.Height = max(size.Height, m.Height)
		}
	}
	return size
}

// Layout implements fyne.Layout.
func (l *buttonRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	widths, sum := l.widths(objects)
	x, y := size.Width-sum, float32(0)
	for i, o := range objects {
		if sum > size.Width {
			o.Move(fyne.NewPos(0, y))
			o.Resize(fyne.NewSize(size.Width, o.MinSize().Height))
			y += o.MinSize().Height + look.Gap
			continue
		}
		o.Move(fyne.NewPos(x, 0))
		o.Resize(fyne.NewSize(widths[i], size.Height))
		x += widths[i] + look.Gap
	}
}
