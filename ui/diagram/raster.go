package diagram

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/vector"
)

// A Painter paints diagrams as pixels. It draws each piece once for all of them, and may
// be used by one goroutine at a time.
type Painter struct {
	style  Style
	pixels int // of the side of a square
	drawn  map[sprite]*image.RGBA
}

// A sprite is a picture of a size.
type sprite struct {
	svg    string
	side   int
	turned bool
}

// NewPainter makes a painter of squares of so many pixels.
func NewPainter(s Style, pixels int) *Painter {
	return &Painter{style: s, pixels: max(pixels, 1), drawn: map[sprite]*image.RGBA{}}
}

// Paint paints a diagram.
func (p *Painter) Paint(d Diagram) *image.RGBA {
	width, height := d.Size()
	w, h := int(math.Ceil(width*p.scale())), int(math.Ceil(height*p.scale()))
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	d.draw(p.style, &rasterPen{p, img})
	return img
}

// PNG writes a diagram as PNG.
func (p *Painter) PNG(out io.Writer, d Diagram) error { return png.Encode(out, p.Paint(d)) }

// scale is how many pixels make a unit.
func (p *Painter) scale() float64 { return float64(p.pixels) / Unit }

type rasterPen struct {
	*Painter
	img *image.RGBA
}

// fill works in the box around the path: there are far more small paths than large ones.
func (p *rasterPen) fill(shape path, c color.NRGBA) {
	k := p.scale()
	box := shape.box(k).Intersect(p.img.Bounds())
	if box.Empty() {
		return
	}
	r := vector.NewRasterizer(box.Dx(), box.Dy())
	for i, s := range shape {
		x := func(i int) float32 { return float32(s.points[i].X*k - float64(box.Min.X)) }
		y := func(i int) float32 { return float32(s.points[i].Y*k - float64(box.Min.Y)) }
		switch {
		case s.moves:
			if i > 0 {
				r.ClosePath()
			}
			r.MoveTo(x(0), y(0))
		case s.n == 1:
			r.LineTo(x(0), y(0))
		case s.n == 2:
			r.QuadTo(x(0), y(0), x(1), y(1))
		default:
			r.CubeTo(x(0), y(0), x(1), y(1), x(2), y(2))
		}
	}
	r.ClosePath()
	r.Draw(p.img, box, image.NewUniform(c), image.Point{})
}

func (p *rasterPen) glow(at Point, radius float64, c color.NRGBA) {
	x, y, r := at.X*p.scale(), at.Y*p.scale(), radius*p.scale()
	place := image.Rect(int(x-r), int(y-r), int(x+r)+1, int(y+r)+1)
	light := image.NewNRGBA(place)
	for py := place.Min.Y; py < place.Max.Y; py++ {
		for px := place.Min.X; px < place.Max.X; px++ {
			away := math.Hypot(float64(px)+0.5-x, float64(py)+0.5-y) / r
			light.SetNRGBA(px, py, color.NRGBA{c.R, c.G, c.B, uint8(float64(c.A) * max(0, 1-away))})
		}
	}
	draw.Draw(p.img, place, light, place.Min, draw.Over)
}

func (p *rasterPen) picture(svg []byte, at Point, side float64, turned bool) {
	img := p.sprite(sprite{string(svg), int(math.Round(side * p.scale())), turned})
	if img == nil {
		return
	}
	corner := image.Pt(int(math.Round(at.X*p.scale())), int(math.Round(at.Y*p.scale())))
	draw.Draw(p.img, img.Bounds().Add(corner), img, image.Point{}, draw.Over)
}

// sprite draws a picture; nil if it cannot be drawn.
func (p *Painter) sprite(s sprite) *image.RGBA {
	if img, known := p.drawn[s]; known {
		return img
	}
	var img *image.RGBA
	if icon, err := oksvg.ReadIconStream(bytes.NewReader([]byte(s.svg))); err == nil && s.side > 0 {
		img = image.NewRGBA(image.Rect(0, 0, s.side, s.side))
		icon.SetTarget(0, 0, float64(s.side), float64(s.side))
		icon.Draw(rasterx.NewDasher(s.side, s.side, rasterx.NewScannerGV(s.side, s.side, img, img.Bounds())), 1)
		if s.turned {
			turn(img)
		}
	}
	p.drawn[s] = img
	return img
}

// turn turns a picture upside down, by half a circle.
func turn(img *image.RGBA) {
	n := len(img.Pix) / 4
	for i := range n / 2 {
		a, b := img.Pix[4*i:4*i+4], img.Pix[4*(n-1-i):4*(n-i)]
		for c := range a {
			a[c], b[c] = b[c], a[c]
		}
	}
}
