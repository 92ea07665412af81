package look

import (
	"image/color"
	"math"
)

// Contrast returns the WCAG 2.1 contrast ratio of two opaque colours, from 1 to 21.
func Contrast(a, b color.Color) float64 { return ratio(luminance(a), luminance(b)) }

// ratio returns the contrast of two luminances.
func ratio(a, b float64) float64 { return (max(a, b) + 0.05) / (min(a, b) + 0.05) }

// luminance returns the WCAG 2.1 relative luminance, from 0 to 1.
func luminance(c color.Color) float64 {
	r, g, b, _ := c.RGBA()
	return 0.2126*linear[r>>8] + 0.7152*linear[g>>8] + 0.0722*linear[b>>8]
}

// linear is the light of each of the 256 values of a channel, from 0 to 1. The board looks for
// its colours each time that it is drawn.
var linear = func() (light [256]float64) {
	for i := range light {
		if x := float64(i) / 255; x <= 0.04045 {
			light[i] = x / 12.92
		} else {
			light[i] = math.Pow((x+0.055)/1.055, 2.4)
		}
	}
	return light
}()

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
	lights := make([]float64, len(grounds))
	for i, g := range grounds {
		lights[i] = luminance(g)
	}
	const steps = 20
	for i := range steps + 1 {
		for _, end := range []color.NRGBA{rgb(0x000000), rgb(0xFFFFFF)} {
			c, least := mixed(wish, end, float64(i)/steps), math.Inf(1)
			light := luminance(c)
			for _, ground := range lights {
				least = min(least, ratio(light, ground))
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
