package diagram

import (
	"image"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// A scanner fills the paths of an SVG. Unlike that of rasterx, it works in the box around
// a path: most paths are far smaller than the picture.
type scanner struct {
	*rasterx.ScannerGV // knows the colours
	img                *image.RGBA
	raster             vector.Rasterizer
	path               []vertex
	extent             fixed.Rectangle26_6
}

// A vertex is a point of a path.
type vertex struct {
	fixed.Point26_6
	starts bool // a new outline
}

func newScanner(img *image.RGBA) *scanner {
	s := &scanner{ScannerGV: rasterx.NewScannerGV(0, 0, img, img.Bounds()), img: img}
	s.Clear()
	return s
}

// Start implements rasterx.Scanner.
func (s *scanner) Start(p fixed.Point26_6) { s.add(vertex{p, true}) }

// Line implements rasterx.Scanner.
func (s *scanner) Line(p fixed.Point26_6) { s.add(vertex{p, false}) }

func (s *scanner) add(v vertex) {
	s.path = append(s.path, v)
	e := &s.extent
	e.Min.X, e.Min.Y = min(e.Min.X, v.X), min(e.Min.Y, v.Y)
	e.Max.X, e.Max.Y = max(e.Max.X, v.X), max(e.Max.Y, v.Y)
}

// GetPathExtent implements rasterx.Scanner. Gradients are relative to it.
func (s *scanner) GetPathExtent() fixed.Rectangle26_6 { return s.extent }

// Clear implements rasterx.Scanner.
func (s *scanner) Clear() {
	const most = fixed.Int26_6(math.MaxInt32)
	s.path = s.path[:0]
	s.extent = fixed.Rectangle26_6{Min: fixed.Point26_6{X: most, Y: most}, Max: fixed.Point26_6{X: -most, Y: -most}}
}

// Draw implements rasterx.Scanner.
func (s *scanner) Draw() {
	if len(s.path) == 0 {
		return
	}
	e := s.extent
	box := image.Rect(e.Min.X.Floor(), e.Min.Y.Floor(), e.Max.X.Ceil(), e.Max.Y.Ceil()).Intersect(s.img.Bounds())
	if box.Empty() {
		return
	}
	s.raster.Reset(box.Dx(), box.Dy())
	for _, v := range s.path {
		x, y := float32(v.X)/64-float32(box.Min.X), float32(v.Y)/64-float32(box.Min.Y)
		if v.starts {
			s.raster.MoveTo(x, y)
		} else {
			s.raster.LineTo(x, y)
		}
	}
	s.raster.Draw(s.img, box, s.Source, box.Min)
}
