package boardview

import "fyne.io/fyne/v2/canvas"

// textured is the side of a square of the texture in pixels, before it is stretched.
const textured = 64

// texture lays the texture over the squares, and a thin frame around them.
func texture(r *renderer) {
	c, shape := r.board.view.Colours, r.geo.Shape
	if r.wood == nil || r.woodOf != c {
		r.wood, r.woodOf = nil, c
		if img := c.Surface(shape.Files, shape.Ranks, textured); img != nil {
			r.wood = canvas.NewImageFromImage(img)
			r.wood.FillMode = canvas.ImageFillStretch
		}
	}
	at, size := r.boardAt()
	if r.wood != nil {
		r.wood.Move(at)
		r.wood.Resize(size)
		r.add(r.wood)
	}
	if wide := r.framed(); wide > 0 {
		frame := canvas.NewRectangle(nil)
		frame.StrokeColor, frame.StrokeWidth = c.Frame, wide
		frame.Move(at.AddXY(wide/2, wide/2))
		frame.Resize(size.SubtractWidthHeight(wide, wide))
		r.add(frame)
	}
}

// framed returns the width of the frame, which lies on the edge squares, 0 for none.
func (r *renderer) framed() float32 {
	if r.board.view.Colours.Frame.A == 0 {
		return 0
	}
	return max(2, r.geo.Cell*0.035)
}
