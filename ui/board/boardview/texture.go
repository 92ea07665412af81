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
	if c.Frame.A > 0 {
		frame := canvas.NewRectangle(nil)
		frame.StrokeColor, frame.StrokeWidth = c.Frame, max(2, r.geo.Cell*0.035)
		frame.Move(at.AddXY(frame.StrokeWidth/2, frame.StrokeWidth/2))
		frame.Resize(size.SubtractWidthHeight(frame.StrokeWidth, frame.StrokeWidth))
		r.add(frame)
	}
}
