package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A sideMark shows a player's side: a light or a dark disc or, in games with tiles, a
// light or a dark tile. There the side below is the dark one, as in diagrams.
type sideMark struct {
	widget.BaseWidget
	dark, tile bool
}

func newSideMark() *sideMark {
	m := &sideMark{}
	m.ExtendBaseWidget(m)
	return m
}

func (m *sideMark) show(side rules.Side, board rules.Shape) {
	dark := side == rules.Black
	if board.Directed {
		dark = side == board.Below
	}
	if m.dark != dark || m.tile != board.Directed {
		m.dark, m.tile = dark, board.Directed
		m.Refresh()
	}
}

// MinSize implements fyne.CanvasObject.
func (m *sideMark) MinSize() fyne.Size { return fyne.NewSquareSize(12) }

// CreateRenderer implements fyne.Widget.
func (m *sideMark) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(m, m.draw) }

func (m *sideMark) draw(d *widgets.Drawing) {
	fill, line := look.Outcomes()[0], theme.Color(theme.ColorNameInputBorder)
	if m.dark {
		fill = look.Outcomes()[2]
	}
	size := m.Size()
	if !m.tile {
		disc := canvas.NewCircle(fill)
		disc.StrokeColor, disc.StrokeWidth = line, 1.5
		d.Add(disc, fyne.Position{}, size)
		return
	}
	w, h := size.Width, size.Height
	d.Add(look.Polygon([]fyne.Position{{X: w / 2}, {X: w * 0.9, Y: h * 0.3}, {X: w, Y: h}, {Y: h}, {X: w * 0.1, Y: h * 0.3}}, size, line), fyne.Position{}, size)
	const edge = 1.5
	w, h = w-2*edge, h-2*edge
	inner := fyne.NewSize(w, h)
	d.Add(look.Polygon([]fyne.Position{{X: w / 2}, {X: w * 0.9, Y: h * 0.3}, {X: w, Y: h}, {Y: h}, {X: w * 0.1, Y: h * 0.3}}, inner, fill),
		fyne.NewPos(edge, edge), inner)
}
