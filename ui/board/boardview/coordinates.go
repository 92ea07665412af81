package boardview

import (
	"fyne.io/fyne/v2"

	"passedpawn/game/rules"
)

// The smallest cells on which coordinates can be read and, in the corners of squares, do
// not touch the pieces.
const (
	leastRimmed = 22
	leastCorner = 35
)

// coordinates draws the coordinates in the corners of the edge squares.
func (r *renderer) coordinates() {
	if !r.board.view.Coordinates || r.geo.Cell < leastRimmed {
		return
	}
	if r.geo.Shape.Plain {
		r.rimmed()
		return
	}
	if r.geo.Cell < leastCorner {
		return
	}
	c, shape := r.board.view.Colours, r.geo.Shape
	size := min(max(r.geo.Cell*0.16, 8), 15)
	edge, frame := r.geo.Cell*0.03+r.framed(), r.framed()
	for i, o := range r.labels {
		s, left := rules.Sq(i, 0), i >= shape.Files
		if r.geo.Flipped {
			s = rules.Sq(i, shape.Ranks-1)
		}
		if left {
			s = rules.Sq(0, i-shape.Files)
			if r.geo.Flipped {
				s.File = int8(shape.Files - 1)
			}
			o.Text = shape.RankNames[s.Rank]
		} else {
			o.Text = shape.FileNames[s.File]
		}
		o.Color = c.OnDark
		if s.Light() {
			o.Color = c.OnLight
		}
		o.TextSize, o.TextStyle = size, fyne.TextStyle{Bold: true}
		x, y := r.geo.Corner(s)
		if left {
			o.Move(fyne.NewPos(x+edge, y+r.geo.Cell*0.01+frame))
		} else {
			text := o.MinSize()
			o.Move(fyne.NewPos(x+r.geo.Cell-edge-text.Width, y+r.geo.Cell-frame-text.Height))
		}
		o.Resize(o.MinSize())
		r.add(o)
	}
}
