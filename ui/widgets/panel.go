package widgets

import (
	"fyne.io/fyne/v2"

	"passedpawn/ui/look"
)

// A Panel is the layout beside a board: text and choices, and below them the buttons, in
// one row or, if the panel is narrow, in two.
type Panel struct {
	Top     fyne.CanvasObject
	Buttons []fyne.CanvasObject // four of them
}

// roomForFour is the width of a panel that has its buttons in one row.
const roomForFour = 300

// MinSize implements fyne.Layout.
func (p *Panel) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(196, 206) }

// Layout implements fyne.Layout.
func (p *Panel) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap = look.Gap / 2
	rows := [][]fyne.CanvasObject{p.Buttons}
	if size.Width < roomForFour {
		rows = [][]fyne.CanvasObject{p.Buttons[:2], p.Buttons[2:]}
	}
	high := p.Buttons[0].MinSize().Height + gap
	top := size.Height - float32(len(rows))*high + gap
	for i, row := range rows {
		Row(row, fyne.NewPos(0, top+float32(i)*high), size.Width)
	}
	p.Top.Move(fyne.NewPos(0, 0))
	p.Top.Resize(fyne.NewSize(size.Width, max(0, top-gap)))
}
