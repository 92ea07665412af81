//go:build tools

package assets

import (
	"math"

	hinting "golang.org/x/image/font"
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
	step, err := f.from.GlyphAdvance(&f.buffer, glyph, em, hinting.HintingNone)
	if err != nil {
		return err
	}
	f.add(all, step.Round())
	return nil
}

// near is how far a quadratic curve may be from a cubic one, in units of the font.
const near = 0.4

// quadratics returns the points after a, of as few quadratic curves along a cubic one as
// come near enough.
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
	for pieces := 1.0; ; pieces++ {
		all = all[:0]
		off := 0.0
		from, slope := cubic(0)
		for i := 1.0; i <= pieces; i++ {
			to, next := cubic(i / pieces)
			// The handle that comes nearest to both slopes.
			by := place{(from.x+to.x)/2 + (slope.x-next.x)/(4*pieces), (from.y+to.y)/2 + (slope.y-next.y)/(4*pieces), true}
			all = append(all, by, to)
			for _, t := range []float64{0.25, 0.5, 0.75} {
				at, _ := cubic((i - 1 + t) / pieces)
				u := 1 - t
				off = max(off, math.Hypot(u*u*from.x+2*u*t*by.x+t*t*to.x-at.x, u*u*from.y+2*u*t*by.y+t*t*to.y-at.y))
			}
			from, slope = to, next
		}
		if off < near || pieces == 6 {
			return all
		}
	}
}

// add adds a glyph of contours and a width.
func (f *maker) add(contours [][]place, width int) {
	f.index = append(f.index, uint32(len(f.outlines)))
	f.widths = append(f.widths, int16(width))
	var points []place
	var ends []uint16
	for _, c := range contours {
		points = append(points, lean(c)...)
		ends = append(ends, uint16(len(points)-1))
	}
	if len(points) == 0 {
		f.boxes = append(f.boxes, [4]int16{})
		return
	}
	box := [4]int16{math.MaxInt16, math.MaxInt16, math.MinInt16, math.MinInt16}
	for _, p := range points {
		x, y := int16(p.x), int16(p.y)
		box = [4]int16{min(box[0], x), min(box[1], y), max(box[2], x), max(box[3], y)}
	}
	f.boxes = append(f.boxes, box)
	f.points, f.contours = max(f.points, uint16(len(points))), max(f.contours, uint16(len(ends)))
	f.outlines = append(f.outlines, bytesOf([]int16{int16(len(ends))}, box, ends, []uint16{0}, steps(points))...)
	for len(f.outlines)%4 > 0 {
		f.outlines = append(f.outlines, 0)
	}
}

// lean returns a contour in whole units, without the points that need not be written: the
// first one at the end again, and those in the middle of two handles.
func lean(contour []place) (all []place) {
	for i, p := range contour {
		contour[i].x, contour[i].y = math.Round(p.x), math.Round(p.y)
	}
	if n := len(contour) - 1; n > 0 && !contour[n].handle && contour[n] == contour[0] {
		contour = contour[:n]
	}
	for i, p := range contour {
		before, after := contour[(i+len(contour)-1)%len(contour)], contour[(i+1)%len(contour)]
		if i == 0 || p.handle || !before.handle || !after.handle || 2*p.x != before.x+after.x || 2*p.y != before.y+after.y {
			all = append(all, p)
		}
	}
	return all
}

// The flags of a point.
const (
	onCurve = 1 << iota
	shortX
	shortY
	repeated
	sameX // or upwards, if shortX
	sameY
)

// steps returns the flags of points, and then the ways from each to the next.
func steps(points []place) []byte {
	var flags, xs, ys []byte
	var at place
	repeats := 0
	for i, p := range points {
		var flag byte
		if !p.handle {
			flag = onCurve
		}
		x, way := step(int16(p.x-at.x), shortX, sameX)
		flag, xs = flag|x, append(xs, way...)
		y, way := step(int16(p.y-at.y), shortY, sameY)
		flag, ys = flag|y, append(ys, way...)
		at = p
		if n := len(flags) - 1; i > 0 && repeats < 255 && flags[n-min(repeats, 1)]&^repeated == flag {
			if repeats++; repeats == 1 {
				flags[n] |= repeated
				flags = append(flags, 0)
			}
			flags[len(flags)-1] = byte(repeats)
			continue
		}
		repeats = 0
		flags = append(flags, flag)
	}
	return append(append(flags, xs...), ys...)
}

// step returns the flag for a way along an axis, and how it is written.
func step(way int16, short, same byte) (flag byte, written []byte) {
	switch {
	case way == 0:
		return same, nil
	case way > 0 && way < 256:
		return short | same, []byte{byte(way)}
	case way < 0 && way > -256:
		return short, []byte{byte(-way)}
	}
	return 0, bytesOf([]int16{way})
}
