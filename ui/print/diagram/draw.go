package diagram

import (
	"image/color"
	"slices"

	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
)

// A pen draws the parts of a diagram, the lowest first.
type pen interface {
	// fill fills a path.
	fill(p path, c color.NRGBA)
	// glow draws a disc that fades towards its edge.
	glow(at Point, radius float64, c color.NRGBA)
	// picture draws an SVG on a square, upside down if turned.
	picture(svg []byte, at Point, side float64, turned bool)
}

// A drawing draws a diagram with a pen.
type drawing struct {
	Diagram
	style Style
	geo   boardmodel.Geometry
	pen   pen
}

func (d Diagram) draw(s Style, to pen) {
	w := drawing{Diagram: d, style: s, geo: d.geometry(), pen: to}
	width, height := d.Size()
	w.fill(rectangle(0, 0, width, height), s.Ground)
	w.ground()
	w.frame()
	w.below()
	w.coordinates()
	w.hands()
	w.men()
	w.above()
}

// fill fills a path unless the colour is transparent.
func (w *drawing) fill(p path, c color.NRGBA) {
	if c.A > 0 {
		w.pen.fill(p, c)
	}
}

func (w *drawing) corner(s rules.Spot) Point {
	x, y := w.geo.SpotCorner(s)
	return Point{float64(x), float64(y)}
}

func (w *drawing) centre(s rules.Square) Point {
	x, y := w.geo.Centre(rules.On(s))
	return Point{float64(x), float64(y)}
}

// ground draws the empty board.
func (w *drawing) ground() {
	if w.Shape.Plain {
		w.plain()
		return
	}
	x, y := float64(w.geo.Left), float64(w.geo.Top)
	w.fill(rectangle(x, y, Unit*float64(w.Shape.Files), Unit*float64(w.Shape.Ranks)), w.style.Light)
	for f := range w.Shape.Files {
		for r := range w.Shape.Ranks {
			if s := rules.Sq(f, r); !s.Light() {
				at := w.corner(rules.On(s))
				w.fill(rectangle(at.X, at.Y, Unit, Unit), w.style.Dark)
			}
		}
	}
}

func (w *drawing) frame() {
	if w.style.Frame.A == 0 || w.Shape.Plain {
		return
	}
	width, height := w.Size()
	w.fill(border(0, 0, width, height, Unit*0.02), w.style.Frame)
}

// below draws the tints under the pieces.
func (w *drawing) below() {
	for _, s := range w.Last {
		at := w.corner(s)
		w.fill(rectangle(at.X, at.Y, Unit, Unit), w.style.Last)
	}
	if w.style.Check.A == 0 {
		return
	}
	for _, s := range w.Position.Checks() {
		w.pen.glow(w.centre(s), Unit*0.5, w.style.Check)
	}
}

func (w *drawing) men() {
	for f := range w.Shape.Files {
		for r := range w.Shape.Ranks {
			s := rules.Sq(f, r)
			if p, there := w.Position.At(s); there {
				w.man(p, w.corner(rules.On(s)), Unit)
			}
		}
	}
}

// man draws a piece.
func (w *drawing) man(p rules.Piece, at Point, side float64) {
	svg, ok := w.style.Art.Piece(p)
	if w.Shape.Directed {
		svg, ok = w.style.Art.Tile(p)
	}
	if ok {
		w.pen.picture(svg, at, side, w.Shape.Directed && p.Side != w.Shape.Bottom(w.Flipped))
	}
}

// above draws the arrows and circles.
func (w *drawing) above() {
	for _, m := range w.Marks {
		body, edge := w.mark(m)
		if w.style.Edge != nil {
			w.fill(edge, w.style.Edge(m.Colour))
		}
		w.fill(body, m.Colour)
	}
}

// mark returns the shape of a mark and of the edge around it.
func (w *drawing) mark(m Mark) (body, edge path) {
	const thin = Unit * boardmodel.ArrowEdge
	from, to := w.centre(m.From), w.centre(m.To)
	if m.From == m.To {
		const r, width = Unit * 0.45, Unit * 0.07
		edge.add(ring(from, r+thin, thin), ring(from, r-width, thin))
		return ring(from, r, width), edge
	}
	inner := boardmodel.ArrowOutline(from.X, from.Y, to.X, to.Y, Unit, 1)
	hole := inner
	slices.Reverse(hole[:])
	edge.add(outline(boardmodel.Outset(inner, thin)), outline(hole))
	return outline(inner), edge
}

func outline(corners [boardmodel.ArrowCorners][2]float64) path {
	var points []Point
	for _, c := range corners {
		points = append(points, Point{c[0], c[1]})
	}
	return polygon(points...)
}
