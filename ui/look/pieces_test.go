package look

import (
	"image"
	"image/color"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/assets"
	"passedpawn/game/altpromo"
	"passedpawn/game/rules"
)

// on is a picture laid on a square of the board.
func on(img image.Image, ground color.Color) *image.RGBA {
	r := image.NewRGBA(img.Bounds())
	for y := r.Rect.Min.Y; y < r.Rect.Max.Y; y++ {
		for x := r.Rect.Min.X; x < r.Rect.Max.X; x++ {
			top, under := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA), color.NRGBAModel.Convert(ground).(color.NRGBA)
			r.Set(x, y, over(top, under))
		}
	}
	return r
}

// unlike is the share of pixels of which the lightness differs plainly.
func unlike(a, b *image.RGBA) float64 {
	plain := 0
	for i := 0; i < len(a.Pix); i += 4 {
		sum := 0
		for c := range 3 {
			sum += abs(int(a.Pix[i+c]) - int(b.Pix[i+c]))
		}
		if sum > 3*48 {
			plain++
		}
	}
	return float64(plain) / float64(len(a.Pix)/4)
}

func abs(n int) int { return max(n, -n) }

// TestPieceStyles holds the list to the folders in assets: each style draws a king, and
// an ID that is not known gives the first.
func TestPieceStyles(t *testing.T) {
	king := rules.Piece{Kind: rules.King}
	for _, style := range PieceStyles() {
		if _, ok := assets.Piece(style.ID, "king", assets.Palette{}); !ok {
			t.Errorf("no folder in assets for %s", style.ID)
		}
	}
	if NewPieces("no such set", "no such tiles").Image(king, 24) == nil {
		t.Error("an unknown set draws nothing")
	}
	for _, style := range TileStyles() {
		if _, ok := assets.Piece(style.ID, "king", assets.Palette{}); !ok {
			t.Errorf("no folder in assets for %s", style.ID)
		}
	}
	if NewPieces("no such set", "no such tiles").Tile(king, false, 24) == nil {
		t.Error("an unknown set of tiles draws nothing")
	}
}

// TestApart tells any two pieces apart at 24 pixels, of either side.
func TestApart(t *testing.T) {
	p := NewPieces("founders", "kanji")
	ground := color.NRGBA{0xB5, 0x88, 0x63, 255}
	kinds := kindsOf(t, "founders")
	least, pair := 1.0, ""
	for _, side := range []rules.Side{rules.White, rules.Black} {
		var drawn []*image.RGBA
		for _, k := range kinds {
			drawn = append(drawn, on(p.Image(rules.Piece{Side: side, Kind: rules.Kind(k)}, 24), ground))
		}
		for i := range drawn {
			for j := range i {
				if d := unlike(drawn[i], drawn[j]); d < least {
					least, pair = d, kinds[i]+" and "+kinds[j]
				}
			}
		}
	}
	t.Logf("the nearest are %s: %.1f %% of the pixels differ", pair, 100*least)
	if least < 0.05 {
		t.Errorf("%s differ in %.1f %% of the pixels only", pair, 100*least)
	}
}

// TestEveryKind has a picture of every kind of every game.
func TestEveryKind(t *testing.T) {
	p := NewPieces("founders", "kanji")
	for _, g := range altpromo.Games() {
		for _, k := range append(g.Sequence(), rules.King) {
			if p.Image(rules.Piece{Kind: k}, 24) == nil {
				t.Errorf("%s has no picture", k)
			}
		}
	}
}

// TestSheet keeps what the set looks like.
func TestSheet(t *testing.T) {
	p := NewPieces("founders", "kanji")
	kinds := kindsOf(t, "founders")
	const size, across = 64, 13
	sheet := image.NewRGBA(image.Rect(0, 0, across*size, (len(kinds)+across-1)/across*2*size))
	for i, k := range kinds {
		for side := rules.White; side <= rules.Black; side++ {
			img := on(p.Image(rules.Piece{Side: side, Kind: rules.Kind(k)}, size), color.NRGBA{0xB5, 0x88, 0x63, 255})
			at := image.Pt(i%across*size, (i/across*2+int(side))*size)
			for y := range size {
				for x := range size {
					sheet.Set(at.X+x, at.Y+y, img.At(x, y))
				}
			}
		}
	}
	test.AssertImageMatches(t, "pieces.png", sheet)
}

// kindsOf are the kinds that a set draws.
func kindsOf(t *testing.T, set string) (kinds []string) {
	t.Helper()
	files, err := filepath.Glob("../../assets/pieces/" + set + "/*.svg")
	if err != nil || len(files) == 0 {
		t.Fatalf("%v: the set %s has no pictures", err, set)
	}
	for _, f := range files {
		kinds = append(kinds, strings.TrimSuffix(filepath.Base(f), ".svg"))
	}
	return kinds
}
