package editor

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/widgets"
)

// A palette shows the pieces that can be put on the board, White's above Black's. A click
// chooses one, or the arrow keys and Enter.
type palette struct {
	widget.BaseWidget
	page    *Page
	colours look.BoardColours
	shape   rules.Shape
	below   rules.Side // the side at the bottom of the board

	stamps []rules.Piece
	chosen rules.Piece   // has no kind for none
	cursor int           // the keyboard cursor
	under  int           // the piece under the pointer, -1 for none
	keys   bool          // it has the focus
	held   rules.Piece   // the dragged piece; has no kind for none
	hand   fyne.Position // the dragging pointer, in the window
}

var _ fyne.Accessible = (*palette)(nil)

func newPalette(page *Page) *palette {
	p := &palette{page: page, under: -1}
	p.ExtendBaseWidget(p)
	return p
}

// offer sets the kinds to choose from.
func (p *palette) offer(kinds []rules.Kind) {
	p.stamps, p.cursor = nil, 0
	for side := rules.White; side <= rules.Black; side++ {
		for _, k := range kinds {
			p.stamps = append(p.stamps, rules.Piece{Side: side, Kind: k})
		}
	}
}

func (p *palette) show(chosen rules.Piece, colours look.BoardColours, shape rules.Shape, below rules.Side) {
	p.chosen, p.colours, p.shape, p.below = chosen, colours, shape, below
	p.Refresh()
}

const (
	widestTile  = 60
	leastTile   = 32
	tileGap     = 4
	mostColumn  = 8
	leastColumn = 4
	inset       = 3 // of a piece in its tile
	barRoom     = 4 // at the right, for the scroll bar of a low panel
)

// fit returns the number of columns and rows and the size of a tile. The columns are as
// even as the number of kinds allows, and there are more rows if the tiles would be too
// small to tell apart.
func (p *palette) fit() (columns, rows int, tile float32) {
	kinds := max(len(p.stamps)/2, 1)
	for rows = (kinds + mostColumn - 1) / mostColumn; ; rows++ {
		columns = (kinds + rows - 1) / rows
		tile = widestTile
		if w := p.Size().Width - barRoom; w > 0 {
			tile = min(tile, (w+tileGap)/float32(columns)-tileGap)
		}
		if tile >= look.RowHeight(leastTile) || columns <= leastColumn {
			return columns, 2 * rows, tile
		}
	}
}

// corner returns the place of a tile. Each side begins a new row.
func (p *palette) corner(i int) fyne.Position {
	columns, rows, tile := p.fit()
	kinds := len(p.stamps) / 2
	row, n := 0, i
	if i >= kinds {
		row, n = rows/2, i-kinds
	}
	return fyne.NewPos(float32(n%columns)*(tile+tileGap), float32(row+n/columns)*(tile+tileGap))
}

// at returns the tile at a place, -1 for none.
func (p *palette) at(pos fyne.Position) int {
	_, _, tile := p.fit()
	for i := range p.stamps {
		if c := p.corner(i); pos.X >= c.X && pos.X < c.X+tile && pos.Y >= c.Y && pos.Y < c.Y+tile {
			return i
		}
	}
	return -1
}

// MinSize implements fyne.CanvasObject.
func (p *palette) MinSize() fyne.Size {
	_, rows, tile := p.fit()
	return fyne.NewSize(160, float32(rows)*(tile+tileGap)-tileGap)
}

// CreateRenderer implements fyne.Widget.
func (p *palette) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(p, p.draw) }

func (p *palette) draw(d *widgets.Drawing) {
	_, _, tile := p.fit()
	size := fyne.NewSquareSize(tile)
	for i, s := range p.stamps {
		ground := canvas.NewRectangle(p.colours.Dark) // each piece is on the squares that contrast with it
		if s.Side == rules.Black || p.shape.Plain {
			ground.FillColor = p.colours.Light
		}
		ground.CornerRadius = 6
		switch {
		case s == p.chosen, s == p.held:
			ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNamePrimary), 4
		case p.keys && i == p.cursor, i == p.under:
			ground.StrokeColor, ground.StrokeWidth = theme.Color(theme.ColorNameForeground), 2
		}
		d.Add(ground, p.corner(i), size)
		// The number of pixels is known only when it is painted.
		img := canvas.NewRaster(func(_, pixels int) image.Image { return p.picture(s, pixels) })
		d.Add(img, p.corner(i).AddXY(inset, inset), size.SubtractWidthHeight(2*inset, 2*inset))
	}
}

// picture returns the picture of a piece as it is on the board.
func (p *palette) picture(s rules.Piece, pixels int) image.Image {
	if p.shape.Directed {
		return p.page.config.Pieces.Tile(s, s.Side != p.below, pixels)
	}
	return p.page.config.Pieces.Image(s, pixels)
}

// AccessibilityLabel implements fyne.Accessible.
func (p *palette) AccessibilityLabel() string { return i18n.T("editor.pieces-put-board") }

// Describe implements accessible.Described: a list of the pieces.
func (p *palette) Describe() access.Node {
	n := access.Node{Role: access.List, Name: p.AccessibilityLabel()}
	_, _, tile := p.fit()
	for i, s := range p.stamps {
		at := p.corner(i)
		n.Children = append(n.Children, access.Node{
			ID: i, Role: access.ListItem, Name: i18n.F("%v, %v", s.Kind, s.Side),
			States: access.Selectable.With(access.Focused, i == p.cursor).With(access.Selected, s == p.chosen),
			Bounds: access.Bounds{X: int(at.X), Y: int(at.Y), Width: int(tile), Height: int(tile)},
			Press:  func() { p.choose(i) },
		})
	}
	return n
}

// AccessibilityRole implements fyne.Accessible.
func (p *palette) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }
