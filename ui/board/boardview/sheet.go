package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
)

// A sheet is what a board is drawn on: the objects of a drawing, the lowest first, and
// where the squares are. It knows no game.
type sheet struct {
	geo     boardmodel.Geometry
	shapes  shapes
	objects []fyne.CanvasObject
}

// begin begins the next drawing.
func (sh *sheet) begin(geo boardmodel.Geometry) {
	sh.geo, sh.objects = geo, sh.objects[:0]
	sh.shapes.turn()
}

// add adds an object above the others.
func (sh *sheet) add(o fyne.CanvasObject) { sh.objects = append(sh.objects, o) }

// boardAt returns the place and size of the board, with its rim and without its hands.
func (sh *sheet) boardAt() (fyne.Position, fyne.Size) {
	rim := sh.geo.Rim()
	size := fyne.NewSize(sh.geo.Cell*float32(sh.geo.Shape.Files), sh.geo.Cell*float32(sh.geo.Shape.Ranks))
	return fyne.NewPos(sh.geo.Left-rim, sh.geo.Top-rim), size.AddWidthHeight(2*rim, 2*rim)
}

// place puts an object on a square, inset on every side.
func (sh *sheet) place(o fyne.CanvasObject, s rules.Square, inset float32) {
	sh.placeSpot(o, rules.On(s), inset)
}

// placeSpot puts an object on a spot, inset on every side.
func (sh *sheet) placeSpot(o fyne.CanvasObject, s rules.Spot, inset float32) {
	x, y := sh.geo.SpotCorner(s)
	o.Move(fyne.NewPos(x+inset, y+inset))
	o.Resize(fyne.NewSquareSize(sh.geo.Cell - 2*inset))
}

// corner draws a small triangle at the top right of a spot.
func (sh *sheet) corner(s rules.Spot, c color.Color) {
	x, y := sh.geo.SpotCorner(s)
	side := sh.geo.Cell * 0.14
	sh.polygon([]fyne.Position{{X: 0, Y: 0}, {X: side, Y: 0}, {X: side, Y: side}}, fyne.NewPos(x+sh.geo.Cell-side, y), fyne.NewSquareSize(side), c)
}

// brackets draws the four corners of a frame on a spot, inset on every side.
func (sh *sheet) brackets(s rules.Spot, inset, thick float32, c color.Color) {
	x, y := sh.geo.SpotCorner(s)
	long := sh.geo.Cell*0.26 - inset
	bar := func(left, top, wide, high float32) {
		o := canvas.NewRectangle(c)
		o.Move(fyne.NewPos(left, top))
		o.Resize(fyne.NewSize(wide, high))
		sh.add(o)
	}
	near, far := inset, sh.geo.Cell-inset
	for _, left := range []bool{true, false} {
		for _, top := range []bool{true, false} {
			bx, by, cx, cy := x+near, y+near, x+near, y+near
			if !left {
				bx, cx = x+far-long, x+far-thick
			}
			if !top {
				by, cy = y+far-thick, y+far-long
			}
			bar(bx, by, long, thick)
			bar(cx, cy, thick, long)
		}
	}
}
