package look

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/srwiley/rasterx"
)

// Polygon returns a filled polygon with corners within a size. It does not use Fyne's own
// polygons: without a graphics card, compiling their shader takes a fifth of a second
// when the first one is shown.
func Polygon(points []fyne.Position, size fyne.Size, c color.Color) *canvas.Raster {
	o := canvas.NewRaster(func(width, height int) image.Image {
		img := image.NewRGBA(image.Rect(0, 0, width, height))
		fill := rasterx.NewFiller(width, height, rasterx.NewScannerGV(width, height, img, img.Bounds()))
		fill.SetColor(c)
		for i, p := range points {
			// Whole pixels keep upright edges sharp.
			x, y := math.Round(float64(p.X/size.Width)*float64(width)), math.Round(float64(p.Y/size.Height)*float64(height))
			if at := rasterx.ToFixedP(x, y); i == 0 {
				fill.Start(at)
			} else {
				fill.Line(at)
			}
		}
		fill.Stop(true)
		fill.Draw()
		return img
	})
	o.Resize(size)
	return o
}
