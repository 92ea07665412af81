package matches

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// The columns of the table. The first ones are always shown.
const (
	nameColumn   = 1
	leastColumns = 3
	crossColumn  = 7
)

// widths are the widths of the first columns in a text of the usual size. That of the
// name is its least.
var widths = [...]float32{36, 110, 56, 106, 88, 118, 76}

// crossWidth is the width of a column with the points against one engine.
const crossWidth = 76

// columns is the layout of a row of the table.
type columns struct{}

// MinSize implements fyne.Layout.
func (columns) MinSize(cells []fyne.CanvasObject) fyne.Size {
	var high float32
	for _, c := range cells {
		high = max(high, c.MinSize().Height)
	}
	return fyne.NewSize(leastTable, high)
}

// leastTable is the least width of the table.
const leastTable = 200

// Layout implements fyne.Layout. As many columns are shown as there is room for, and the
// name gets what they leave. The points against each engine are shown for all or none.
func (columns) Layout(cells []fyne.CanvasObject, size fyne.Size) {
	shown, left := 0, size.Width
	for shown < len(cells) && (shown < leastColumns || left >= wide(shown)) {
		left -= wide(shown)
		shown++
	}
	for ; shown > crossColumn && shown < len(cells); shown-- {
		left += wide(shown - 1)
	}
	x := float32(0)
	for i, cell := range cells {
		if widgets.Show(cell, i < shown); i >= shown {
			continue
		}
		w := wide(i)
		if i == nameColumn {
			w = max(w+left, 0)
		}
		cell.Move(fyne.NewPos(x, 0))
		cell.Resize(fyne.NewSize(w, size.Height))
		x += w
	}
}

// wide returns the width of a column, without what the name gets beyond its least.
func wide(column int) float32 {
	if column < len(widths) {
		return widths[column] * look.Scale()
	}
	return crossWidth * look.Scale()
}
