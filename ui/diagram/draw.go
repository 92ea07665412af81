package diagram

import (
	"image/color"

	"passedpawn/game/rules"
	"passedpawn/ui/boardmodel"
)

// A pen puts down what a diagram is made of, the lowest first.
type pen interface {
	// fill fills a path.
	fill(p path, c color.NRGBA)
	// glow is a disc that fades to its edge.
	glow(at Point, radius float64, c color.NRGBA)
	// picture is an SVG on a square, upside down if turned.
	picture(svg []byte, at Point, side float64, turned bool)
}

// A drawing is a diagram on its way to a pen.
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

// fill leaves out what is transparent.
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

// ground is the board without anything on it.
func (w *drawing) ground() {
	if w.Shape.Plain {
		w.plain()
		return
	}
	x, y := float64(w.geo.Left), float64(w.geo.Top)
	w.fill(rectangle(x, y, Unit*float64(w.Shape.Files), Unit*float64(w.Shape.Ranks)), w.style.Light)
	for f := range w.Shape.Files {
		for r := range w.Shape.Ranks {
			if s := rules.Sq(f, r); !boardmodel.Light(s) {
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

// below are the tints under the pieces.
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

// above are the arrows and circles.
func (w *drawing) above() {
	for _, m := range w.Marks {
		if m.From == m.To {
			w.fill(ring(w.centre(m.From), Unit*0.45, Unit*0.07), m.Colour)
			continue
		}
		from, to := w.centre(m.From), w.centre(m.To)
		var corners []Point
		for _, c := range boardmodel.ArrowOutline(from.X, from.Y, to.X, to.Y, Unit) {
			corners = append(corners, Point{c[0], c[1]})
		}
		w.fill(polygon(corners...), m.Colour)
	}
}
