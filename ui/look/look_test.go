package look

import (
	"image"
	"testing"

	"passedpawn/game/rules"
)

func TestPieces(t *testing.T) {
	p := NewPieces("founders", "kanji")
	seen := map[image.Image]bool{}
	for _, kind := range []rules.Kind{rules.Pawn, rules.Knight, rules.Bishop, rules.Rook, rules.Queen, rules.King} {
		for _, side := range []rules.Side{rules.White, rules.Black} {
			for _, pixels := range []int{24, 84} {
				piece := rules.Piece{Side: side, Kind: kind}
				img := p.Image(piece, pixels)
				if img == nil || seen[img] || img.Bounds().Dx() != pixels {
					t.Fatalf("%v %v at %d: %v", side, kind, pixels, img)
				}
				if seen[img] = true; p.Image(piece, pixels) != img {
					t.Error("drawn twice")
				}
			}
		}
		if p.Figurine(kind, false, 20) == p.Figurine(kind, true, 20) {
			t.Error("one figurine for light and dark")
		}
	}
	if p.Image(rules.Piece{Kind: "unicorn"}, 24) != nil {
		t.Error("a picture of a unicorn")
	}
}

// TestPiecesAreToldApart compares any two kinds at the smallest size: a good part of
// their pixels differ by shape alone.
func TestPiecesAreToldApart(t *testing.T) {
	p := NewPieces("founders", "kanji")
	kinds := []rules.Kind{rules.Pawn, rules.Knight, rules.Bishop, rules.Rook, rules.Queen, rules.King}
	for i, a := range kinds {
		for _, b := range kinds[i+1:] {
			x, y := p.Image(rules.Piece{Kind: a}, 24), p.Image(rules.Piece{Kind: b}, 24)
			differ := 0
			for px := range 24 * 24 {
				_, _, _, ax := x.At(px%24, px/24).RGBA()
				_, _, _, ay := y.At(px%24, px/24).RGBA()
				if (ax > 0x8000) != (ay > 0x8000) {
					differ++
				}
			}
			if differ < 24 {
				t.Errorf("%s and %s differ in %d of 576 pixels", a, b, differ)
			}
		}
	}
}
