package look

import (
	"fmt"
	"image"
	"image/color"

	"passedpawn/assets"
	"passedpawn/ui/print/diagram"
)

// Symbol returns a symbol of assets in a colour, as a square of so many pixels: an empty
// picture if there is no such symbol.
func Symbol(name string, c color.Color, pixels int) image.Image {
	ink := color.NRGBAModel.Convert(c).(color.NRGBA)
	if svg, ok := assets.Symbol(name, fmt.Sprintf("#%02x%02x%02x", ink.R, ink.G, ink.B)); ok {
		if drawn := (diagram.Raster{Pixels: pixels}).Of(svg); drawn != nil {
			return drawn
		}
	}
	return image.NewRGBA(image.Rect(0, 0, 1, 1))
}
