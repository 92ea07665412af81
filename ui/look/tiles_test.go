package look

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"testing"

	"fyne.io/fyne/v2/test"

	"passedpawn/assets"
	"passedpawn/game/rules"
)

// shogi contains the kinds of shogi.
var shogi = []rules.Kind{
	"king", "rook", "bishop", "gold", "silver", "knight", "lance", "pawn",
	"dragon", "horse", "promoted silver", "promoted knight", "promoted lance", "promoted pawn",
}

// TestTiles draws every kind of shogi in each set, turned by half a circle for the other
// side. In kanji the two kings differ.
func TestTiles(t *testing.T) {
	for _, style := range TileStyles() {
		p := NewPieces("founders", style.ID)
		for _, kind := range shogi {
			up, down := p.Tile(rules.Piece{Kind: kind}, false, 45), p.Tile(rules.Piece{Kind: kind}, true, 45)
			if up == nil || down == nil {
				t.Fatalf("%s has no %s", style.ID, kind)
			}
			for i := range 45 * 45 {
				if up.At(i%45, i/45) != down.At(44-i%45, 44-i/45) {
					t.Fatalf("the %s of %s is not turned", kind, style.ID)
				}
			}
			if p.Tile(rules.Piece{Kind: kind}, false, 45) != up {
				t.Error("drawn twice")
			}
		}
		sente, gote := p.Tile(rules.Piece{Side: rules.Black, Kind: "king"}, false, 45), p.Tile(rules.Piece{Kind: "king"}, false, 45)
		if differ := unlike(on(sente, color.White), on(gote, color.White)) > 0; differ != (style.ID != "international") {
			t.Errorf("the kings of %s differ: %v", style.ID, differ)
		}
	}
	for n := 1; n <= 9; n++ {
		if NewPieces("founders", "kanji").Numeral(n, "#101010", 20) == nil {
			t.Errorf("no numeral for %d", n)
		}
	}
}

// TestTilesContrast checks that the edge of a tile stands out from every board, and its
// characters from the tile.
func TestTilesContrast(t *testing.T) {
	is := func(what string, a, b color.Color, least float64) {
		t.Helper()
		if c := Contrast(a, b); c < least {
			t.Errorf("%s has a contrast of %.2f, want %v", what, c, least)
		}
	}
	body, edge, promoted := hex(t, wood.Body), hex(t, wood.Outline), hex(t, wood.Detail)
	is("writing on a tile", edge, body, 4.5)
	is("a promoted face", promoted, body, 4.5)
	for _, style := range PlainBoardStyles() {
		b := BoardFor(rules.Shape{Plain: true}, "", style.ID)
		darkest := mixed(b.Light, b.Grain, 1)
		for what, ground := range map[string]color.NRGBA{"the board": b.Light, "its grain": darkest, "a stand": b.Stand} {
			is("a tile on "+what+" of "+style.ID, edge, ground, 3)
		}
		is("the lines of "+style.ID, b.Dark, darkest, 3)
		is("the coordinates of "+style.ID, b.Dark, darkest, 4.5)
		for what, mark := range map[string]color.NRGBA{"target": b.Target, "select": b.Select, "cursor": b.Cursor} {
			is("the "+what+" on the grain of "+style.ID, over(mark, darkest), darkest, 3)
			is("the "+what+" on a stand of "+style.ID, over(mark, b.Stand), b.Stand, 3)
		}
	}
}

func hex(t *testing.T, text string) color.NRGBA {
	t.Helper()
	c := color.NRGBA{A: 255}
	if _, err := fmt.Sscanf(text, "#%02x%02x%02x", &c.R, &c.G, &c.B); err != nil {
		t.Fatal(err)
	}
	return c
}

// TestTilesApart checks that any two faces differ at 24 pixels, and a promoted one from
// the others even without its colour.
func TestTilesApart(t *testing.T) {
	ground := PlainBoardStyles()[0].light
	grey := func(img *image.RGBA) *image.RGBA {
		out := image.NewRGBA(img.Rect)
		for i := range img.Rect.Dx() * img.Rect.Dy() {
			x, y := i%img.Rect.Dx(), i/img.Rect.Dx()
			out.Set(x, y, color.GrayModel.Convert(img.At(x, y)))
		}
		return out
	}
	for _, style := range TileStyles() {
		p := NewPieces("founders", style.ID)
		least, pair := 1.0, ""
		var drawn []*image.RGBA
		for i, kind := range shogi {
			drawn = append(drawn, grey(on(p.Tile(rules.Piece{Kind: kind}, false, 24), ground)))
			for j := range i {
				if d := unlike(drawn[i], drawn[j]); d < least {
					least, pair = d, fmt.Sprintf("%s and %s", kind, shogi[j])
				}
			}
		}
		t.Logf("%s: the nearest are %s: %.1f %% of the pixels differ", style.ID, pair, 100*least)
		if least < 0.05 {
			t.Errorf("%s: %s differ in %.1f %% of the pixels only", style.ID, pair, 100*least)
		}
	}
}

// TestTileSheet compares pictures of the sets at four sizes, on each board.
func TestTileSheet(t *testing.T) {
	sizes := []int{24, 32, 48, 96}
	for _, style := range TileStyles() {
		p := NewPieces("founders", style.ID)
		sheet := image.NewRGBA(image.Rect(0, 0, 15*100, 3*(24+32+48+96+4*4)))
		y := 0
		for _, board := range PlainBoardStyles() {
			for _, size := range sizes {
				draw.Draw(sheet, image.Rect(0, y, 15*100, y+size+4), image.NewUniform(board.light), image.Point{}, draw.Src)
				for i, kind := range append(shogi, "king") {
					piece := rules.Piece{Side: rules.Side(i / len(shogi)), Kind: kind}
					for n := range max(1, 72/size) {
						at := image.Pt(i*100+2+n*(size+4), y+2)
						draw.Draw(sheet, image.Rectangle{at, at.Add(image.Pt(size, size))}, p.Tile(piece, n == 1, size), image.Point{}, draw.Over)
					}
				}
				y += size + 4
			}
		}
		test.AssertImageMatches(t, style.ID+".png", sheet)
	}
}

// TestNumeralsAreAssets checks that the licence of the outlines is beside them.
func TestNumeralsAreAssets(t *testing.T) {
	if _, ok := assets.Piece("numerals", "9", assets.Palette{Outline: "#123456"}); !ok {
		t.Error("no numerals in assets")
	}
}
