package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
)

// A shape is a polygon at a place, the edge around one, or rings.
type shape struct {
	rings    [2][2]float32 // the outer and inner radius of each
	points   [boardmodel.ArrowCorners]fyne.Position
	inner    [boardmodel.ArrowCorners]fyne.Position
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
func (sh *sheet) polygon(points []fyne.Position, at fyne.Position, size fyne.Size, c color.Color) {
	s := shape{at: at, size: size, coloured: c}
	copy(s.points[:], points)
	sh.shape(s, func() *canvas.Raster { return look.Polygon(points, size, c) })
}

// edge adds the space between two arrows.
func (sh *sheet) edge(outer, inner []fyne.Position, at fyne.Position, size fyne.Size, c color.Color) {
	s := shape{at: at, size: size, coloured: c}
	copy(s.points[:], outer)
	copy(s.inner[:], inner)
	sh.shape(s, func() *canvas.Raster { return look.Edge(outer, inner, size, c) })
}

// rings adds rings around the middle of a square.
func (sh *sheet) rings(at fyne.Position, side float32, c color.Color, radii ...[2]float32) {
	s := shape{at: at, size: fyne.NewSquareSize(side), coloured: c}
	copy(s.rings[:], radii)
	sh.shape(s, func() *canvas.Raster { return look.Rings(side, c, radii...) })
}

// shape adds a shape, which is made if the previous drawing had none like it.
func (sh *sheet) shape(s shape, draw func() *canvas.Raster) {
	if sh.shapes.now[s] != nil {
		return // the same polygon twice in one drawing
	}
	o := sh.shapes.before[s]
	if o == nil {
		o = draw()
		o.Move(s.at)
	}
	sh.shapes.now[s] = o
	sh.add(o)
}
