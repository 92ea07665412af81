package boardview

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
	"passedpawn/ui/look"
)

// marksBelow draws the tints and glows under the pieces.
func (r *renderer) marksBelow() {
	b, c := r.board, r.board.view.Colours
	for _, s := range b.view.Last {
		tint := canvas.NewRectangle(c.Last)
		r.placeSpot(tint, s, 0)
		r.add(tint)
		// The tint needs a shape as well: a corner of the square is marked.
		r.corner(s, c.Corner)
	}
	r.waitingBelow()
	for _, s := range b.view.Position.Checks() {
		glow := canvas.NewRadialGradient(over(c.Check, 235), over(c.Check, 0))
		r.place(glow, s, 0)
		r.add(glow)
	}
	if b.state.Picked() && len(b.state.Choices) == 0 {
		fill := canvas.NewRectangle(over(c.Select, 70))
		fill.StrokeColor, fill.StrokeWidth = c.Select, max(2, r.geo.Cell*0.05)
		r.placeSpot(fill, b.state.Selected, fill.StrokeWidth/2)
		r.add(fill)
	}
	if at, ok := b.landing(); ok {
		tint := canvas.NewRectangle(over(c.Select, 90))
		r.placeSpot(tint, at, 0)
		r.add(tint)
	}
}

func over(c color.NRGBA, alpha uint8) color.NRGBA {
	c.A = alpha
	return c
}

// marksAbove draws over the pieces: targets, the check badge, the cursor, arrows and
// circles.
func (r *renderer) marksAbove() {
	b, c := r.board, r.board.view.Colours
	targets(r)
	if b.view.Was.Kind != rules.NoKind && b.gliding.motion == nil {
		if at, ok := b.view.Last[len(b.view.Last)-1].Square(); ok {
			r.small(at, b.view.Was)
		}
	}
	for _, s := range b.view.Position.Checks() {
		r.badge(s)
	}
	r.waitingAbove()
	for _, d := range b.view.Drawings {
		r.drawing(d.Arrow, d.Colour)
	}
	for _, d := range b.state.Drawn {
		r.drawing(d.Arrow, look.DrawingColour(d.Colour))
	}
	r.hint()
	for _, i := range slices.Backward(b.view.Ideas) { // the best one above the others
		r.arrow(i.From, rules.On(i.To), i.Width, i.colour(c), color.NRGBA{})
	}
	if b.state.CursorShown && b.focused {
		r.cursor(b.state.Cursor)
	}
}

// hint draws the arrow of a hint, or the ring round the piece that is to move.
func (r *renderer) hint() {
	v := r.board.view
	if v.Pointed != nil {
		ring := &canvas.Circle{StrokeColor: v.Colours.Hint, StrokeWidth: max(2, r.geo.Cell*0.07)}
		r.placeSpot(ring, *v.Pointed, r.geo.Cell*0.03)
		r.add(ring)
	}
	if v.Hint != nil {
		r.arrow(v.Hint.From, rules.On(v.Hint.To), 1, v.Colours.Hint, color.NRGBA{})
	}
}

// badge marks a king in check with a sign, for people who cannot see red.
func (r *renderer) badge(s rules.Square) {
	x, y := r.geo.Corner(s)
	side := max(r.geo.Cell*0.3, 12)
	disc := canvas.NewCircle(r.board.view.Colours.Check)
	disc.StrokeColor, disc.StrokeWidth = color.White, max(1, side*0.09)
	disc.Resize(fyne.NewSquareSize(side))
	disc.Move(fyne.NewPos(x+r.geo.Cell-side, y))
	sign := canvas.NewText("!", color.White)
	sign.TextStyle.Bold, sign.TextSize = true, side*0.72
	size := sign.MinSize()
	sign.Resize(size)
	sign.Move(fyne.NewPos(x+r.geo.Cell-side/2-size.Width/2, y+side/2-size.Height/2))
	r.add(disc)
	r.add(sign)
}

// cursor draws a double frame: a dark and a light line side by side show on every square
// and under every mark.
func (r *renderer) cursor(s rules.Spot) {
	w := max(2, r.geo.Cell*0.045)
	for i, c := range []color.Color{r.board.view.Colours.Cursor, color.White} {
		frame := canvas.NewRectangle(color.Transparent)
		frame.StrokeColor, frame.StrokeWidth, frame.CornerRadius = c, w, r.geo.Cell*0.1
		r.placeSpot(frame, s, w/2+float32(i)*w)
		r.add(frame)
	}
}

// drawing draws an arrow or a circle with an edge.
func (r *renderer) drawing(a boardmodel.Arrow, c color.NRGBA) {
	edge := r.board.view.Colours.Edge(c)
	if a.From != a.To {
		r.arrow(rules.On(a.From), rules.On(a.To), 1, c, edge)
		return
	}
	thin, radius := r.geo.Cell*boardmodel.ArrowEdge, r.geo.Cell*0.45
	inner := radius - r.geo.Cell*0.07
	x, y := r.geo.Corner(a.From)
	at := fyne.NewPos(x, y)
	r.rings(at, r.geo.Cell, edge, [2]float32{radius + thin, radius}, [2]float32{inner, inner - thin})
	r.rings(at, r.geo.Cell, c, [2]float32{radius, inner})
}

// arrow draws an arrow from one spot to another, with a thickness relative
// to the usual one, and with an edge unless that is transparent. An arrow to where it begins
// has no direction and is not drawn.
func (r *renderer) arrow(from, to rules.Spot, width float32, c, edge color.NRGBA) {
	fx, fy := r.geo.Centre(from)
	tx, ty := r.geo.Centre(to)
	if fx == tx && fy == ty {
		return
	}
	inner := boardmodel.ArrowOutline(float64(fx), float64(fy), float64(tx), float64(ty), float64(r.geo.Cell), float64(width))
	outer := boardmodel.Outset(inner, float64(r.geo.Cell)*boardmodel.ArrowEdge)
	at, size := bounds(outer)
	if edge.A > 0 {
		r.edge(within(outer, at), within(inner, at), at, size, edge)
	}
	at, size = bounds(inner)
	r.polygon(within(inner, at), at, size, c)
}

// bounds returns the place and the size of an outline.
func bounds(outline [boardmodel.ArrowCorners][2]float64) (fyne.Position, fyne.Size) {
	left, top := outline[0][0], outline[0][1]
	right, bottom := left, top
	for _, p := range outline {
		left, right, top, bottom = min(left, p[0]), max(right, p[0]), min(top, p[1]), max(bottom, p[1])
	}
	return fyne.NewPos(float32(left), float32(top)), fyne.NewSize(float32(right-left), float32(bottom-top))
}

// within returns the corners of an outline from a place.
func within(outline [boardmodel.ArrowCorners][2]float64, at fyne.Position) (points []fyne.Position) {
	for _, p := range outline {
		points = append(points, fyne.NewPos(float32(p[0]), float32(p[1])).Subtract(at))
	}
	return points
}

// focus frames the whole board while it has the keyboard focus.
func (r *renderer) focus() {
	if !r.board.focused || r.board.quiet {
		return
	}
	r.frame.FillColor = color.Transparent
	r.frame.StrokeColor = theme.Color(theme.ColorNamePrimary)
	at, size := r.boardAt()
	r.frame.Move(at.SubtractXY(2, 2))
	r.frame.Resize(size.AddWidthHeight(4, 4))
	r.add(r.frame)
}
