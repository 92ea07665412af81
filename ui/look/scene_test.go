package look

import (
	"image"
	"maps"
	"slices"
	"testing"

	"passedpawn/assets"
)

// TestScenes draws every scene of assets with pieces, in two sizes: the pieces cover a part of
// it, and nothing is cut at an edge.
func TestScenes(t *testing.T) {
	p := NewPieces("founders", "international")
	for _, name := range slices.Collect(maps.Keys(scenes)) {
		if _, ok := assets.Scene(name, assets.Palette{}); !ok {
			t.Errorf("assets have no scene %q", name)
		}
		for _, pixels := range []int{96, 200} {
			for _, dark := range []bool{false, true} {
				img := p.Scene(name, dark, pixels).(*image.RGBA)
				if img.Bounds().Dy() != pixels || img.Bounds().Dx() != pixels*3/2 {
					t.Errorf("%s is %v large", name, img.Bounds())
				}
				opaque := func(x, y int) bool { return img.RGBAAt(x, y).A > 40 }
				w, h := img.Bounds().Dx(), img.Bounds().Dy()
				for x := range w {
					if opaque(x, 0) || opaque(x, h-1) {
						t.Fatalf("%s of %d is cut at column %d", name, pixels, x)
					}
				}
				for y := range h {
					if opaque(0, y) || opaque(w-1, y) {
						t.Fatalf("%s of %d is cut at line %d", name, pixels, y)
					}
				}
			}
		}
	}
}
