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

// A sideMark shows a player's side: a king of that colour or, in games with tiles, a light
// or a dark tile. There the side below is the dark one, as in diagrams.
type sideMark struct {
	widget.BaseWidget
	pieces     *look.Pieces
	side       rules.Side
	dark, tile bool // the tile is a dark one; there are tiles
}

func newSideMark(p *look.Pieces) *sideMark {
	m := &sideMark{pieces: p}
	m.ExtendBaseWidget(m)
	return m
}

func (m *sideMark) show(side rules.Side, board rules.Shape) {
	dark := board.Directed && side == board.Below
	if m.side != side || m.dark != dark || m.tile != board.Directed {
		m.side, m.dark, m.tile = side, dark, board.Directed
		m.Refresh()
	}
}

// MinSize implements fyne.CanvasObject.
func (m *sideMark) MinSize() fyne.Size { return fyne.NewSquareSize(12) }

// CreateRenderer implements fyne.Widget.
func (m *sideMark) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(m, m.draw) }

func (m *sideMark) draw(d *widgets.Drawing) {
	size := m.Size()
	if !m.tile {
		king := rules.Piece{Side: m.side, Kind: rules.King}
		d.Add(canvas.NewImageFromImage(m.pieces.Taken(king, look.Dark(), int(look.Crisp*size.Height))), fyne.Position{}, size)
		return
	}
	fill, line := look.Outcomes()[0], theme.Color(theme.ColorNameInputBorder)
	if m.dark {
		fill = look.Outcomes()[2]
	}
	w, h := size.Width, size.Height
	d.Add(look.Polygon([]fyne.Position{{X: w / 2}, {X: w * 0.9, Y: h * 0.3}, {X: w, Y: h}, {Y: h}, {X: w * 0.1, Y: h * 0.3}}, size, line), fyne.Position{}, size)
	const edge = 1.5
	w, h = w-2*edge, h-2*edge
	inner := fyne.NewSize(w, h)
	d.Add(look.Polygon([]fyne.Position{{X: w / 2}, {X: w * 0.9, Y: h * 0.3}, {X: w, Y: h}, {Y: h}, {X: w * 0.1, Y: h * 0.3}}, inner, fill),
		fyne.NewPos(edge, edge), inner)
}
