package preferences

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A gallery shows the choices of an option as pictures, each with its name. The arrow keys
// choose, and the preview shows the choice under the mouse.
type gallery struct {
	widgets.Grid
	page   *Page
	option Option
	pieces *look.Pieces
	drawn  map[looks]image.Image
}

// looks holds the settings that a picture shows, of chess or of shogi.
type looks struct{ board, pieces string }

func newGallery(p *Page, o Option) *gallery {
	g := &gallery{page: p, option: o, pieces: p.config.Pieces.Another(), drawn: map[looks]image.Image{}}
	g.Extend(g, pictures{g}, tileWide, p.reveal)
	return g
}

// Sizes of a tile.
const (
	tileWide = 132
	tileEdge = 6
	cell     = (tileWide - 2*tileEdge) / squares
)

func tileHigh() float32 { return 2*cell + 3*tileEdge + theme.TextSize()*1.4 }

// pictures are the tiles of a gallery.
type pictures struct{ *gallery }

// Name implements widgets.Tiles.
func (g pictures) Name() string {
	name := i18n.P(g.option.Name)
	if at := g.Cursor(); at >= 0 {
		name += ": " + i18n.P(g.option.Choices[at].Name)
	}
	return name
}

// Count implements widgets.Tiles.
func (g pictures) Count() int { return len(g.option.Choices) }

// Fit implements widgets.Tiles.
func (g pictures) Fit(width float32) (columns int, wide, gap float32) {
	return max(1, int((width+look.Gap)/(tileWide+look.Gap))), tileWide, look.Gap
}

// High implements widgets.Tiles.
func (g pictures) High(int, float32) float32 { return tileHigh() }

// Cursor implements widgets.Tiles: it returns the choice in the settings, -1 if there is no
// such choice, because a person may have removed it.
func (g pictures) Cursor() int {
	s := g.page.settings
	for i, c := range g.option.Choices {
		if c.Value == *g.option.Choice(&s) {
			return i
		}
	}
	return -1
}

// Walk implements widgets.Tiles.
func (g pictures) Walk(i int) {
	g.page.set(func(s *settings.Settings) { *g.option.Choice(s) = g.option.Choices[i].Value })
}

// Press implements widgets.Tiles.
func (g pictures) Press(i int) { g.Walk(i) }

// Hover implements widgets.Tiles: it shows a choice in the preview, or the chosen one.
func (g pictures) Hover(i int) {
	s := g.page.settings
	if i >= 0 {
		*g.option.Choice(&s) = g.option.Choices[i].Value
	}
	g.page.preview.show(s, g.option.Games == Tiles)
}

// picture returns a picture of settings. It is drawn once.
func (g *gallery) picture(s settings.Settings) image.Image {
	as := looks{s.Board, s.Pieces}
	if g.option.Games == Tiles {
		as = looks{s.ShogiBoard, s.ShogiPieces}
	}
	if g.drawn[as] == nil {
		g.pieces.Use(s.Pieces, s.ShogiPieces)
		g.drawn[as] = g.option.Gallery(s, g.pieces, cell*look.Crisp)
	}
	return g.drawn[as]
}

// Draw implements widgets.Tiles.
func (g pictures) Draw(d *widgets.Drawing, t widgets.Tile) {
	c, chosen := g.option.Choices[t.Index], t.Index == g.Cursor()
	widgets.TileGround(d, t, chosen)
	s := g.page.settings
	*g.option.Choice(&s) = c.Value
	d.Add(canvas.NewImageFromImage(g.picture(s)), t.At.AddXY(tileEdge, tileEdge), fyne.NewSize(cell*squares, cell*2))
	name := canvas.NewText(i18n.P(c.Name), theme.Color(theme.ColorNameForeground))
	name.TextSize, name.Alignment = theme.TextSize(), fyne.TextAlignCenter
	name.TextStyle.Bold = chosen
	for name.MinSize().Width > tileWide-4 && name.TextSize > 8 {
		name.TextSize--
	}
	d.Add(name, t.At.AddXY(0, 2*cell+2*tileEdge), fyne.NewSize(tileWide, theme.TextSize()*1.4))
}
