package boardmodel

import "passedpawn/game/rules"

// A Chooser is the layout of the choices of a promotion: Choice returns the top left
// corner of each, and Side is the length of its sides.
type Chooser struct {
	Count       int
	Side        float32
	left, top   float32 // of the first choice
	right, down float32 // from one choice to the next
	words, wide float32 // the left edge and the width of the words beside a column, 0 for none
}

// large is the side of one of two choices, in squares. least is the smallest side, in
// units of the plane, if two fit on the board.
const large, least = 1.6, 48

// Chooser returns the layout of a number of choices for a square. The first covers the
// square. Two choices are larger than squares and side by side; more than two run towards
// the middle of the board.
func (g Geometry) Chooser(to rules.Square, count int) Chooser {
	x, y := g.Corner(to)
	if count == 2 {
		side := min(max(g.Cell*large, least), g.Cell*float32(g.Shape.Files)/2)
		c := Chooser{Count: count, Side: side}
		right := g.Left + g.Cell*float32(g.Shape.Files)
		bottom := g.Top + g.Cell*float32(g.Shape.Ranks)
		aside := (g.Cell - c.Side) / 2
		c.left = min(max(x+aside, g.Left), right-c.Side)
		c.top = min(max(y+aside, g.Top), bottom-c.Side)
		if c.right = c.Side; c.left+2*c.Side > right {
			c.right = -c.Side
		}
		return c
	}
	c := Chooser{Count: count, Side: g.Cell, left: x, top: y, down: g.Cell}
	if y-g.Top >= g.Cell*float32(g.Shape.Ranks)/2 {
		c.down = -g.Cell
	}
	return c
}

// Column reports whether the choices are one below the other.
func (c Chooser) Column() bool { return c.right == 0 }

// Beside returns the layout of a column of choices with words of a width beside it, on the
// side of the board with more room if they do not fit on the right.
func (g Geometry) Beside(c Chooser, wide float32) Chooser {
	left, right := c.left-g.Left, g.Left+g.Cell*float32(g.Shape.Files)-c.left-c.Side
	if c.words, c.wide = c.left+c.Side, min(wide, right); wide > right && left > right {
		c.wide = min(wide, left)
		c.words = c.left - c.wide
	}
	return c
}

// Words returns the top left corner and the width of the words beside a choice.
func (c Chooser) Words(i int) (x, y, width float32) {
	return c.words, c.top + float32(i)*c.down, c.wide
}

// Choice returns the top left corner of a choice.
func (c Chooser) Choice(i int) (x, y float32) {
	return c.left + float32(i)*c.right, c.top + float32(i)*c.down
}

// Frame returns the top left corner and the size of all choices together, without words.
func (c Chooser) Frame() (x, y, width, height float32) {
	lastX, lastY := c.Choice(c.Count - 1)
	x, y = min(c.left, lastX), min(c.top, lastY)
	return x, y, max(c.left, lastX) + c.Side - x, max(c.top, lastY) + c.Side - y
}

// At returns the choice whose picture or words are under a point, and false for none.
func (c Chooser) At(x, y float32) (int, bool) {
	for i := range c.Count {
		left, top := c.Choice(i)
		if y < top || y >= top+c.Side {
			continue
		}
		if x >= left && x < left+c.Side || x >= c.words && x < c.words+c.wide {
			return i, true
		}
	}
	return 0, false
}
