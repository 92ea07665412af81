package preferences

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// A gallery shows the choices of an option as pictures, each with its name. It is one
// widget for the keyboard: the arrow keys choose. The preview shows the choice under the mouse.
type gallery struct {
	widget.BaseWidget
	page    *Page
	option  Option
	pieces  *look.Pieces
	drawn   map[looks]image.Image
	focused bool
	hovered int // the choice under the mouse, -1 for none
}

// looks holds the settings that a picture shows, of chess or of shogi.
type looks struct{ board, pieces string }

func newGallery(p *Page, o Option) *gallery {
	g := &gallery{page: p, option: o, pieces: p.config.Pieces.Another(), drawn: map[looks]image.Image{}, hovered: -1}
	g.ExtendBaseWidget(g)
	return g
}

// Sizes of a tile.
const (
	tileWide = 132
	tileEdge = 6
	cell     = (tileWide - 2*tileEdge) / squares
)

func tileHigh() float32 { return 2*cell + 3*tileEdge + theme.TextSize()*1.4 }

// columns returns the number of tiles side by side.
func (g *gallery) columns() int {
	return max(1, int((g.Size().Width+look.Gap)/(tileWide+look.Gap)))
}

func (g *gallery) corner(i int) fyne.Position {
	n := g.columns()
	return fyne.NewPos(float32(i%n)*(tileWide+look.Gap), float32(i/n)*(tileHigh()+look.Gap))
}

// at returns the choice at a place, -1 for none.
func (g *gallery) at(p fyne.Position) int {
	for i := range g.option.Choices {
		if c := g.corner(i); p.X >= c.X && p.X < c.X+tileWide && p.Y >= c.Y && p.Y < c.Y+tileHigh() {
			return i
		}
	}
	return -1
}

// chosen returns the choice in the settings, -1 if there is no such choice: a
// person may have removed it.
func (g *gallery) chosen() int {
	s := g.page.settings
	for i, c := range g.option.Choices {
		if c.Value == *g.option.Choice(&s) {
			return i
		}
	}
	return -1
}

func (g *gallery) choose(i int) {
	if i >= 0 && i < len(g.option.Choices) {
		g.page.set(func(s *settings.Settings) { *g.option.Choice(s) = g.option.Choices[i].Value })
	}
}

// hover shows a choice in the preview, or the chosen one for -1.
func (g *gallery) hover(i int) {
	if i == g.hovered {
		return
	}
	g.hovered = i
	s := g.page.settings
	if i >= 0 {
		*g.option.Choice(&s) = g.option.Choices[i].Value
	}
	g.page.preview.show(s, g.option.Games == Tiles)
	g.Refresh()
}

// MinSize implements fyne.CanvasObject. The height depends on the width.
func (g *gallery) MinSize() fyne.Size {
	n := g.columns()
	rows := (len(g.option.Choices) + n - 1) / n
	return fyne.NewSize(tileWide, float32(rows)*(tileHigh()+look.Gap)-look.Gap)
}

// Tapped implements fyne.Tappable.
func (g *gallery) Tapped(e *fyne.PointEvent) {
	g.page.config.Focus(g)
	g.choose(g.at(e.Position))
}

// MouseIn implements desktop.Hoverable.
func (g *gallery) MouseIn(e *desktop.MouseEvent) { g.hover(g.at(e.Position)) }

// MouseMoved implements desktop.Hoverable.
func (g *gallery) MouseMoved(e *desktop.MouseEvent) { g.hover(g.at(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (g *gallery) MouseOut() { g.hover(-1) }

// FocusGained implements fyne.Focusable.
func (g *gallery) FocusGained() {
	g.focused = true
	g.page.reveal(g)
	g.Refresh()
}

// FocusLost implements fyne.Focusable.
func (g *gallery) FocusLost() {
	g.focused = false
	g.Refresh()
}

// TypedRune implements fyne.Focusable.
func (g *gallery) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: the arrows choose.
func (g *gallery) TypedKey(k *fyne.KeyEvent) {
	switch at := g.chosen(); k.Name {
	case fyne.KeyLeft:
		g.choose(at - 1)
	case fyne.KeyRight:
		g.choose(at + 1)
	case fyne.KeyUp:
		g.choose(at - g.columns())
	case fyne.KeyDown:
		g.choose(at + g.columns())
	case fyne.KeyHome:
		g.choose(0)
	case fyne.KeyEnd:
		g.choose(len(g.option.Choices) - 1)
	default:
		look.Pass(g, k)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (g *gallery) AccessibilityLabel() string {
	name := i18n.P(g.option.Name)
	if at := g.chosen(); at >= 0 {
		name += ": " + i18n.P(g.option.Choices[at].Name)
	}
	return name
}

// CreateRenderer implements fyne.Widget.
func (g *gallery) CreateRenderer() fyne.WidgetRenderer { return look.NewDrawing(g, g.draw) }

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

func (g *gallery) draw(d *look.Drawing) {
	chosen := g.chosen()
	for i, c := range g.option.Choices {
		at := g.corner(i)
		if g.focused && i == chosen {
			ring := canvas.NewRectangle(theme.Color(theme.ColorNameFocus))
			ring.CornerRadius = 11
			d.Add(ring, at.SubtractXY(3, 3), fyne.NewSize(tileWide+6, tileHigh()+6))
		}
		back := canvas.NewRectangle(theme.Color(theme.ColorNameButton))
		back.CornerRadius, back.StrokeWidth, back.StrokeColor = 8, 1, theme.Color(theme.ColorNameSeparator)
		if i == g.hovered {
			back.FillColor = theme.Color(theme.ColorNameInputBackground)
		}
		if i == chosen {
			back.StrokeWidth, back.StrokeColor = 2.5, theme.Color(theme.ColorNamePrimary)
		}
		d.Add(back, at, fyne.NewSize(tileWide, tileHigh()))
		s := g.page.settings
		*g.option.Choice(&s) = c.Value
		d.Add(canvas.NewImageFromImage(g.picture(s)), at.AddXY(tileEdge, tileEdge), fyne.NewSize(cell*squares, cell*2))
		name := canvas.NewText(i18n.P(c.Name), theme.Color(theme.ColorNameForeground))
		name.TextSize, name.Alignment = theme.TextSize(), fyne.TextAlignCenter
		name.TextStyle.Bold = i == chosen
		for name.MinSize().Width > tileWide-4 && name.TextSize > 8 {
			name.TextSize--
		}
		d.Add(name, at.AddXY(0, 2*cell+2*tileEdge), fyne.NewSize(tileWide, theme.TextSize()*1.4))
	}
}

// AccessibilityRole implements fyne.Accessible.
func (g *gallery) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }
