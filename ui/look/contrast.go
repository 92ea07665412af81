package look

import (
	"image/color"
	"math"
)

// Contrast is the ratio of WCAG 2.1 between two opaque colours, from 1 to 21.
func Contrast(a, b color.Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (math.Max(la, lb) + 0.05) / (math.Min(la, lb) + 0.05)
}

// luminance is the relative one of WCAG 2.1, from 0 to 1.
func luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	lin := func(v uint32) float64 {
		x := float64(v) / 0xffff
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(r) + 0.7152*lin(g) + 0.0722*lin(b)
}

// over is a colour laid on an opaque one.
func over(top, under color.NRGBA) color.NRGBA {
	return mixed(under, top, 1)
}

// readable is the least contrast of what is written, and visible that of shapes, by
// WCAG 2.1, 1.4.3 and 1.4.11.
const (
	readable = 4.5
	visible  = 3.0
)

// legible is a colour that can be read on all of some grounds: the one given, or where
// that is too near to them, the nearest to it on the way to black or to white.
func legible(wish color.NRGBA, grounds ...color.NRGBA) color.NRGBA {
	best, most := wish, 0.0
	const steps = 20
	for i := range steps + 1 {
		for _, end := range []color.NRGBA{rgb(0x000000), rgb(0xFFFFFF)} {
			c, least := mixed(wish, end, float64(i)/steps), math.Inf(1)
			for _, g := range grounds {
				least = math.Min(least, Contrast(c, g))
			}
			if least >= readable {
				return c
			}
			if least > most {
				best, most = c, least
			}
		}
	}
	return best
}
