package assets

import (
	"bytes"
	"testing"
	"unicode/utf8"

	otf "github.com/go-text/typesetting/font"
	"golang.org/x/text/encoding/japanese"
)

// japaneseSigns returns the characters of Japanese names, from JIS X 0208: its marks and
// wide letters, both syllabaries, and 6,355 kanji. Characters that are not only Japanese,
// such as quotation marks, are left to the window's font.
func japaneseSigns(t *testing.T) string {
	t.Helper()
	all := ""
	for row := byte(1); row <= 84; row++ {
		for cell := byte(1); cell <= 94; cell++ {
			text, err := japanese.EUCJP.NewDecoder().String(string([]byte{0xA0 + row, 0xA0 + cell}))
			if r, _ := utf8.DecodeRuneInString(text); err == nil && r >= 0x3000 && r != utf8.RuneError {
				all += text
			}
		}
	}
	return all
}

// TestJapaneseFont checks that the font has every character of names, and outlines that a
// PDF can have.
func TestJapaneseFont(t *testing.T) {
	data, _ := JapaneseFont()
	if !bytes.HasPrefix(data, []byte{0, 1, 0, 0}) {
		t.Errorf("a TrueType font does not begin with %x", data[:4])
	}
	face, err := otf.ParseTTF(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	signs := japaneseSigns(t)
	if n := len([]rune(signs)); n < 6355+2*80 {
		t.Fatalf("only %d signs are looked for", n)
	}
	for _, r := range signs + "羽生善治藤井聡太渡辺明大橋宗桂" {
		if _, ok := face.NominalGlyph(r); !ok {
			t.Errorf("the font has no %c (%U)", r, r)
		}
	}
	for _, r := range "Aé…“’×§–°" {
		if _, ok := face.NominalGlyph(r); ok {
			t.Errorf("the font has %c (%U), which would be as wide as a kanji", r, r)
		}
	}
}
