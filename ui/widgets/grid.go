package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"passedpawn/ui/look"
)

// Tiles are what a Grid shows, by their index from 0.
type Tiles interface {
	// Name says what is being chosen, and what is chosen.
	Name() string
	Count() int
	// Fit returns how many tiles are side by side in a width, and the width of one and of
	// the gap between two. High returns the height that a tile needs in its width. A row is
	// as high as its highest tile.
	Fit(width float32) (columns int, wide, gap float32)
	High(i int, wide float32) float32
	// Draw draws a tile.
	Draw(d *Drawing, t Tile)
	// Cursor returns the tile at which the keyboard is, -1 for none; Walk moves it to
	// another. Press is called when a person has pressed a tile, and Hover when the pointer
	// has come to one, with -1 when it has left them all.
	Cursor() int
	Walk(i int)
	Press(i int)
	Hover(i int)
}

// A Tile is a tile to be drawn.
type Tile struct {
	Index    int
	At       fyne.Position
	Size     fyne.Size
	Hovered  bool // the pointer is on it
	Focused  bool // the keyboard is at it
	Disabled bool
}

// A Grid shows tiles in rows, from which a person chooses one. It is one widget for the
// keyboard: Tab stops at it once, and the arrow keys walk from tile to tile. It is embedded
// in the widget that has the tiles.
type Grid struct {
	widget.DisableableWidget
	// OnSubmitted is called for Enter; nil to pass Enter on.
	OnSubmitted func()
	self        focusableWidget // in which it is embedded
	tiles       Tiles
	least       float32 // its smallest width
	reveal      Reveal
	drawn       []Tile // where the tiles are
	hovered     int    // the tile under the pointer, -1 for none
	focused     bool
}

type focusableWidget interface {
	fyne.Widget
	fyne.Focusable
}

var (
	_ fyne.Tappable     = (*Grid)(nil)
	_ fyne.Focusable    = (*Grid)(nil)
	_ fyne.Disableable  = (*Grid)(nil)
	_ fyne.Accessible   = (*Grid)(nil)
	_ desktop.Hoverable = (*Grid)(nil)
)

// Extend sets up the grid of a widget, which is never narrower than least.
func (g *Grid) Extend(self focusableWidget, t Tiles, least float32, reveal Reveal) {
	g.self, g.tiles, g.least, g.reveal, g.hovered = self, t, least, reveal, -1
	g.ExtendBaseWidget(self)
}

// place returns where the tiles are within a width, and their height.
func (g *Grid) place(width float32) (all []Tile, high float32) {
	columns, wide, gap := g.tiles.Fit(width)
	for from := 0; from < g.tiles.Count(); from += columns {
		if from > 0 {
			high += gap
		}
		row := look.RowHeight(0)
		for i := from; i < min(from+columns, g.tiles.Count()); i++ {
			all = append(all, Tile{Index: i, At: fyne.NewPos(float32(i-from)*(wide+gap), high)})
			row = max(row, g.tiles.High(i, wide))
		}
		for i := from; i < len(all); i++ {
			all[i].Size = fyne.NewSize(wide, row)
		}
		high += row
	}
	return all, high
}

// at returns the tile at a place, -1 for none.
func (g *Grid) at(p fyne.Position) int {
	for i, t := range g.drawn[:min(len(g.drawn), g.tiles.Count())] { // some may have gone since
		if in := p.Subtract(t.At); in.X >= 0 && in.X < t.Size.Width && in.Y >= 0 && in.Y < t.Size.Height {
			return i
		}
	}
	return -1
}

// Middle returns the middle of a tile, where tests click.
func (g *Grid) Middle(i int) fyne.Position {
	t := g.drawn[i]
	return t.At.AddXY(t.Size.Width/2, t.Size.Height/2)
}

// MinSize implements fyne.CanvasObject. The height is that at the last width.
func (g *Grid) MinSize() fyne.Size {
	_, high := g.place(max(g.Size().Width, g.least))
	return fyne.NewSize(g.least, high)
}

// CreateRenderer implements fyne.Widget.
func (g *Grid) CreateRenderer() fyne.WidgetRenderer { return NewDrawing(g.self, g.draw) }

func (g *Grid) draw(d *Drawing) {
	g.drawn, _ = g.place(max(g.Size().Width, g.least))
	for i, t := range g.drawn {
		t.Hovered, t.Disabled = i == g.hovered && !g.Disabled(), g.Disabled()
		t.Focused = g.focused && i == g.tiles.Cursor()
		g.tiles.Draw(d, t)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (g *Grid) AccessibilityLabel() string { return g.tiles.Name() }

// AccessibilityRole implements fyne.Accessible.
func (g *Grid) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }
