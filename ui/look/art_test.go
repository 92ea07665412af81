package look

import (
	"bytes"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
	"passedpawn/ui/print/diagram"
)

// TestArtIsTheSet checks that the art has the same pictures as the board: of the set in
// use, of an incomplete set of the person's own, and of both kings of shogi.
func TestArtIsTheSet(t *testing.T) {
	own := []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><path d="M5 5H40V40Z" fill="#123456"/></svg>`)
	knight := rules.Piece{Side: rules.Black, Kind: rules.Knight}
	p := NewPieces("founders", "kanji")
	p.Own([]OwnSet{{"mine", map[rules.Piece][]byte{knight: own}}})
	same := func(piece rules.Piece, tile bool) {
		t.Helper()
		svg, ok := p.Art().Piece(piece)
		want := p.Image(piece, 40)
		if tile {
			svg, ok = p.Art().Tile(piece)
			want = p.Tile(piece, false, 40)
		}
		got := diagram.Raster{Pixels: 40, Hairlines: tile}.Of(svg)
		if !ok || want == nil {
			t.Fatalf("no picture of %v", piece)
		}
		for x := range 40 {
			for y := range 40 {
				if got.At(x, y) != want.At(x, y) {
					t.Fatalf("%v is another picture", piece)
				}
			}
		}
	}
	for _, set := range []string{"founders", "staunton", "flat", "own:mine"} {
		p.Use(set, "kanji2")
		start := orthodox.Rules{}.Start()
		for f := range 8 {
			for r := range 8 {
				if piece, there := start.At(rules.Sq(f, r)); there {
					same(piece, false)
				}
			}
		}
		same(knight, false)
	}
	if svg, _ := p.Art().Piece(knight); !bytes.Equal(svg, own) {
		t.Errorf("the knight is %s", svg)
	}
	for _, kind := range shogi {
		same(rules.Piece{Side: rules.White, Kind: kind}, true)
		same(rules.Piece{Side: rules.Black, Kind: kind}, true)
	}
}

// BenchmarkStyle makes the style of a picture of the board.
func BenchmarkStyle(b *testing.B) {
	for b.Loop() {
		if _, err := BoardFor(rules.Shape{}, "", "").Style(Art{}); err != nil {
			b.Fatal(err)
		}
	}
}
