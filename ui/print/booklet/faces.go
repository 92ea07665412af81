package booklet

import (
	"unicode"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A face is a cut of the text font.
type face uint8

const (
	regular face = iota
	bold
	italic
	signs    // for what the others lack
	japanese // for what signs lacks
	allFaces
)

// family returns the name of a face in the PDF.
func (f face) family() string {
	return [allFaces]string{"regular", "bold", "italic", "signs", "japanese"}[f]
}

// faces measure text. They know which face has a glyph.
type faces struct {
	data   [allFaces][]byte
	parsed [allFaces]*sfnt.Font
	buffer sfnt.Buffer
	glyphs [allFaces]map[rune]glyph
	words  map[word]float64
}

// A glyph has the face that contains it, and its width at a size of 1.
type glyph struct {
	face  face
	sign  rune // itself, its replacement if no face has it, or 0 for nothing
	width float64
}

// missing replaces signs that no face has.
const missing = '□'

// Chessmen are printed larger than letters, because they would look small beside them.
const larger = 1.22

func isChessman(r rune) bool { return r >= '♔' && r <= '♟' }

func newFaces(f Fonts) (*faces, error) {
	fs := &faces{data: [allFaces][]byte{f.Regular, f.Bold, f.Italic, f.Signs, f.Japanese}, words: map[word]float64{}}
	for i, data := range fs.data {
		var err error
		if fs.parsed[i], err = sfnt.Parse(data); err != nil {
			return nil, err
		}
		fs.glyphs[i] = map[rune]glyph{}
	}
	return fs, nil
}

// file returns the font file of a face for the PDF, which takes the signs in use from it,
// nil if nothing is set in the Japanese face.
func (fs *faces) file(f face) []byte {
	if f == japanese && !fs.uses(japanese) {
		return nil
	}
	return fs.data[f]
}

// uses reports whether anything is set in a face.
func (fs *faces) uses(f face) bool {
	for _, of := range fs.glyphs {
		for _, g := range of {
			if g.face == f && g.sign != 0 {
				return true
			}
		}
	}
	return false
}

// glyph finds a sign in a face, or in those for what it lacks.
func (fs *faces) glyph(f face, r rune) glyph {
	g, known := fs.glyphs[f][r]
	if known {
		return g
	}
	g = glyph{signs, missing, 0}
	if unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) {
		g = glyph{face: f} // it only changes its neighbours
	}
	for _, try := range []face{f, signs, japanese} {
		if width, there := fs.width(try, r); there {
			g = glyph{try, r, width}
			break
		}
	}
	if g.sign == missing && r != missing {
		g.width, _ = fs.width(signs, missing)
	}
	if isChessman(r) {
		g.width *= larger
	}
	fs.glyphs[f][r] = g
	return g
}

// grid is how finely glyphs are measured.
const grid = 1000

func (fs *faces) width(f face, r rune) (width float64, there bool) {
	index, err := fs.parsed[f].GlyphIndex(&fs.buffer, r)
	if err != nil || index == 0 {
		return 0, false
	}
	step, err := fs.parsed[f].GlyphAdvance(&fs.buffer, index, fixed.I(grid), font.HintingNone)
	return float64(step) / 64 / grid, err == nil
}

// A run is text in one face and size.
type run struct {
	face   face
	text   string
	larger bool
}

// runs splits a text by the faces that have its signs.
func (fs *faces) runs(f face, text string) (all []run) {
	for _, r := range text {
		g := fs.glyph(f, r)
		if g.sign == 0 {
			continue
		}
		if n := len(all); n > 0 && all[n-1].face == g.face && all[n-1].larger == isChessman(r) {
			all[n-1].text += string(g.sign)
		} else {
			all = append(all, run{g.face, string(g.sign), isChessman(r)})
		}
	}
	return all
}

// measure returns the width of a text in points.
func (fs *faces) measure(text string, s cut) float64 {
	w := word{text: text, cut: cut{face: s.face}}
	width, known := fs.words[w]
	if !known {
		for _, r := range text {
			width += fs.glyph(s.face, r).width
		}
		fs.words[w] = width
	}
	return width * s.size
}
