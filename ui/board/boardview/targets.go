package boardview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/game/rules"
)

// The parts of a square that a mark on it takes: the dot on a target, the disc with what
// a piece becomes there, and the disc beside a piece.
const (
	targetPart = 0.28
	becomePart = 0.84
	besidePart = 0.4
)

// targets marks where the piece in hand may go: a dot, a ring round what it takes, and,
// where it becomes another piece without a choice, that piece.
func targets(r *renderer) {
	b, c := r.board, r.board.view.Colours
	from, targets := b.targets()
	lands, _ := b.landing()
	mover, _ := rules.PieceAt(b.view.Position, from)
	for _, s := range targets {
		if lands.Is(s) && b.state.Dragging {
			continue // the piece covers it
		}
		becomes := rules.Piece{Kind: b.state.Becomes(from, s), Side: mover.Side}
		switch {
		case b.state.Takes(from, s):
			ring := &canvas.Circle{StrokeColor: c.Target, StrokeWidth: r.geo.Cell * 0.08}
			r.place(ring, s, r.geo.Cell*0.05)
			r.add(ring)
			if becomes.Kind != rules.NoKind {
				r.small(s, becomes)
			}
		case becomes.Kind != rules.NoKind:
			x, y := r.geo.Corner(s)
			aside := r.geo.Cell * (1 - becomePart) / 2
			disc(r, fyne.NewPos(x+aside, y+aside), r.geo.Cell*becomePart, becomes)
		default:
			dot := canvas.NewCircle(c.Target)
			r.place(dot, s, r.geo.Cell*(1-targetPart)/2)
			r.add(dot)
		}
	}
}

// small shows the piece that was promoted, or the one that a piece will become, in a disc
// at the bottom of a square.
func (r *renderer) small(s rules.Square, p rules.Piece) {
	side := r.geo.Cell * besidePart
	x, y := r.geo.Corner(s)
	disc(r, fyne.NewPos(x+r.geo.Cell-side, y+r.geo.Cell-side), side, p)
}

// disc shows a piece in a disc.
func disc(r *renderer, at fyne.Position, side float32, p rules.Piece) {
	disc := canvas.NewCircle(r.board.view.Colours.Light)
	disc.StrokeColor, disc.StrokeWidth = r.board.view.Colours.Select, max(1, r.geo.Cell*0.03)
	img := canvas.NewImageFromImage(r.picture(p))
	for _, o := range []fyne.CanvasObject{disc, img} {
		o.Move(at)
		o.Resize(fyne.NewSquareSize(side))
		r.add(o)
	}
}
