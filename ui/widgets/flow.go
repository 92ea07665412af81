package widgets

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// A Flow places objects side by side, and continues in another row where there is no
// room. Each is in the middle of its row's height. The last row has more than one object if
// the row before it can spare one.
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
	y := float32(0)
	for i, row := range flowRows(objects, width) {
		if i > 0 {
			y += flowGap
		}
		left, _ := inset(row[0])
		x, high := -left, float32(0)
		for _, o := range row {
			high = max(high, o.MinSize().Height)
		}
		for _, o := range row {
			size := o.MinSize()
			o.Move(fyne.NewPos(x, y+(high-size.Height)/2))
			o.Resize(size)
			x += size.Width + flowGap
		}
		y += high
	}
	return y
}

// flowRows returns the visible objects in rows that fit into a width.
func flowRows(objects []fyne.CanvasObject, width float32) (rows [][]fyne.CanvasObject) {
	x := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		wide := o.MinSize().Width
		if len(rows) == 0 || x+wide > width {
			rows, x = append(rows, nil), 0
		}
		last := len(rows) - 1
		rows[last] = append(rows[last], o)
		x += wide + flowGap
	}
	last := len(rows) - 1
	if last < 1 || len(rows[last]) > 1 || len(rows[last-1]) < 3 {
		return rows
	}
	spare := len(rows[last-1]) - 1
	moved := rows[last-1][spare]
	if moved.MinSize().Width+flowGap+rows[last][0].MinSize().Width <= width {
		rows[last] = []fyne.CanvasObject{moved, rows[last][0]}
		rows[last-1] = rows[last-1][:spare]
	}
	return rows
}
