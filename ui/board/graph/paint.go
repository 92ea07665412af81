package graph

import (
	"image"
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/ui/look"
)

// colours are those of a graph.
type colours struct {
	white, black, unknown, middle, time, phase, now color.NRGBA
	marks                                           [review.Marks]color.NRGBA
}

// coloursOf returns the colours of the present theme.
func coloursOf() colours {
	of := func(n fyne.ThemeColorName) color.NRGBA { return color.NRGBAModel.Convert(theme.Color(n)).(color.NRGBA) }
	both := look.GraphColoursNow()
	c := colours{
		white: both.White, black: both.Black,
		unknown: of(theme.ColorNameButton), middle: color.NRGBA{128, 128, 128, 150}, time: of(theme.ColorNamePlaceHolder),
		phase: color.NRGBA{128, 128, 128, 200}, now: of(theme.ColorNamePrimary),
	}
	for m := review.Inaccuracy; m <= review.Blunder; m++ {
		c.marks[m] = both.Marks[m-review.Inaccuracy]
	}
	return c
}

// A painter paints a graph. Lengths are in pixels of the picture; scale of them make a
// unit of Fyne.
type painter struct {
	view       View
	to         *image.NRGBA
	scale      float32
	wide, high float32 // of the curve
	colours    colours
}

// paint returns the curve, the marks and the times as a picture.
func paint(v View, w, h int, scale float32, c colours) image.Image {
	p := &painter{view: v, to: image.NewNRGBA(image.Rect(0, 0, w, h)), scale: scale, wide: float32(w), high: float32(h), colours: c}
	if v.timed() && float32(h) >= (least+strip)*scale {
		p.high -= strip * scale
		p.times()
	}
	p.curve()
	p.bar(0, p.high/2-scale/2, p.wide, p.high/2+scale/2, c.middle)
	for i, phase := range v.Phases {
		if i > 0 && phase != v.Phases[i-1] {
			x := p.x(i)
			p.bar(x-scale/2, 0, x+scale/2, p.high, c.phase)
		}
	}
	p.here()
	for i, m := range v.Marks {
		if m != review.None && i+1 < len(v.Chances) && v.Chances[i+1] != Unknown {
			p.dot(p.x(i+1), p.y(v.Chances[i+1]), 3.5*scale, c.marks[m])
		}
	}
	return p.to
}

func (p *painter) x(ply int) float32 {
	return at(ply, len(p.view.Chances), p.wide, margin*p.scale)
}

// y is the height of a chance of White. The part of the side below is as high as its chance.
func (p *painter) y(chance float64) float32 {
	if p.view.Below == rules.Black {
		chance = 100 - chance
	}
	return p.high * float32(1-chance/100)
}

// curve fills the part of one side from below and that of the other from above.
func (p *painter) curve() {
	above, below := p.colours.black, p.colours.white
	if p.view.Below == rules.Black {
		above, below = below, above
	}
	for x := range int(p.wide) {
		chance, known := p.chance(float32(x) + 0.5)
		edge := p.y(chance)
		for y := range int(p.high) {
			c := p.colours.unknown
			if known {
				c = mix(above, below, min(max(float32(y)+1-edge, 0), 1))
			}
			p.to.SetNRGBA(x, y, c)
		}
	}
}

// chance is the chance at a column, between two positions that are known.
func (p *painter) chance(x float32) (chance float64, known bool) {
	all := p.view.Chances
	if len(all) == 0 {
		return 0, false
	}
	m := margin * p.scale
	at := float64((x-m)/max(p.wide-2*m, 1)) * float64(len(all)-1)
	at = min(max(at, 0), float64(len(all)-1))
	low := int(math.Floor(at))
	high := min(low+1, len(all)-1)
	if all[low] == Unknown || all[high] == Unknown {
		return 0, false
	}
	return all[low] + (all[high]-all[low])*(at-float64(low)), true
}

// times draws a bar for each move whose time is known, between the positions before and
// after it, the longest over the whole strip.
// The height grows with the square root, so that short times can be told apart too.
func (p *painter) times() {
	longest := slices.Max(p.view.Times)
	step := (p.wide - 2*margin*p.scale) / float32(max(len(p.view.Chances)-1, 1))
	half := max(step*0.35, 0.5)
	bottom := p.high + strip*p.scale
	for i, d := range p.view.Times {
		if d <= 0 {
			continue
		}
		x, long := (p.x(i)+p.x(i+1))/2, float32(math.Sqrt(float64(d)/float64(longest)))
		p.bar(x-half, bottom-max(long*(strip-2), 1)*p.scale, x+half, bottom, p.colours.time)
	}
}

// here marks the position on the board.
func (p *painter) here() {
	v := p.view
	if v.At < 0 || v.At >= len(v.Chances) {
		return
	}
	x := p.x(v.At)
	p.bar(x-p.scale, 0, x+p.scale, float32(p.to.Rect.Dy()), p.colours.now)
	if v.Chances[v.At] != Unknown {
		p.dot(x, p.y(v.Chances[v.At]), 4.5*p.scale, p.colours.now)
	}
}

// dot draws a disc with a ring around it that is seen on both grounds.
func (p *painter) dot(x, y, radius float32, c color.NRGBA) {
	y = min(max(y, radius+p.scale), p.high-radius-p.scale)
	outer := radius + p.scale
	for py := int(y - outer - 1); py <= int(y+outer+1); py++ {
		for px := int(x - outer - 1); px <= int(x+outer+1); px++ {
			far := float32(math.Hypot(float64(float32(px)+0.5-x), float64(float32(py)+0.5-y)))
			p.blend(px, py, p.colours.white, outer-far+0.5)
			p.blend(px, py, c, radius-far+0.5)
		}
	}
}

// bar fills a rectangle, with soft edges where it covers a pixel in part.
func (p *painter) bar(left, top, right, bottom float32, c color.NRGBA) {
	for y := int(top); y < int(math.Ceil(float64(bottom))); y++ {
		tall := min(bottom, float32(y+1)) - max(top, float32(y))
		for x := int(left); x < int(math.Ceil(float64(right))); x++ {
			p.blend(x, y, c, tall*(min(right, float32(x+1))-max(left, float32(x))))
		}
	}
}

// blend lays a colour over a pixel, which it covers in part.
func (p *painter) blend(x, y int, c color.NRGBA, part float32) {
	part = min(max(part, 0), 1) * float32(c.A) / 255
	if part == 0 || !(image.Point{x, y}).In(p.to.Rect) {
		return
	}
	below := p.to.NRGBAAt(x, y)
	if below.A == 0 {
		below = color.NRGBA{c.R, c.G, c.B, 0}
	}
	c.A = 255
	p.to.SetNRGBA(x, y, mix(below, c, part))
}

// mix returns a colour between two.
func mix(a, b color.NRGBA, part float32) color.NRGBA {
	m := func(a, b uint8) uint8 { return uint8(float32(a)*(1-part) + float32(b)*part + 0.5) }
	return color.NRGBA{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), m(a.A, b.A)}
}
