package boardview

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/ui/board/boardmodel"
)

// A card is the ground of the chooser: of its pieces, the words beside them, and the line
// that says how to choose.
type card struct {
	at     fyne.Position
	size   fyne.Size
	radius float32
	how    []string // how to choose, none without room for it
	line   float32  // the top of the first line
	text   float32  // the size of the lines
}

// least is the smallest size of text that is worth drawing.
const least = 9

// cardFor returns the ground for a layout. How to choose is said below the choices, or above
// them at the bottom of the board, on two lines where one does not fit.
func cardFor(r *renderer, lies boardmodel.Chooser) card {
	board, room := r.boardAt()
	x, y, wide, high := lies.Frame()
	if left, _, words := lies.Words(0); words > 0 {
		x, wide = min(x, left), wide+words
	}
	words := howTo(r.board)
	c := card{how: sentences(words), text: theme.TextSize(), radius: max(4, r.geo.Cell*0.1)}
	if grown := min(room.Width, longest(c.how, c.text)+2*wordsGap); grown > wide && !lies.Column() {
		x = max(board.X, min(x-(grown-wide)/2, board.X+room.Width-grown))
		wide = grown
	}
	if longest([]string{words}, c.text)+2*wordsGap <= wide {
		c.how = []string{words}
	}
	for c.text >= least && longest(c.how, c.text) > wide-2*wordsGap { // small letters are not in proportion
		c.text -= 0.5
	}
	if c.text < least {
		c.how = nil
	}
	foot := 1.5*wordsGap + float32(len(c.how))*c.text*lineHigh
	if c.how == nil {
		foot = 0
	}
	if c.line = y + high + 0.75*wordsGap; y+high+foot > board.Y+room.Height {
		y -= foot
		c.line = y + 0.75*wordsGap
	}
	c.at, c.size = fyne.NewPos(x, y), fyne.NewSize(wide, high+foot)
	return c
}

// sentences returns the sentences of a text.
func sentences(text string) (all []string) {
	for {
		i := strings.IndexAny(text, ".?")
		if i < 0 || i == len(text)-1 {
			return append(all, text)
		}
		all = append(all, text[:i+1])
		text = strings.TrimSpace(text[i+1:])
	}
}

// longest returns the width of the longest line of text in a size.
func longest(lines []string, size float32) (wide float32) {
	for _, line := range lines {
		wide = max(wide, fyne.MeasureText(line, size, fyne.TextStyle{}).Width)
	}
	return wide
}

// cardGround draws the card, in the colours of the window, and the lines on it.
func (r choices) cardGround() {
	c := r.card
	ground := canvas.NewRectangle(theme.Color(theme.ColorNameOverlayBackground))
	ground.CornerRadius = c.radius
	ground.Shadow = canvas.Shadow{Color: color.NRGBA{A: 110}, BlurRadius: r.geo.Cell * 0.14}
	ground.Move(c.at)
	ground.Resize(c.size)
	r.add(ground)
	if !r.lies.Column() { // the card may be wider than the pieces
		_, y, _, high := r.lies.Frame()
		band := canvas.NewRectangle(r.board.view.Colours.Light)
		band.Move(fyne.NewPos(c.at.X, y))
		band.Resize(fyne.NewSize(c.size.Width, high))
		c.fit(band)
		r.add(band)
	}
	for i, text := range c.how {
		r.write(text, fyne.NewPos(c.at.X+wordsGap, c.line+float32(i)*c.text*lineHigh), c.text, fyne.TextStyle{})
	}
}

// fit rounds the corners of a part that lie in the corners of the card.
func (c card) fit(part *canvas.Rectangle) {
	at, size, reach := part.Position(), part.Size(), part.StrokeWidth/2+0.5
	left, top := at.X-c.at.X <= reach, at.Y-c.at.Y <= reach
	right := c.at.X+c.size.Width-at.X-size.Width <= reach
	bottom := c.at.Y+c.size.Height-at.Y-size.Height <= reach
	for corner, there := range map[*float32]bool{
		&part.TopLeftCornerRadius: left && top, &part.TopRightCornerRadius: right && top,
		&part.BottomLeftCornerRadius: left && bottom, &part.BottomRightCornerRadius: right && bottom,
	} {
		if there {
			*corner = c.radius
		}
	}
}
