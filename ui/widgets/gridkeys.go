package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Tapped implements fyne.Tappable.
func (g *Grid) Tapped(e *fyne.PointEvent) {
	i := g.at(e.Position)
	if i < 0 || g.Disabled() {
		return
	}
	if c := canvasOf(g.self); c != nil {
		c.Focus(g.self)
	}
	g.tiles.Press(i)
	g.Refresh()
}

// MouseIn implements desktop.Hoverable.
func (g *Grid) MouseIn(e *desktop.MouseEvent) { g.hover(g.at(e.Position)) }

// MouseMoved implements desktop.Hoverable.
func (g *Grid) MouseMoved(e *desktop.MouseEvent) { g.hover(g.at(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (g *Grid) MouseOut() { g.hover(-1) }

func (g *Grid) hover(i int) {
	if i != g.hovered {
		g.hovered = i
		g.tiles.Hover(i)
		g.Refresh()
	}
}

// FocusGained implements fyne.Focusable.
func (g *Grid) FocusGained() {
	g.focused = true
	g.reveal.gained(g.self)
	g.Refresh()
}

// FocusLost implements fyne.Focusable.
func (g *Grid) FocusLost() {
	g.focused = false
	g.Refresh()
}

// TypedRune implements fyne.Focusable.
func (g *Grid) TypedRune(rune) {}

// TypedKey implements fyne.Focusable. Up and Down walk by a row, or by a tile if there is
// one row.
func (g *Grid) TypedKey(k *fyne.KeyEvent) {
	at, last := g.tiles.Cursor(), g.tiles.Count()-1
	row, _, _ := g.tiles.Fit(max(g.Size().Width, g.least))
	if row > last {
		row = 1
	}
	switch k.Name {
	case fyne.KeyLeft:
		g.walk(at - 1)
	case fyne.KeyRight:
		g.walk(at + 1)
	case fyne.KeyUp:
		g.walk(at - row)
	case fyne.KeyDown:
		g.walk(at + row)
	case fyne.KeyHome:
		g.walk(0)
	case fyne.KeyEnd:
		g.walk(last)
	case fyne.KeySpace:
		g.press(at)
	default:
		if g.OnSubmitted != nil && entered(k) {
			g.OnSubmitted()
			return
		}
		Pass(g.self, k)
	}
}

func (g *Grid) walk(to int) {
	if to >= 0 && to < g.tiles.Count() && !g.Disabled() {
		g.tiles.Walk(to)
		g.Refresh()
	}
}

func (g *Grid) press(at int) {
	if at >= 0 && !g.Disabled() {
		g.tiles.Press(at)
		g.Refresh()
	}
}
