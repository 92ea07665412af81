package look

import (
	"image"
	"image/color"
	"math/rand/v2"
)

// Wood returns the ground of a plain board: one row of pixels, to be stretched over the
// board so that the grain runs from player to player. It is the same at each call.
func (b BoardColours) Wood() image.Image {
	const stripes = 360
	row := image.NewNRGBA(image.Rect(0, 0, stripes, 1))
	rng := rand.New(rand.NewPCG(9, 9))
	dark, to, left := 0.0, 0.0, 0
	for x := range stripes {
		if left == 0 { // a ring of the tree, narrower or wider
			to, left = rng.Float64(), 2+rng.IntN(9)
		}
		dark += (to - dark) * 0.35
		left--
		row.Set(x, 0, mixed(b.Light, b.Grain, dark))
	}
	return row
}

// mixed lays a part of a translucent colour over another, from 0 to 1.
func mixed(under, over color.NRGBA, some float64) color.NRGBA {
	part := some * float64(over.A) / 255
	mix := func(a, b uint8) uint8 { return uint8(float64(a)*(1-part) + float64(b)*part + 0.5) }
	return color.NRGBA{mix(under.R, over.R), mix(under.G, over.G), mix(under.B, over.B), 255}
}
