package i18n

import (
	"bytes"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/font"

	"passedpawn/assets"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
)

// TestTheFontHasEverySign looks up every character of the window's texts, in every
// language, in the fonts that come with the program: a system may have no other font for
// it. The marks of moves are among them.
func TestTheFontHasEverySign(t *testing.T) {
	said := map[string]bool{}
	for nag := range 256 {
		said[record.NAGText(nag)] = true
	}
	for _, text := range taught(t) {
		said[text] = true
	}
	said[assets.Openings()] = true
	for _, l := range Offered(assets.Languages()) {
		said[assets.Help(l.Code)], said[assets.OpeningWords(l.Code)] = true, true
		for _, forms := range table(t, l.Code) {
			for _, text := range forms {
				said[text] = true
			}
		}
	}
	for _, from := range []fyne.Resource{theme.DefaultTextFont(), theme.DefaultTextBoldFont()} {
		face := parse(t, from.Content())
		for text := range said {
			for _, r := range text {
				if _, ok := face.NominalGlyph(r); !ok && !strings.ContainsRune("\n\t●", r) { // in a title only
					t.Errorf("%s has no %c (%U), which is in %q", from.Name(), r, r, text)
				}
			}
		}
	}
}

func parse(t *testing.T, content []byte) *font.Face {
	t.Helper()
	face, err := font.ParseTTF(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	return face
}

// TestTheFontHasJapaneseMoves checks that the font of the moves has all their characters,
// and the spaces and line heights of the text font beside it.
func TestTheFontHasJapaneseMoves(t *testing.T) {
	face, text := parse(t, assets.MoveFont()), parse(t, theme.DefaultTextFont().Content())
	signs := assets.MoveSigns
	r := shogi.Rules{}
	for file := range 9 {
		signs += shogi.JapaneseSquare(rules.Sq(file, file))
	}
	for _, k := range rules.LettersOf(r) {
		signs += shogi.JapaneseKind(k) + shogi.JapaneseKind(rules.Promoted(r, k))
	}
	for _, r := range signs {
		if _, ok := face.NominalGlyph(r); !ok {
			t.Errorf("the font has no %c", r)
		}
	}
	width := func(f *font.Face, r rune) float32 {
		glyph, ok := f.NominalGlyph(r)
		if !ok {
			t.Errorf("no space %U", r)
		}
		return f.HorizontalAdvance(glyph) / float32(f.Upem())
	}
	for _, r := range " \u00a0" { // drawn in the font of the character before them
		if got, want := width(face, r), width(text, r); got != want {
			t.Errorf("the space %U is %v wide, want %v", r, got, want)
		}
	}
	got, _ := face.FontHExtents()
	want, _ := text.FontHExtents()
	if scale := float32(text.Upem()) / float32(face.Upem()); got.Ascender*scale != want.Ascender || got.Descender*scale != want.Descender {
		t.Errorf("the lines are %+v, want %+v", got, want)
	}
}
