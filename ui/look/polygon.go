package look

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/srwiley/rasterx"
)

// Polygon is a filled polygon with corners in a size. It is drawn here and not by
// Fyne's own: a machine that draws without a graphics card compiles the shader of
// that one for a fifth of a second, when the first is seen.
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
