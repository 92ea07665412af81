//go:build tools

// Run by hand: PASSEDPAWN_FONTS=/usr/share/fonts/opentype/noto go test -tags tools ./assets -run '^TestGenerate$'

package assets

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// TestGenerate writes the pieces of shogi, and the numerals of its ranks. The kanji are
// outlines of fonts under the licence in pieces/OFL.txt. Debian has them in the package
// fonts-noto-cjk; PASSEDPAWN_FONTS names their folder.
func TestGenerate(t *testing.T) {
	pen, plain := newPen(t, "NotoSerifCJK-Bold.ttc"), newPen(t, "NotoSansCJK-Bold.ttc")
	for _, k := range tiles {
		single := square{9.2, 13.2, 26.6, 26}
		pen.write("kanji", k.file, k.face(pen.glyphs(k.one, single)))
		if len([]rune(k.two)) == 2 {
			pen.write("kanji2", k.file, k.face(pen.glyphs(k.two, square{12.6, 9.6, 19.8, 15.6}, square{11.6, 25.6, 21.8, 15.4})))
		} else {
			pen.write("kanji2", k.file, k.face(pen.glyphs(k.two, single)))
		}
		pen.write("international", k.file, k.face(k.steps()))
	}
	for i, r := range []rune("一二三四五六七八九") {
		pen.write("numerals", fmt.Sprint(i+1), picture(fill(outline, plain.glyph(r, square{2.5, 2.5, 40, 40}))))
	}
}

// A pen writes files of glyphs.
type pen struct {
	t    *testing.T
	font *sfnt.Font
	buf  sfnt.Buffer
}

func newPen(t *testing.T, file string) *pen {
	data, err := os.ReadFile(filepath.Join(os.Getenv("PASSEDPAWN_FONTS"), file))
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := sfnt.ParseCollection(data)
	if err != nil {
		t.Fatal(err)
	}
	f, err := fonts.Font(0) // the Japanese font
	if err != nil {
		t.Fatal(err)
	}
	return &pen{t: t, font: f}
}

func (p *pen) write(set, name, svg string) {
	path := filepath.Join("pieces", set, name+".svg")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(svg), 0o644); err != nil {
		p.t.Fatal(err)
	}
}

// A square is the place of a glyph.
type square struct{ left, top, wide, high float64 }

// glyphs returns the outlines of some characters, each in its place.
func (p *pen) glyphs(text string, places ...square) string {
	path := ""
	for i, r := range []rune(text) {
		path += p.glyph(r, places[i])
	}
	return fill(ink, path)
}

// glyph returns the outline of a character. It fills the place as far as its proportions
// allow, but grows by at most a third.
func (p *pen) glyph(r rune, to square) string {
	i, err := p.font.GlyphIndex(&p.buf, r)
	if err != nil || i == 0 {
		p.t.Fatalf("%v: no glyph for %c", err, r)
	}
	em := fixed.Int26_6(p.font.UnitsPerEm())
	segments, err := p.font.LoadGlyph(&p.buf, i, em, nil)
	if err != nil {
		p.t.Fatalf("%c: %v", r, err)
	}
	box := segments.Bounds()
	wide, high := float64(box.Max.X-box.Min.X), float64(box.Max.Y-box.Min.Y)
	most := 1.3 / float64(em)
	x, y := min(to.wide/wide, to.wide*most), min(to.high/high, to.high*most)
	x, y = min(x, y*1.25), min(y, x*1.25)
	left, top := to.left+(to.wide-wide*x)/2, to.top+(to.high-high*y)/2
	var path strings.Builder
	for n, s := range segments {
		letter, points := "MLQC"[s.Op:s.Op+1], s.Args[:[]int{1, 1, 2, 3}[s.Op]]
		if s.Op == sfnt.SegmentOpMoveTo && n > 0 {
			path.WriteByte('Z')
		}
		path.WriteString(letter)
		for _, a := range points {
			fmt.Fprintf(&path, "%s %s ", number(left+float64(a.X-box.Min.X)*x), number(top+float64(a.Y-box.Min.Y)*y))
		}
	}
	return path.String() + "Z"
}
