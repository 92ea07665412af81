package export

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/settings"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

const immortal = `[Event "London"]
[Date "1851.06.21"]
[White "Adolf Anderssen"]
[Black "Lionel Kieseritzky"]
[Result "1-0"]

1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1! cxb5
12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6!! Bxg1 19. e5 {[%csl Gd6]} Qxa1+ 20. Ke2 Na6
21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7# 1-0
`

// TestSheet puts games of every length on a sheet: each move is on it once, and there are
// never too many diagrams.
func TestSheet(t *testing.T) {
	e := New(settings.Default(), look.NewPieces("founders", "kanji").Art())
	for plies, want := range map[int]int{1: 1, 4: 1, 5: 2, 48: 12, 49: 9, 300: 12, 600: 12} {
		from := source(t, strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 150)[:4*plies]+"*")
		s := e.sheet(from)
		var said []string
		for _, c := range s.Cells {
			for _, word := range strings.Fields(c.Moves) {
				said = append(said, word[strings.LastIndexAny(word, ".…")+1:])
			}
		}
		if len(s.Cells) != want || len(said) != plies {
			t.Errorf("%d plies: %d diagrams, %d moves", plies, len(s.Cells), len(said))
		}
	}
	if s := e.sheet(source(t, "*")); len(s.Cells) != 1 || s.Cells[0].Moves != "" {
		t.Errorf("a game without moves: %+v", s)
	}
	s := e.sheet(source(t, immortal))
	last := s.Cells[len(s.Cells)-1]
	if s.Title != "Adolf Anderssen – Lionel Kieseritzky" || s.About != "London · 1851-06-21" || !strings.HasSuffix(last.Moves, "23.Be7# 1–0") ||
		len(last.Position.Checks()) != 1 {
		t.Errorf("%q, %q, %q", s.Title, s.About, last.Moves)
	}
}

// TestSheetFiles writes a sheet of chess and of shogi in both formats.
func TestSheetFiles(t *testing.T) {
	t.Cleanup(func() { i18n.WriteNative(false) })
	i18n.WriteNative(true)
	e := New(settings.Default(), look.NewPieces("founders", "kanji").Art())
	shogi := source(t, "[Variant \"Shogi\"]\n\n1. P-7f P-3d *")
	if moves := e.sheet(shogi).Cells[0].Moves; moves != "1.▲７六歩 2.△３四歩" {
		t.Errorf("the Japanese moves are %s", moves)
	}
	for name, from := range map[string]Source{
		"immortal": source(t, immortal),
		"shogi":    source(t, "[Variant \"Shogi\"]\n[White \"羽生善治\"]\n\n1. P-7f P-3d 2. Bx2b+ Sx2b 3. B@4e *"),
	} {
		var picture, drawing bytes.Buffer
		if err := e.sheetPNG(&picture, from, Options{}, nil); err != nil {
			t.Fatal(err)
		}
		if err := e.sheetSVG(&drawing, from, Options{}, nil); err != nil {
			t.Fatal(err)
		}
		for end, data := range map[string][]byte{".png": picture.Bytes(), ".svg": drawing.Bytes()} {
			if err := os.WriteFile(filepath.Join(t.ArtifactDir(), "sheet-"+name+end), data, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		img, err := png.Decode(&picture)
		if err != nil {
			t.Fatal(err)
		}
		dark := 0
		for x := range img.Bounds().Dx() { // the line with the title
			if r, _, _, _ := img.At(x, 58).RGBA(); r < 0x4000 {
				dark++
			}
		}
		if dark < 10 {
			t.Errorf("%s: the title has %d dark pixels", name, dark)
		}
		for d := xml.NewDecoder(&drawing); ; {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
	}
}
