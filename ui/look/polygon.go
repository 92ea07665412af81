package look

import (
	"image"
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/srwiley/rasterx"
)

// Polygon returns a filled polygon with corners within a size. It does not use Fyne's own
// polygons: without a graphics card, compiling their shader takes a fifth of a second
// when the first one is shown.
func Polygon(points []fyne.Position, size fyne.Size, c color.Color) *canvas.Raster {
	// Whole pixels keep upright edges sharp.
	return filled(size, c, math.Round, points)
}

// Edge returns the space between two polygons with corners within a size, filled.
func Edge(outer, inner []fyne.Position, size fyne.Size, c color.Color) *canvas.Raster {
	hole := slices.Clone(inner)
	slices.Reverse(hole) // the other direction makes it a hole
	return filled(size, c, func(x float64) float64 { return x }, outer, hole)
}

// Rings returns rings around the middle of a square of a side. Each is given by its outer
// and its inner radius. Fyne draws the stroke of a circle differently with and without a
// graphics card.
func Rings(side float32, c color.Color, radii ...[2]float32) *canvas.Raster {
	var outlines [][]fyne.Position
	for _, r := range radii {
		hole := circle(side/2, r[1])
		slices.Reverse(hole)
		outlines = append(outlines, circle(side/2, r[0]), hole)
	}
	return filled(fyne.NewSquareSize(side), c, func(x float64) float64 { return x }, outlines...)
}

// circle returns a circle as a polygon whose corners cannot be seen.
func circle(middle, radius float32) (points []fyne.Position) {
	const corners = 96
	for i := range corners {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		points = append(points, fyne.NewPos(middle+radius*float32(cos), middle+radius*float32(sin)))
	}
	return points
}

// filled returns filled outlines, whose corners are placed on pixels by a function.
func filled(size fyne.Size, c color.Color, pixel func(float64) float64, outlines ...[]fyne.Position) *canvas.Raster {
	o := canvas.NewRaster(func(width, height int) image.Image {
		img := image.NewRGBA(image.Rect(0, 0, width, height))
		fill := rasterx.NewFiller(width, height, rasterx.NewScannerGV(width, height, img, img.Bounds()))
		fill.SetColor(c)
		for _, points := range outlines {
			for i, p := range points {
				x, y := pixel(float64(p.X/size.Width)*float64(width)), pixel(float64(p.Y/size.Height)*float64(height))
				if at := rasterx.ToFixedP(x, y); i == 0 {
					fill.Start(at)
				} else {
					fill.Line(at)
				}
			}
			fill.Stop(true)
		}
		fill.Draw()
		return img
	})
	o.Resize(size)
	return o
}
