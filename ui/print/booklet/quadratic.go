package booklet

import (
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A maker collects the glyphs of a TrueType font.
type maker struct {
	from             *sfnt.Font
	buffer           sfnt.Buffer
	em               int
	outlines         []byte
	index            []uint32   // where each glyph begins
	widths           []int16    // of each
	boxes            [][4]int16 // around each: left, bottom, right, top
	points, contours uint16     // the most that a glyph has
}

// A place is a point of an outline in units of the font, upwards. The curve goes through
// it, or it is the handle between two that it goes through.
type place struct {
	x, y   float64
	handle bool
}

// sign adds a glyph.
func (f *maker) sign(r rune) error {
	em := fixed.I(f.em)
	glyph, err := f.from.GlyphIndex(&f.buffer, r)
	if err != nil {
		return err
	}
	segments, err := f.from.LoadGlyph(&f.buffer, glyph, em, nil)
	if err != nil {
		return err
	}
	var all [][]place
	for _, s := range segments {
		at := func(i int) place {
			return place{x: float64(s.Args[i].X) / 64, y: -float64(s.Args[i].Y) / 64}
		}
		n := len(all) - 1
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			all = append(all, []place{at(0)})
		case sfnt.SegmentOpLineTo:
			all[n] = append(all[n], at(0))
		case sfnt.SegmentOpQuadTo:
			by := at(0)
			by.handle = true
			all[n] = append(all[n], by, at(1))
		case sfnt.SegmentOpCubeTo:
			all[n] = append(all[n], quadratics(all[n][len(all[n])-1], at(0), at(1), at(2))...)
		}
	}
	step, err := f.from.GlyphAdvance(&f.buffer, glyph, em, font.HintingNone)
	if err != nil {
		return err
	}
	f.add(all, step.Round())
	return nil
}

// pieces is how many quadratic curves stand for a cubic one.
const pieces = 3

// quadratics returns the points after a, of quadratic curves along a cubic one.
func quadratics(a, b, c, d place) (all []place) {
	cubic := func(t float64) (at, slope place) {
		u := 1 - t
		mix := func(a, b, c, d float64) (float64, float64) {
			return u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d, 3 * (u*u*(b-a) + 2*u*t*(c-b) + t*t*(d-c))
		}
		at.x, slope.x = mix(a.x, b.x, c.x, d.x)
		at.y, slope.y = mix(a.y, b.y, c.y, d.y)
		return at, slope
	}
	from, slope := cubic(0)
	for i := 1; i <= pieces; i++ {
		to, next := cubic(float64(i) / pieces)
		// The handle that comes nearest to both slopes.
		by := place{(from.x+to.x)/2 + (slope.x-next.x)/(4*pieces), (from.y+to.y)/2 + (slope.y-next.y)/(4*pieces), true}
		all = append(all, by, to)
		from, slope = to, next
	}
	return all
}

// add adds a glyph of contours and a width.
func (f *maker) add(contours [][]place, width int) {
	f.index = append(f.index, uint32(len(f.outlines)))
	f.widths = append(f.widths, int16(width))
	var ends []uint16
	var flags []byte
	var xs, ys []int16
	var x, y int16
	box := [4]int16{math.MaxInt16, math.MaxInt16, math.MinInt16, math.MinInt16}
	for _, points := range contours {
		for _, p := range points {
			px, py := int16(math.Round(p.x)), int16(math.Round(p.y))
			xs, ys = append(xs, px-x), append(ys, py-y)
			x, y = px, py
			box = [4]int16{min(box[0], x), min(box[1], y), max(box[2], x), max(box[3], y)}
			flag := byte(1)
			if p.handle {
				flag = 0
			}
			flags = append(flags, flag)
		}
		ends = append(ends, uint16(len(flags)-1))
	}
	if len(flags) == 0 {
		f.boxes = append(f.boxes, [4]int16{})
		return
	}
	f.boxes = append(f.boxes, box)
	f.points, f.contours = max(f.points, uint16(len(flags))), max(f.contours, uint16(len(ends)))
	f.outlines = append(f.outlines, bytesOf([]int16{int16(len(ends))}, box, ends, []uint16{0}, flags, xs, ys)...)
	for len(f.outlines)%4 > 0 {
		f.outlines = append(f.outlines, 0)
	}
}
