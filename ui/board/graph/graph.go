// Package graph is a widget that shows how the winning chances changed in a game: who
// stood better after each move, which moves were mistakes, the phases of the game, and the
// time of each move. It can be clicked, and walked by keys. It evaluates nothing.
package graph

import (
	"cmp"
	"image"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A View is what a graph shows. All slices are by ply; the first three may be shorter.
type View struct {
	Marks   []review.Mark   // of the moves
	Times   []time.Duration // of the moves, review.Unknown for those that are not known
	Phases  []review.Phase  // of the positions
	Chances []float64       // of White in the positions, in percent; Unknown for those that are not known
	At      int             // the position on the board, -1 for none of these
	Below   rules.Side      // the side that has the lower part: its advantage is up
	Name    string          // says whose chances are shown
	Told    string          // says how they changed with the move that led to At, "" for nothing
}

// Unknown is the chance in a position that has not been evaluated.
const Unknown = -1

func (v View) equal(o View) bool {
	return v.At == o.At && v.Told == o.Told && v.Below == o.Below && v.Name == o.Name && slices.Equal(v.Chances, o.Chances) && slices.Equal(v.Marks, o.Marks) &&
		slices.Equal(v.Times, o.Times) && slices.Equal(v.Phases, o.Phases)
}

// timed reports whether the time of any move is known.
func (v View) timed() bool {
	return slices.ContainsFunc(v.Times, func(d time.Duration) bool { return d > 0 })
}

// Config configures a graph; nothing may be nil.
type Config struct {
	Walk func(ply int)      // shows a position
	Key  func(fyne.KeyName) // called with the keys that mean nothing to a graph
	// Rune is called with what is typed.
	Rune func(rune)
}

// A Graph shows a View.
type Graph struct {
	widget.BaseWidget
	config  Config
	view    View
	focused bool
}

var (
	_ fyne.Tappable      = (*Graph)(nil)
	_ fyne.Focusable     = (*Graph)(nil)
	_ fyne.Draggable     = (*Graph)(nil)
	_ fyne.Accessible    = (*Graph)(nil)
	_ desktop.Cursorable = (*Graph)(nil)
)

// New creates an empty graph.
func New(c Config) *Graph {
	g := &Graph{config: c, view: View{At: -1}}
	g.ExtendBaseWidget(g)
	return g
}

// SetView shows a view.
func (g *Graph) SetView(v View) {
	if !v.equal(g.view) {
		g.view = v
		g.Refresh()
	}
}

// Heights of the parts of a graph. The phases are named below the curve if it is at least
// tall.
const (
	least  = 44
	tall   = 80
	strip  = 12 // the bars of the times
	margin = 5  // at the sides, so that the marks of the first and last moves fit
)

// MinSize implements fyne.CanvasObject.
func (g *Graph) MinSize() fyne.Size { return fyne.NewSize(100, least) }

// Cursor implements desktop.Cursorable.
func (g *Graph) Cursor() desktop.Cursor { return desktop.PointerCursor }

// AccessibilityLabel implements fyne.Accessible.
func (g *Graph) AccessibilityLabel() string {
	if g.view.Told != "" {
		return g.view.Name + ". " + g.view.Told
	}
	return g.view.Name
}

// Spoken implements widgets.Speaker.
func (g *Graph) Spoken() string { return cmp.Or(g.view.Told, g.view.Name) }

// AccessibilityRole implements fyne.Accessible.
func (g *Graph) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// CreateRenderer implements fyne.Widget.
func (g *Graph) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(g, g.draw) }

// draw draws the curve with its marks, and the names of the phases below.
func (g *Graph) draw(d *widgets.Drawing) {
	size := g.Size()
	if size.Width < 1 || size.Height < 1 {
		return
	}
	view, low := g.view, size.Height
	if names := g.names(size.Width); size.Height >= tall && len(names) > 1 {
		low -= widgets.High(look.NoteSize, 1)
		for _, n := range names {
			d.Add(n.text, fyne.NewPos(n.x, low), n.text.MinSize())
		}
	}
	colours := coloursOf()
	picture := canvas.NewRaster(func(w, h int) image.Image {
		return paint(view, w, h, float32(w)/size.Width, colours)
	})
	d.Add(picture, fyne.NewPos(0, 0), fyne.NewSize(size.Width, low))
	g.caption(d, low, colours)
	if g.focused {
		widgets.Ring(d, fyne.NewSize(size.Width, low))
	}
}

// A name is the name of a phase, and where it begins.
type name struct {
	text *canvas.Text
	x    float32
}

// phaseName returns the name of a phase.
func phaseName(p review.Phase) string {
	switch p {
	case review.Opening:
		return i18n.T("graph.opening")
	case review.Middlegame:
		return i18n.T("graph.middlegame")
	}
	return i18n.T("graph.endgame")
}

// names returns the names of the phases that have room for them.
func (g *Graph) names(width float32) (all []name) {
	plies := len(g.view.Chances)
	for i, p := range g.view.Phases {
		if p == review.NoPhase || i > 0 && g.view.Phases[i-1] == p {
			continue
		}
		end := i
		for end < len(g.view.Phases) && g.view.Phases[end] == p {
			end++
		}
		text := canvas.NewText(phaseName(p), theme.Color(theme.ColorNamePlaceHolder))
		text.TextSize = theme.CaptionTextSize()
		x := at(i, plies, width, margin)
		if text.MinSize().Width <= at(end-1, plies, width, margin)-x {
			all = append(all, name{text, x})
		}
	}
	return all
}

// at returns where a position is, in a graph of a number of positions and a width.
func at(ply, plies int, width, margin float32) float32 {
	return margin + (width-2*margin)*float32(ply)/float32(max(plies-1, 1))
}
