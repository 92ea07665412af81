package diagram

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A Font draws text as outlines, so that a picture needs no font to be shown. It may be
// used by one goroutine at a time.
type Font struct {
	parsed  *sfnt.Font
	more    *sfnt.Font    // nil until a sign is missing
	further func() []byte // nil if there is none, or once it has been asked
	buffer  sfnt.Buffer
}

// NewFont reads a TrueType or OpenType font. further returns one with signs that it lacks, and is
// called only when one of them is written: a font of Japanese is large. It may be nil.
func NewFont(font []byte, further func() []byte) (*Font, error) {
	parsed, err := sfnt.Parse(font)
	if err != nil {
		return nil, err
	}
	return &Font{parsed: parsed, further: further}, nil
}

// glyph finds a sign in the font or, if that lacks it, in the further one.
func (f *Font) glyph(r rune) (from *sfnt.Font, glyph sfnt.GlyphIndex) {
	if glyph, err := f.parsed.GlyphIndex(&f.buffer, r); err == nil && glyph != 0 {
		return f.parsed, glyph
	}
	if f.further != nil {
		f.more, _ = sfnt.Parse(f.further()) // signs of a font that cannot be read are left out
		f.further = nil
	}
	if f.more != nil {
		if glyph, err := f.more.GlyphIndex(&f.buffer, r); err == nil && glyph != 0 {
			return f.more, glyph
		}
	}
	return nil, 0
}

// grid is how finely glyphs are laid out, in steps of the font's size.
const grid = 1000

// text returns the outlines of a line of a font size around a middle, by its capitals,
// and the width of the line.
func (f *Font) text(line string, middle Point, size float64) (p path, width float64) {
	p, width = f.line(line, size)
	return moved(p, Point{middle.X - width/2, middle.Y + capitals*size/2}), width
}

// line returns the outlines of a line of a font size from the left end of its baseline,
// and its width. Signs that the font lacks are left out.
func (f *Font) line(line string, size float64) (p path, width float64) {
	em := fixed.I(grid)
	scale := size / grid / 64
	for _, r := range line {
		from, glyph := f.glyph(r)
		if from == nil {
			continue
		}
		segments, err := from.LoadGlyph(&f.buffer, glyph, em, nil)
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
		if step, err := from.GlyphAdvance(&f.buffer, glyph, em, font.HintingNone); err == nil {
			width += float64(step) * scale
		}
	}
	return p, width
}

// capitals is the height of capital letters and figures, as a part of the font size.
const capitals = 0.714
