package widgets

import (
	"slices"

	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// A Panel is the layout beside a board: text and choices, and below them the buttons, in
// as few rows as have room for their labels.
type Panel struct {
	Top     fyne.CanvasObject
	Buttons []fyne.CanvasObject
}

// roomForOne is the width from which a panel can have its buttons in one row. In a narrower
// one they would be small.
const roomForOne = 300

// MinSize implements fyne.Layout.
func (p *Panel) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(196, 206) }

// Layout implements fyne.Layout.
func (p *Panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap = look.Gap / 2
	rows := p.rows(size.Width)
	high := p.Buttons[0].MinSize().Height + gap
	top := size.Height - float32(len(rows))*high + gap
	for i, row := range rows {
		Row(row, fyne.NewPos(0, top+float32(i)*high), size.Width)
	}
	p.Top.Move(fyne.NewPos(0, 0))
	p.Top.Resize(fyne.NewSize(size.Width, max(0, top-gap)))
}

// rows divides the buttons evenly into rows, of two at least.
func (p *Panel) rows(width float32) (rows [][]fyne.CanvasObject) {
	all := len(p.Buttons)
	first := 1
	if width < roomForOne {
		first = 2
	}
	for n := first; ; n++ {
		each := (all + n - 1) / n
		rows = slices.Collect(slices.Chunk(p.Buttons, max(each, 1)))
		tight := func(row []fyne.CanvasObject) bool { return !RowFits(row, width) }
		if each <= 2 || !slices.ContainsFunc(rows, tight) {
			return rows
		}
	}
}
