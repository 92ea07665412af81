package diagram

import (
	"bytes"
	"image"
	"image/color"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// Content returns a picture as operators of PDF, on a square of Unit from the bottom left, or
// nil if it cannot be drawn. Its curves are lines of a 64th of a unit: too short to be seen.
func (p Picture) Content() []byte {
	icon, err := oksvg.ReadIconStream(bytes.NewReader([]byte(p.SVG)))
	if err != nil {
		return nil
	}
	icon.SetTarget(0, 0, Unit, Unit)
	for i := range icon.SVGPaths { // oksvg scales all but the lines
		icon.SVGPaths[i].LineWidth *= Unit / icon.ViewBox.W
	}
	out := &outliner{content: content{height: Unit, scale: 1.0 / 64}, turned: p.Turned}
	icon.Draw(rasterx.NewDasher(Unit, Unit, out), 1)
	return out.Bytes()
}

// An outliner records the outlines of the shapes that it is asked to fill.
type outliner struct {
	content
	turned  bool
	parts   [][]fixed.Point26_6
	ink     color.NRGBA
	evenOdd bool
}

var _ rasterx.Scanner = (*outliner)(nil)

// Start implements rasterx.Scanner.
func (o *outliner) Start(at fixed.Point26_6) { o.parts = append(o.parts, []fixed.Point26_6{at}) }

// Line implements rasterx.Scanner.
func (o *outliner) Line(to fixed.Point26_6) {
	if n := len(o.parts) - 1; n >= 0 {
		o.parts[n] = append(o.parts[n], to)
	}
}

// Draw implements rasterx.Scanner.
func (o *outliner) Draw() {
	if len(o.parts) == 0 || o.ink.A == 0 {
		return
	}
	o.colour(o.ink)
	for _, outline := range joined(o.parts) {
		for i, at := range outline {
			place := Point{float64(at.X), float64(at.Y)}
			if o.turned {
				place = Point{Unit*64 - place.X, Unit*64 - place.Y}
			}
			o.point(place)
			o.WriteString([]string{"m ", "l "}[min(i, 1)])
		}
		o.WriteString("h ")
	}
	o.WriteString(map[bool]string{false: "f\n", true: "f*\n"}[o.evenOdd])
}

// joined returns closed outlines. The outline of a stroke comes in parts, in any order, each
// of which ends where another begins.
func joined(parts [][]fixed.Point26_6) (all [][]fixed.Point26_6) {
	begin := map[fixed.Point26_6][]int{}
	for i, p := range parts {
		begin[p[0]] = append(begin[p[0]], i)
	}
	used := make([]bool, len(parts))
	next := func(at fixed.Point26_6) int {
		for _, i := range begin[at] {
			if !used[i] {
				return i
			}
		}
		return -1
	}
	for i := range parts {
		var outline []fixed.Point26_6
		for at := i; at >= 0 && !used[at]; at = next(outline[len(outline)-1]) {
			used[at] = true
			outline = append(outline, parts[at]...)
		}
		if len(outline) > 2 {
			all = append(all, outline)
		}
	}
	return all
}

// Clear implements rasterx.Scanner.
func (o *outliner) Clear() { o.parts = nil }

// SetColor implements rasterx.Scanner. For a gradient it uses the colour in the middle.
func (o *outliner) SetColor(c any) {
	switch c := c.(type) {
	case color.Color:
		o.ink = color.NRGBAModel.Convert(c).(color.NRGBA)
	case rasterx.ColorFunc:
		o.ink = color.NRGBAModel.Convert(c(Unit/2, Unit/2)).(color.NRGBA)
	}
}

// SetWinding implements rasterx.Scanner.
func (o *outliner) SetWinding(nonZero bool) { o.evenOdd = !nonZero }

// SetBounds implements rasterx.Scanner.
func (o *outliner) SetBounds(int, int) {}

// SetClip implements rasterx.Scanner.
func (o *outliner) SetClip(image.Rectangle) {}

// GetPathExtent implements rasterx.Scanner.
func (o *outliner) GetPathExtent() fixed.Rectangle26_6 { return fixed.R(0, 0, Unit, Unit) }
