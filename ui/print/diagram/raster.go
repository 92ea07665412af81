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

// NewPainter makes a painter. pixels is the side of a square.
func NewPainter(s Style, pixels int) *Painter {
	return &Painter{style: s, pixels: max(pixels, 1), drawn: map[sprite]*image.RGBA{}}
}

// Paint paints a diagram.
func (p *Painter) Paint(d Diagram) *image.RGBA {
	w, h := d.Pixels(p.pixels)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	d.draw(p.style, &rasterPen{p, img})
	return img
}

// PNG writes a diagram as PNG.
func (p *Painter) PNG(out io.Writer, d Diagram) error { return png.Encode(out, p.Paint(d)) }

// scale returns the pixels per unit.
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

// sprite returns a drawn picture, or nil if it cannot be drawn.
func (p *Painter) sprite(s sprite) *image.RGBA {
	img, known := p.drawn[s]
	if !known {
		img = Raster{Pixels: s.side, Turned: s.turned}.Of([]byte(s.svg))
		p.drawn[s] = img
	}
	return img
}

// A Raster draws an SVG on a square of pixels.
type Raster struct {
	Pixels int // of a side
	// Zoom is how much larger the picture is than the square, around its middle; 0 does
	// as 1 does.
	Zoom      float64
	Turned    bool // upside down
	Hairlines bool // a line of one unit is one pixel wide
}

// Of draws an SVG. It returns nil if it cannot read it.
func (r Raster) Of(svg []byte) *image.RGBA {
	icon, err := oksvg.ReadIconStream(bytes.NewReader(svg))
	if err != nil {
		return nil
	}
	n := max(r.Pixels, 1)
	side := float64(n) * max(r.Zoom, 1)
	icon.SetTarget((float64(n)-side)/2, (float64(n)-side)/2, side, side)
	if !r.Hairlines {
		scaleLines(icon, n)
	}
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	icon.Draw(rasterx.NewDasher(n, n, newScanner(img)), 1)
	if r.Turned {
		turn(img)
	}
	return img
}

// scaleLines scales the widths of lines with a drawing of a size in pixels: oksvg
// scales everything else. In a small drawing, a line is as many pixels wide as it has units at
// 45, up to two, so that none vanishes.
func scaleLines(icon *oksvg.SvgIcon, pixels int) {
	for i := range icon.SVGPaths {
		wide := &icon.SVGPaths[i].LineWidth
		*wide = max(*wide*float64(pixels)/icon.ViewBox.W, min(*wide, 2))
	}
}

// turn rotates a picture by half a circle.
func turn(img *image.RGBA) {
	n := len(img.Pix) / 4
	for i := range n / 2 {
		a, b := img.Pix[4*i:4*i+4], img.Pix[4*(n-1-i):4*(n-i)]
		for c := range a {
			a[c], b[c] = b[c], a[c]
		}
	}
}
