package diagram

import (
	"bytes"
	"fmt"
	"image/color"
)

// A Print is a diagram for paper, in layers from the lowest up.
// Translucent colours are mixed with white.
type Print struct {
	Width, Height float64
	Layers        []Layer
}

// A Layer has shapes or, if it has none, a picture. Shapes are operators of PDF (ISO
// 32000-1, 8.5) in the diagram's own coordinates, but from the bottom left.
type Layer struct {
	Shapes  []byte
	Picture Picture
}

// A Picture is an SVG on a square, upside down if turned.
type Picture struct {
	SVG    string
	At     Point // the top left, from the top left of the diagram
	Side   float64
	Turned bool
}

// Print returns the diagram for paper.
func (d Diagram) Print(s Style) Print {
	width, height := d.Size()
	p := &printPen{Print: Print{Width: width, Height: height}, content: content{height: height, scale: 1}}
	d.draw(s, p)
	p.turn()
	return p.Print
}

type printPen struct {
	Print
	content content
}

func (p *printPen) fill(shape path, c color.NRGBA) {
	p.content.colour(c)
	for i, s := range shape {
		if s.moves && i > 0 {
			p.content.WriteString("h ")
		}
		if s.n == 2 { // PDF has no quadratic curves
			from := shape[i-1].points[shape[i-1].n-1]
			s.points[0], s.points[1], s.points[2] = toward(from, s.points[0]), toward(s.points[1], s.points[0]), s.points[1]
			s.n = 3
		}
		for _, at := range s.points[:s.n] {
			p.content.point(at)
		}
		switch {
		case s.moves:
			p.content.WriteString("m ")
		case s.n == 1:
			p.content.WriteString("l ")
		default:
			p.content.WriteString("c ")
		}
	}
	p.content.WriteString("h f\n")
}

// toward returns the point two thirds of the way from one point to another.
func toward(from, to Point) Point {
	return Point{from.X + (to.X-from.X)*2/3, from.Y + (to.Y-from.Y)*2/3}
}

// glow draws nothing: glows are for screens.
func (p *printPen) glow(Point, float64, color.NRGBA) {}

func (p *printPen) picture(svg []byte, at Point, side float64, turned bool) {
	p.turn()
	p.Layers = append(p.Layers, Layer{Picture: Picture{string(svg), at, side, turned}})
}

// turn ends the current layer of shapes.
func (p *printPen) turn() {
	if p.content.Len() > 0 {
		p.Layers = append(p.Layers, Layer{Shapes: bytes.Clone(p.content.Bytes())})
		p.content.Reset()
	}
}

// content collects operators of PDF, for points from the top left of a page of a height.
type content struct {
	bytes.Buffer
	height, scale float64
}

func (c *content) point(at Point) {
	fmt.Fprintf(c, "%s %s ", number(at.X*c.scale), number(c.height-at.Y*c.scale))
}

func (c *content) colour(k color.NRGBA) {
	part := func(v uint8) string {
		return number((float64(v)*float64(k.A) + 255*float64(255-k.A)) / 255 / 255)
	}
	fmt.Fprintf(c, "%s %s %s rg\n", part(k.R), part(k.G), part(k.B))
}
