package graph

import (
	"math"

	"fyne.io/fyne/v2"

	"passedpawn/game/teaching/review"
	"passedpawn/ui/widgets"
)

// Tapped implements fyne.Tappable. It shows the position under the pointer.
func (g *Graph) Tapped(e *fyne.PointEvent) {
	if c := fyne.CurrentApp().Driver().CanvasForObject(g); c != nil {
		c.Focus(g)
	}
	g.point(e.Position.X)
}

// Dragged implements fyne.Draggable.
func (g *Graph) Dragged(e *fyne.DragEvent) { g.point(e.Position.X) }

// DragEnd implements fyne.Draggable.
func (g *Graph) DragEnd() {}

// point shows the position at a place.
func (g *Graph) point(x float32) {
	plies := len(g.view.Chances)
	if plies == 0 {
		return
	}
	part := (x - margin) / max(g.Size().Width-2*margin, 1)
	g.walk(int(math.Round(float64(part) * float64(plies-1))))
}

// walk shows a position of the game.
func (g *Graph) walk(ply int) {
	if ply = min(max(ply, 0), len(g.view.Chances)-1); ply >= 0 && ply != g.view.At {
		g.config.Walk(ply)
	}
}

// FocusGained implements fyne.Focusable.
func (g *Graph) FocusGained() { g.focus(true) }

// FocusLost implements fyne.Focusable.
func (g *Graph) FocusLost() { g.focus(false) }

func (g *Graph) focus(on bool) {
	g.focused = on
	g.Refresh()
}

// TypedRune implements fyne.Focusable.
func (g *Graph) TypedRune(r rune) { g.config.Rune(r) }

// TypedKey implements fyne.Focusable. Left and Right walk through the game, Up and Down go
// to the marked moves before and after.
func (g *Graph) TypedKey(k *fyne.KeyEvent) {
	at := g.view.At
	if at < 0 || widgets.Everywhere(k) {
		g.config.Key(k.Name)
		return
	}
	switch k.Name {
	case fyne.KeyLeft:
		g.walk(at - 1)
	case fyne.KeyRight:
		g.walk(at + 1)
	case fyne.KeyHome:
		g.walk(0)
	case fyne.KeyEnd:
		g.walk(len(g.view.Chances) - 1)
	case fyne.KeyUp:
		g.walk(g.marked(at, -1))
	case fyne.KeyDown:
		g.walk(g.marked(at, 1))
	default:
		g.config.Key(k.Name)
	}
}

// marked returns the position after the next marked move in a direction, or the present
// one if there is none.
func (g *Graph) marked(from, by int) int {
	for ply := from + by; ply > 0 && ply <= len(g.view.Marks); ply += by {
		if g.view.Marks[ply-1] != review.None {
			return ply
		}
	}
	return from
}
