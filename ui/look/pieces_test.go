package look

import (
	"image"
	"image/color"
	"image/draw"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/assets"
	"passedpawn/game/rules"
	"passedpawn/game/variants/altpromo"
)

// on lays a picture on a square of the board.
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

// unlike returns the share of pixels whose lightness clearly differs.
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

// TestPieceStyles compares the list with the folders in assets: each style draws a king,
// and an unknown ID gives the first style.
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

// TestApart checks that any two pieces of a set, of either side, differ at 24 pixels.
func TestApart(t *testing.T) {
	for _, style := range PieceStyles() {
		p := NewPieces(style.ID, "kanji")
		for _, side := range []rules.Side{rules.White, rules.Black} {
			apart(t, style.ID, 0.05, func(k string) *image.RGBA {
				return on(p.Image(rules.Piece{Side: side, Kind: rules.Kind(k)}, 24), color.NRGBA{0xB5, 0x88, 0x63, 255})
			})
		}
	}
}

// apart checks that a share of the pixels of any two pictures differ.
func apart(t *testing.T, set string, some float64, draw func(kind string) *image.RGBA) {
	t.Helper()
	kinds := kindsOf(t, "founders")
	least, pair := 1.0, ""
	var drawn []*image.RGBA
	for i, k := range kinds {
		drawn = append(drawn, draw(k))
		for j := range i {
			if d := unlike(drawn[i], drawn[j]); d < least {
				least, pair = d, k+" and "+kinds[j]
			}
		}
	}
	t.Logf("%s: the nearest are %s: %.1f %% of the pixels differ", set, pair, 100*least)
	if least < some {
		t.Errorf("%s: %s differ in %.1f %% of the pixels only", set, pair, 100*least)
	}
}

// TestFigurinesApart checks that any two figurines differ at 16 pixels, on either ground.
func TestFigurinesApart(t *testing.T) {
	p := NewPieces("staunton", "kanji")
	for dark, ground := range map[bool]color.Color{false: rgb(0xFAF9F7), true: rgb(0x17191C)} {
		apart(t, "figurines", 0.08, func(k string) *image.RGBA { return on(p.Figurine(rules.Kind(k), dark, 16), ground) })
	}
}

// TestFaginIsNoInfanon compares the outlines of the two, which once agreed in 94 of 100
// pixels.
func TestFaginIsNoInfanon(t *testing.T) {
	for _, style := range PieceStyles() {
		p := NewPieces(style.ID, "kanji")
		both, either := 0, 0
		fagin, infanon := p.Image(rules.Piece{Kind: "fagin"}, 90), p.Image(rules.Piece{Kind: "infanon"}, 90)
		for i := range 90 * 90 {
			_, _, _, a := fagin.At(i%90, i/90).RGBA()
			_, _, _, b := infanon.At(i%90, i/90).RGBA()
			if in, too := a > 0x8000, b > 0x8000; in && too {
				both++
			} else if in || too {
				either++
			}
		}
		if alike := float64(both) / float64(both+either); alike > 0.85 {
			t.Errorf("%s: the outlines share %.2f", style.ID, alike)
		}
	}
}

// box returns the smallest rectangle around a picture's contents, and their centre of
// mass.
func box(img image.Image) (r image.Rectangle, mass float64) {
	r = image.Rectangle{Min: img.Bounds().Max}
	sum, weight := 0.0, 0.0
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			if _, _, _, a := img.At(x, y).RGBA(); a > 0x8000 {
				r.Min.X, r.Min.Y = min(r.Min.X, x), min(r.Min.Y, y)
				r.Max.X, r.Max.Y = max(r.Max.X, x+1), max(r.Max.Y, y+1)
				sum, weight = sum+float64(x)+0.5, weight+1
			}
		}
	}
	return r, sum / weight
}

// TestCentred checks that pieces look centred, which is between their centre of mass and
// the middle of their width, stand on one line, and fill the square as they should.
func TestCentred(t *testing.T) {
	const side = 450
	for _, style := range PieceStyles() {
		p := NewPieces(style.ID, "kanji")
		for _, k := range kindsOf(t, style.ID) {
			r, mass := box(p.Image(rules.Piece{Kind: rules.Kind(k)}, side))
			if off := (mass+float64(r.Min.X+r.Max.X)/2)/2 - side/2; off < -0.035*side || off > 0.035*side {
				t.Errorf("%s: the %s is %.1f %% beside the middle", style.ID, k, 100*off/side)
			}
			if foot := float64(r.Max.Y) / side; foot < 0.89 || foot > 0.94 {
				t.Errorf("%s: the %s stands at %.3f of the square", style.ID, k, foot)
			}
			least, most := 0.60, 0.91
			switch k {
			case "king":
				least = 0.8
			case "pawn":
				least, most = 0.7, 0.78 // two thirds would be too small beside the other pieces
			}
			if high := float64(r.Dy()) / side; high < least || high > most {
				t.Errorf("%s: the %s fills %.2f of the height", style.ID, k, high)
			}
		}
	}
}

// TestLinesGrow checks that lines grow with a picture and stay visible in a small one.
func TestLinesGrow(t *testing.T) {
	p := NewPieces("founders", "kanji")
	line := func(pixels int) (n int) { // through the foot of a pawn, from its left edge
		img := p.Image(rules.Piece{Kind: rules.Pawn}, pixels)
		for x := range pixels {
			if r, _, _, a := img.At(x, pixels*38/45).RGBA(); a > 0x8000 && r < 0x6000 {
				n++
			} else if n > 0 {
				break
			}
		}
		return n
	}
	if small, large := line(24), line(450); small < 1 || large < 9 || large > 13 {
		t.Errorf("the line is %d pixels wide of 24 and %d of 450", small, large)
	}
}

// TestEveryKind finds a picture of every kind of every game.
func TestEveryKind(t *testing.T) {
	for _, style := range PieceStyles() {
		p := NewPieces(style.ID, "kanji")
		for _, g := range altpromo.Games() {
			for _, k := range append(g.Sequence(), rules.King) {
				if p.Image(rules.Piece{Kind: k}, 24) == nil {
					t.Errorf("%s has no picture of the %s", style.ID, k)
				}
			}
		}
	}
}

// TestSheet compares pictures of the sets.
func TestSheet(t *testing.T) {
	for _, style := range PieceStyles() {
		p := NewPieces(style.ID, "kanji")
		kinds := kindsOf(t, style.ID)
		const size, across = 64, 13
		sheet := image.NewRGBA(image.Rect(0, 0, across*size, (len(kinds)+across-1)/across*2*size))
		for i, k := range kinds {
			for side := rules.White; side <= rules.Black; side++ {
				img := on(p.Image(rules.Piece{Side: side, Kind: rules.Kind(k)}, size), color.NRGBA{0xB5, 0x88, 0x63, 255})
				at := image.Pt(i%across*size, (i/across*2+int(side))*size)
				draw.Draw(sheet, image.Rectangle{at, at.Add(image.Pt(size, size))}, img, image.Point{}, draw.Src)
			}
		}
		test.AssertImageMatches(t, style.ID+".png", sheet)
	}
}

// kindsOf returns the kinds that a set draws.
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
