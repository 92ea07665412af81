package look

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Star returns the sign of a favourite, for a square with a side.
func Star(side float32) fyne.CanvasObject {
	points := make([]fyne.Position, 10)
	for i := range points {
		radius := float64(side) / 2
		if i%2 == 1 {
			radius *= 0.42
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 5)
		points[i] = fyne.NewPos(side/2+float32(radius*sin), side/2-float32(radius*cos))
	}
	return Polygon(points, fyne.NewSquareSize(side), theme.Color(theme.ColorNameSuccess))
}
