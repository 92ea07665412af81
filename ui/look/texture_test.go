package look

import (
	"image"
	"reflect"
	"testing"

	"passedpawn/game/rules"
)

// TestTexture draws the same texture each time, differently on each square, and stays within
// the strength whose contrast is computed.
func TestTexture(t *testing.T) {
	const side = 24
	textured := 0
	for _, style := range BoardStyles() {
		b := BoardFor(rules.Shape{}, style.ID, "")
		img, ok := b.Surface(8, 8, side).(*image.NRGBA)
		if !ok {
			continue
		}
		textured++
		if again := b.Surface(8, 8, side); !reflect.DeepEqual(again, image.Image(img)) {
			t.Errorf("%s changes", style.ID)
		}
		if b.Frame.A == 0 {
			t.Errorf("%s has no frame", style.ID)
		}
		varied := map[uint8]bool{}
		for y := range 8 * side {
			for x := range 8 * side {
				c, vein := img.NRGBAAt(x, y), b.Veins[(x/side+y/side)%2]
				if c.A > vein.A || c.R != vein.R {
					t.Fatalf("%s is %v at %d, %d, more than %v", style.ID, c, x, y, vein)
				}
				varied[c.A] = true
			}
		}
		if len(varied) < 20 {
			t.Errorf("%s has only %d shades", style.ID, len(varied))
		}
	}
	if textured != 2 {
		t.Errorf("%d boards have a texture", textured)
	}
}
