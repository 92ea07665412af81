package look

import (
	"image"
	"reflect"
	"testing"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/rules"
)

// TestMiniature tells White from Black in a small picture, in every set: in the middle of
// its square White's queen is light, Black's dark.
func TestMiniature(t *testing.T) {
	game := orthodox.Rules{}
	pos, err := game.Parse("k7/8/8/8/1q6/8/1Q6/K7 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	shape := rules.ShapeOf(game)
	for _, style := range PieceStyles() {
		for _, size := range []int{96, 128, 256} {
			img := NewPieces(style.ID, "kanji").Miniature(shape, pos, BoardFor(shape, "meadow", "kaya"), size)
			cell := size / 8
			white, black := lightness(img, cell, 1, 1), lightness(img, cell, 1, 3)
			if white < 0.62 || black > 0.38 {
				t.Errorf("%s in %d pixels: White's queen has the lightness %.2f, Black's %.2f", style.ID, size, white, black)
			}
		}
	}
}

// TestMiniatureFollowsTheSet changes sets between two miniatures: the second one shows no
// piece of the set before, and the first set comes back the same.
func TestMiniatureFollowsTheSet(t *testing.T) {
	game := orthodox.Rules{}
	shape, pieces := rules.ShapeOf(game), NewPieces("founders", "kanji")
	miniature := func(p *Pieces) image.Image {
		return p.Miniature(shape, game.Start(), BoardFor(shape, "meadow", "kaya"), 96)
	}
	first := miniature(pieces)
	for _, set := range []string{"flat", "staunton", "founders"} {
		pieces.Use(set, "kanji")
		if got := miniature(pieces); !reflect.DeepEqual(got, miniature(NewPieces(set, "kanji"))) || reflect.DeepEqual(got, first) != (set == "founders") {
			t.Errorf("%s is not drawn as it is at first", set)
		}
	}
}

// lightness returns the mean lightness of the middle of a square of a miniature.
func lightness(img image.Image, cell, file, rank int) (mean float64) {
	count := 0
	for x := file*cell + cell*2/5; x < file*cell+cell*3/5+1; x++ {
		for y := (7-rank)*cell + cell/4; y < (7-rank)*cell+cell*9/10; y++ {
			r, g, b, _ := img.At(x, y).RGBA()
			mean += float64(r+g+b) / 3 / 0xFFFF
			count++
		}
	}
	return mean / float64(count)
}
