package look

import (
	"image/color"
	"math"
)

// Contrast returns the WCAG 2.1 contrast ratio of two opaque colours, from 1 to 21.
func Contrast(a, b color.Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (math.Max(la, lb) + 0.05) / (math.Min(la, lb) + 0.05)
}

// luminance returns the WCAG 2.1 relative luminance, from 0 to 1.
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

// over returns a colour laid over an opaque one.
func over(top, under color.NRGBA) color.NRGBA {
	return mixed(under, top, 1)
}

// readable is the smallest contrast of text, and visible that of shapes, by WCAG 2.1,
// 1.4.3 and 1.4.11.
const (
	readable = 4.5
	visible  = 3.0
)

// legible returns the colour nearest to a wish in which text can be read on all of some
// grounds.
func legible(wish color.NRGBA, grounds ...color.NRGBA) color.NRGBA {
	return contrasting(readable, wish, grounds)
}

// contrasting returns a colour that has a contrast with all of some grounds: the wish itself
// or, if it is too similar to them, the nearest one on the way to black or white.
func contrasting(contrast float64, wish color.NRGBA, grounds []color.NRGBA) color.NRGBA {
	best, most := wish, 0.0
	const steps = 20
	for i := range steps + 1 {
		for _, end := range []color.NRGBA{rgb(0x000000), rgb(0xFFFFFF)} {
			c, least := mixed(wish, end, float64(i)/steps), math.Inf(1)
			for _, g := range grounds {
				least = math.Min(least, Contrast(c, g))
			}
			if least >= contrast {
				return c
			}
			if least > most {
				best, most = c, least
			}
		}
	}
	return best
}
