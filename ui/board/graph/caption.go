package graph

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
	"passedpawn/ui/widgets"
)

// A corner is a place for the name of a graph, and the colour of the part that it is on.
type corner struct {
	right, top bool
	side       rules.Side
}

// caption says in the graph whose chances it shows, in a corner that the curve leaves free.
// low is the height of the picture.
func (g *Graph) caption(d *widgets.Drawing, low float32, c colours) {
	text := canvas.NewText(g.view.Name, c.white)
	text.TextSize = theme.CaptionTextSize()
	size, room := text.MinSize(), fyne.NewSize(g.Size().Width, low)
	if g.view.timed() && low >= least+strip {
		room.Height -= strip
	}
	const edge = 4
	below := g.view.Below
	for _, at := range []corner{{false, false, below}, {false, true, below.Other()}, {true, false, below}, {true, true, below.Other()}} {
		pos := fyne.NewPos(edge, room.Height-size.Height)
		if at.right {
			pos.X = room.Width - size.Width - edge
		}
		if at.top {
			pos.Y = 0
		}
		if pos.X < 0 || !g.free(pos, size, room) {
			continue
		}
		text.Color = map[rules.Side]color.Color{rules.White: c.black, rules.Black: c.white}[at.side]
		d.Add(text, pos, size)
		return
	}
}

// free reports whether no point of the curve, and no mark on it, is in a part of a picture.
func (g *Graph) free(pos fyne.Position, size, room fyne.Size) bool {
	const around = 4 // a mark, less the empty edge of the text
	p := painter{view: g.view, scale: 1, wide: room.Width, high: room.Height}
	for x := pos.X - around; x <= pos.X+size.Width+around; x++ {
		chance, known := p.chance(x)
		if y := p.y(chance); !known || y > pos.Y-around && y < pos.Y+size.Height+around {
			return false
		}
	}
	return true
}
