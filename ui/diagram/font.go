package diagram

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A Font draws text as outlines, so that a picture needs no font to be shown. It may be
// used by one goroutine at a time.
type Font struct {
	parsed *sfnt.Font
	buffer sfnt.Buffer
}

// NewFont reads a TrueType or OpenType font.
func NewFont(data []byte) (*Font, error) {
	parsed, err := sfnt.Parse(data)
	if err != nil {
		return nil, err
	}
	return &Font{parsed: parsed}, nil
}

// grid is how finely glyphs are laid out, in steps of the font's size.
const grid = 1000

// text is the outlines of a line of a font size around a middle, by its capitals, and the
// width of the line. Signs that the font lacks are left out.
func (f *Font) text(line string, middle Point, size float64) (p path, width float64) {
	em := fixed.I(grid)
	scale := size / grid / 64
	for _, r := range line {
		glyph, err := f.parsed.GlyphIndex(&f.buffer, r)
		if err != nil || glyph == 0 {
			continue
		}
		segments, err := f.parsed.LoadGlyph(&f.buffer, glyph, em, nil)
		if err != nil {
			continue
		}
		for _, s := range segments {
			at := func(i int) Point {
				return Point{width + float64(s.Args[i].X)*scale, float64(s.Args[i].Y) * scale}
			}
			switch s.Op {
			case sfnt.SegmentOpMoveTo:
				p.move(at(0))
			case sfnt.SegmentOpLineTo:
				p.line(at(0))
			case sfnt.SegmentOpQuadTo:
				p.quad(at(0), at(1))
			case sfnt.SegmentOpCubeTo:
				p.cubic(at(0), at(1), at(2))
			}
		}
		if step, err := f.parsed.GlyphAdvance(&f.buffer, glyph, em, font.HintingNone); err == nil {
			width += float64(step) * scale
		}
	}
	for i := range p {
		for j := range p[i].points[:p[i].n] {
			p[i].points[j].X += middle.X - width/2
			p[i].points[j].Y += middle.Y + capitals*size/2
		}
	}
	return p, width
}

// capitals is the height of capital letters and figures, in sizes of a font.
const capitals = 0.714
