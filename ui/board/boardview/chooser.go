package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
)

// chooser shows the choices of a promotion (FIDE Laws 3.7.3.3), or of castling or a step,
// over its square, as pieces on squares of the board, and dims the rest of the board. Words
// beside a column of pieces say what each does, and a line says how to choose.
func (r *renderer) chooser() {
	b := r.board
	if len(b.state.Choices) == 0 {
		return
	}
	dim := canvas.NewRectangle(b.view.Colours.Dim)
	at, size := r.boardAt()
	dim.Move(at)
	dim.Resize(size)
	r.add(dim)

	l := lies(b)
	c := choices{r, l, cardFor(r, l)}
	c.cardGround()
	c.words()
	mover, _ := rules.PieceAt(b.view.Position, b.state.Selected)
	for i, m := range b.state.Choices {
		x, y := c.lies.Choice(i)
		at := fyne.NewPos(x, y)
		ground := c.tile(at, i)
		piece := mover
		if face := b.state.Face(i); face != rules.NoKind {
			piece.Kind = face
		}
		facts := b.facts[i]
		if c.lies.Column() {
			facts = nil
		}
		c.choice(at, piece, ground, facts)
		if !c.lies.Column() && mover.Kind != rules.King {
			c.sign(at, m, ground)
		}
	}
}

// choices draws the parts of the open chooser.
type choices struct {
	*renderer
	lies boardmodel.Chooser
	card card
}

// lies returns the layout of the open chooser.
func lies(b *Widget) boardmodel.Chooser {
	g := b.geometry()
	lies := g.Chooser(b.state.Choices[0].To, len(b.state.Choices))
	if lies.Column() {
		return g.Beside(lies, max(wordsWide(b, lies.Side), longest(sentences(howTo(b)), theme.TextSize())+2*wordsGap-lies.Side))
	}
	return lies
}

// tile draws a square of the board under a choice, with a ring for the one that Enter
// chooses, and returns its colour.
func (r choices) tile(at fyne.Position, i int) color.NRGBA {
	b, c, side := r.board, r.board.view.Colours, r.lies.Side
	square, light := b.state.Choices[0].To, c.Light
	if !r.geo.Shape.Plain && square.Light() != (i%2 == 0) {
		light = c.Dark
	}
	ground := canvas.NewRectangle(light)
	if ground.Move(at); r.geo.Shape.Plain {
		ground.StrokeColor, ground.StrokeWidth = c.Dark, 1
	}
	ground.Resize(fyne.NewSquareSize(side))
	r.card.fit(ground)
	r.add(ground)
	if i == b.state.Choice {
		ring := canvas.NewRectangle(over(c.Select, 46))
		ring.StrokeColor, ring.StrokeWidth = c.Select, max(3, r.geo.Cell*0.06)
		ring.Move(at.AddXY(ring.StrokeWidth/2, ring.StrokeWidth/2))
		ring.Resize(fyne.NewSquareSize(side - ring.StrokeWidth))
		r.card.fit(ring)
		r.add(ring)
	}
	return light
}

// sign shows the key that chooses to promote or not, in the notation of game records.
func (r choices) sign(at fyne.Position, m rules.Move, ground color.NRGBA) {
	sign := "+"
	if m.Promote == rules.NoKind {
		sign = "="
	}
	text := canvas.NewText(sign, r.onTile(ground))
	text.TextSize, text.TextStyle.Bold = min(max(r.geo.Cell*0.32, 14), 22), true
	text.Resize(text.MinSize())
	text.Move(at.AddXY(r.geo.Cell*0.14, r.geo.Cell*0.02))
	r.add(text)
}

// onTile returns the colour of text on a square.
func (r choices) onTile(ground color.NRGBA) color.NRGBA {
	if c := r.board.view.Colours; ground == c.Dark {
		return c.OnDark
	}
	return r.board.view.Colours.OnLight
}

// choice shows a piece to choose, and how castling is written below it.
func (r choices) choice(at fyne.Position, piece rules.Piece, ground color.NRGBA, facts []string) {
	room := r.lies.Side
	size := min(room*0.15, theme.TextSize())
	high := size * 1.2 * float32(len(facts))
	side := room - high
	img := canvas.NewImageFromImage(r.pictured(piece, side))
	img.Resize(fyne.NewSquareSize(side))
	img.Move(at.AddXY((room-side)/2, 0))
	r.add(img)
	for i, fact := range facts {
		text := canvas.NewText(fact, r.onTile(ground))
		text.TextSize, text.TextStyle.Bold = size, true
		wide := text.MinSize()
		text.Resize(wide)
		text.Move(at.AddXY((room-wide.Width)/2, side+size*1.2*float32(i)-(wide.Height-size*1.2)/2-room*0.03))
		r.add(text)
	}
}
