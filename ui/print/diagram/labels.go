package diagram

import (
	"image/color"
	"strconv"

	"passedpawn/game/rules"
)

// coordinates draws them in the corners of the squares at the edge, or on the rim of a plain
// board: files above, ranks at the right.
func (w *drawing) coordinates() {
	if !w.Coordinates {
		return
	}
	for f := range w.Shape.Files {
		if w.Shape.Plain {
			at := w.corner(rules.On(w.seen(f, w.Shape.Ranks-1)))
			w.label(w.Shape.FileNames[w.seen(f, 0).File], Point{at.X + Unit/2, at.Y - float64(w.geo.Rim())/2}, w.style.Dark)
			continue
		}
		s := w.seen(f, 0)
		at := w.corner(rules.On(s))
		w.label(w.Shape.FileNames[s.File], Point{at.X + Unit*0.9, at.Y + Unit*0.9}, w.against(s))
	}
	for r := range w.Shape.Ranks {
		if w.Shape.Plain {
			s := w.seen(w.Shape.Files-1, r)
			at := w.corner(rules.On(s))
			w.rank(int(s.Rank), Point{at.X + Unit + float64(w.geo.Rim())/2, at.Y + Unit/2})
			continue
		}
		s := w.seen(0, r)
		at := w.corner(rules.On(s))
		w.label(w.Shape.RankNames[s.Rank], Point{at.X + Unit*0.1, at.Y + Unit*0.12}, w.against(s))
	}
}

// seen returns a square by its place from the bottom left of the picture.
func (w *drawing) seen(file, rank int) rules.Square {
	if w.Flipped {
		return rules.Sq(w.Shape.Files-1-file, w.Shape.Ranks-1-rank)
	}
	return rules.Sq(file, rank)
}

// against returns the colour of coordinates on a square.
func (w *drawing) against(s rules.Square) color.NRGBA {
	if s.Light() {
		return w.style.OnLight
	}
	return w.style.OnDark
}

// labelSize is the font size of coordinates.
const labelSize = 0.19 * Unit

func (w *drawing) label(text string, middle Point, c color.NRGBA) {
	p, _ := w.style.Font.text(text, middle, labelSize)
	w.fill(p, c)
}

func (w *drawing) rank(rank int, middle Point) {
	const side = Unit * 0.3
	n := w.Shape.Ranks - rank
	if svg, ok := w.style.Art.Numeral(n, w.style.Dark); ok && w.Numerals {
		w.pen.picture(svg, Point{middle.X - side/2, middle.Y - side/2}, side, false)
		return
	}
	w.label(w.Shape.RankNames[rank], middle, w.style.Dark)
}

// count draws a number in a disc at the bottom right of a place in a hand.
func (w *drawing) count(at Point, n int) {
	const r = Unit * 0.17
	middle := Point{at.X + Unit - r, at.Y + Unit - r}
	w.fill(disc(middle, r), w.style.Card)
	w.fill(ring(middle, r, r*0.12), w.style.Ink)
	p, _ := w.style.Font.text(strconv.Itoa(n), middle, r*1.24)
	w.fill(p, w.style.Ink)
}
