//go:build tools

// Run by hand: PASSEDPAWN_FONTS=/usr/share/fonts/opentype/noto go test -tags tools ./assets -run TestGenerateFont

package assets

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"golang.org/x/image/font/sfnt"
)

// TestGenerateFont writes the fonts of Japanese moves and names. Besides the fonts for
// TestGenerate it needs the program pyftsubset of Debian's package fonttools.
func TestGenerateFont(t *testing.T) {
	for name, signs := range map[string]string{"moves.otf": MoveSigns, "japanese.ttf.gz": MoveSigns + japaneseSigns(t)} {
		path := filepath.Join(t.TempDir(), "cut.otf")
		cut := exec.Command("pyftsubset", filepath.Join(os.Getenv("PASSEDPAWN_FONTS"), "NotoSansCJK-Regular.ttc"), "--font-number=0", "--text="+signs+spaces,
			"--no-hinting", "--layout-features=", "--notdef-outline", "--output-file="+path)
		if out, err := cut.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		likeNotoSans(t, data)
		if name == "japanese.ttf.gz" {
			data = forPrint(t, data)
		}
		if err := os.WriteFile("fonts/"+name, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// forPrint returns a font as PDF needs it, compressed.
func forPrint(t *testing.T, data []byte) []byte {
	t.Helper()
	from, err := sfnt.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	converted, err := trueType(from)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(converted); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// spaces are drawn in the font of the character before them.
const spaces = " \u00a0"

// likeNotoSans gives a font the line heights and the spaces of Noto Sans, so that texts
// in both share a baseline.
func likeNotoSans(t *testing.T, data []byte) {
	const ascent, descent, gap, space = 1069, -293, 0, 260
	for i, v := range []int16{ascent, descent, gap} {
		patch(data, "hhea", 4+2*i, uint16(v))
	}
	f, err := sfnt.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range spaces {
		glyph, err := f.GlyphIndex(nil, r)
		if err != nil || glyph == 0 {
			t.Fatalf("%v: no glyph for %U", err, r)
		}
		patch(data, "hmtx", 4*int(glyph), space)
	}
}

// patch puts a number into a table of a font, and corrects the checksums.
func patch(data []byte, table string, at int, v uint16) {
	number := binary.BigEndian
	entry := func(name string) []byte { // of the directory
		for i := range int(number.Uint16(data[4:])) {
			if e := data[12+16*i:]; string(e[:4]) == name {
				return e
			}
		}
		panic("a font without " + name)
	}
	e := entry(table)
	content := data[number.Uint32(e[8:]):]
	word := content[at&^3:]
	before := number.Uint32(word)
	number.PutUint16(content[at:], v)
	change := number.Uint32(word) - before
	number.PutUint32(e[4:], number.Uint32(e[4:])+change)
	whole := data[number.Uint32(entry("head")[8:])+8:]
	number.PutUint32(whole, number.Uint32(whole)-2*change) // in the table and in its sum
}
