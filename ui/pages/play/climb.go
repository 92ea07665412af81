package play

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A climb shows the sequence of pieces in a game without a choice of promotion: their
// pictures, and between them whether the step is made on the far rank or at home. It
// marks the kind under the pointer.
type climb struct {
	widget.BaseWidget
	pieces *look.Pieces
	kinds  []rules.Kind
	marked rules.Kind
	// touched is called with the kind under the pointer, or with none when the pointer
	// leaves.
	touched func(rules.Kind)
	width   float32
	least   float32 // the side that a picture must have before there is another row
}

var _ desktop.Hoverable = (*climb)(nil)

func newClimb(p *look.Pieces, touched func(rules.Kind)) *climb {
	c := &climb{pieces: p, touched: touched}
	c.ExtendBaseWidget(c)
	return c
}

// show sets the sequence, and the kind to mark.
func (c *climb) show(kinds []rules.Kind, marked rules.Kind) {
	if marked == c.marked && slices.Equal(kinds, c.kinds) {
		return
	}
	c.kinds, c.marked = kinds, marked
	c.Refresh()
}

// Sides of a picture: the smallest in a high and in a low window, and the largest; and
// the width of an arrow as a part of the side.
const (
	readable = 30
	smallest = 22
	largest  = 40
	arrowed  = 0.5
)

// fitInto sets the available space, and reports whether the pictures are shown in it:
// large ones in several rows, or else small ones in fewer.
func (c *climb) fitInto(width, height float32) bool {
	c.width = width
	for _, c.least = range []float32{readable, smallest} {
		if c.MinSize().Height <= height {
			return len(c.kinds) > 0
		}
	}
	return false
}

// fit returns the number of pictures in a row, and their side.
func (c *climb) fit() (columns int, side float32) {
	for rows := 1; ; rows++ {
		columns = (len(c.kinds) + rows - 1) / rows
		side = c.width / (float32(columns) * (1 + arrowed))
		if side >= c.least || columns <= 1 {
			return max(columns, 1), min(side, largest)
		}
	}
}

// MinSize implements fyne.CanvasObject. The height depends on the present width.
func (c *climb) MinSize() fyne.Size {
	columns, side := c.fit()
	rows := (len(c.kinds) + columns - 1) / columns
	return fyne.NewSize(smallest, float32(rows)*(side+4)+theme.CaptionTextSize()*1.5)
}

// corner returns the place of a picture in the sequence.
func (c *climb) corner(i int) fyne.Position {
	columns, side := c.fit()
	return fyne.NewPos(float32(i%columns)*side*(1+arrowed), float32(i/columns)*(side+4))
}

// at returns the kind under a place.
func (c *climb) at(p fyne.Position) rules.Kind {
	_, side := c.fit()
	for i, k := range c.kinds {
		if o := c.corner(i); p.X >= o.X && p.X < o.X+side && p.Y >= o.Y && p.Y < o.Y+side {
			return k
		}
	}
	return rules.NoKind
}

// MouseIn implements desktop.Hoverable.
func (c *climb) MouseIn(e *desktop.MouseEvent) { c.touched(c.at(e.Position)) }

// MouseMoved implements desktop.Hoverable.
func (c *climb) MouseMoved(e *desktop.MouseEvent) { c.touched(c.at(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (c *climb) MouseOut() { c.touched(rules.NoKind) }

// CreateRenderer implements fyne.Widget.
func (c *climb) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(c, c.draw) }

// draw draws the sequence.
func (c *climb) draw(d *widgets.Drawing) {
	_, side := c.fit()
	for i, k := range c.kinds {
		at := c.corner(i)
		if k == c.marked {
			back := canvas.NewRectangle(theme.Color(theme.ColorNameSelection))
			back.CornerRadius = 4
			d.Add(back, at, fyne.NewSquareSize(side))
		}
		d.Add(c.pieces.Figure(k, largest), at, fyne.NewSquareSize(side))
		if i+1 < len(c.kinds) {
			rise(d, at.AddXY(side, 0), side, i%2 == 0)
		}
	}
	if len(c.kinds) > 0 {
		c.legend(d)
	}
}

// rise draws the sign of a step between two pictures.
func rise(d *widgets.Drawing, at fyne.Position, side float32, far bool) {
	wide, high := side*arrowed*0.5, side*0.25
	triangle(d, at.AddXY(side*arrowed*0.25, (side-high)/2), fyne.NewSize(wide, high), far)
}

// triangle draws the sign: up for the far rank, down for home.
func triangle(d *widgets.Drawing, at fyne.Position, size fyne.Size, far bool) {
	points := []fyne.Position{{X: 0, Y: size.Height}, {X: size.Width / 2, Y: 0}, {X: size.Width, Y: size.Height}}
	if !far {
		points = []fyne.Position{{X: 0, Y: 0}, {X: size.Width, Y: 0}, {X: size.Width / 2, Y: size.Height}}
	}
	d.Add(look.Polygon(points, size, theme.Color(theme.ColorNamePlaceHolder)), at, size)
}

// legend explains the signs.
func (c *climb) legend(d *widgets.Drawing) {
	const side = 9
	high := theme.CaptionTextSize() * 1.5
	at := fyne.NewPos(2, c.MinSize().Height-high)
	for i, text := range []string{i18n.T("play.far-rank"), i18n.T("play.home")} {
		triangle(d, at.AddXY(0, (high-side)/2), fyne.NewSize(side, side*0.8), i == 0)
		label := canvas.NewText(text, theme.Color(theme.ColorNamePlaceHolder))
		label.TextSize = theme.CaptionTextSize()
		size := label.MinSize()
		d.Add(label, at.AddXY(side+5, (high-size.Height)/2), size)
		at.X += side + size.Width + 20
	}
}
