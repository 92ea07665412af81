package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/ui/boardmodel"
	"passedpawn/ui/look"
)

// A shape is a polygon at a place.
type shape struct {
	points   [boardmodel.ArrowCorners]fyne.Position
	at       fyne.Position
	size     fyne.Size
	coloured color.Color
}

// shapes are the polygons of this drawing and of the previous one. A polygon that is in
// both is one object, so that the steps of a moving piece do not upload it again.
type shapes struct{ now, before map[shape]*canvas.Raster }

// turn begins the next drawing.
func (s *shapes) turn() { s.now, s.before = map[shape]*canvas.Raster{}, s.now }

// polygon adds a polygon with at most as many points as an arrow has.
func (r *renderer) polygon(points []fyne.Position, at fyne.Position, size fyne.Size, c color.Color) {
	s := shape{at: at, size: size, coloured: c}
	copy(s.points[:], points)
	if r.shapes.now[s] != nil {
		return // the same polygon twice in one drawing
	}
	o := r.shapes.before[s]
	if o == nil {
		o = look.Polygon(points, size, c)
		o.Move(at)
	}
	r.shapes.now[s] = o
	r.add(o)
}
