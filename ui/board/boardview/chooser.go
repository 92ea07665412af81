package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// chooser shows the choices of a promotion (FIDE Laws 3.7.3.3), or of castling or a step,
// over its square, and dims the rest of the board.
func (r *renderer) chooser() {
	b, c := r.board, r.board.view.Colours
	n := len(b.state.Choices)
	if n == 0 {
		return
	}
	dim := canvas.NewRectangle(c.Dim)
	at, size := r.boardAt()
	dim.Move(at)
	dim.Resize(size)
	r.add(dim)

	lies := r.geo.Chooser(b.state.Choices[0].To, n)
	x, y, wide, high := lies.Frame()
	card := canvas.NewRectangle(c.Card)
	card.CornerRadius = r.geo.Cell * 0.1
	card.Shadow = canvas.Shadow{Color: color.NRGBA{A: 110}, BlurRadius: r.geo.Cell * 0.14}
	card.Move(fyne.NewPos(x, y))
	card.Resize(fyne.NewSize(wide, high))
	r.add(card)
	mover, _ := rules.PieceAt(b.view.Position, b.state.Selected)
	for i, m := range b.state.Choices {
		x, y := lies.Choice(i)
		at := fyne.NewPos(x, y)
		if i == b.state.Choice {
			ring := canvas.NewRectangle(over(c.Select, 46))
			ring.StrokeColor, ring.StrokeWidth, ring.CornerRadius = c.Select, max(2, r.geo.Cell*0.04), r.geo.Cell*0.1
			ring.Move(at.AddXY(r.geo.Cell*0.04, r.geo.Cell*0.04))
			ring.Resize(fyne.NewSquareSize(lies.Side - r.geo.Cell*0.08))
			r.add(ring)
		}
		piece := mover
		if face := b.state.Face(i); face != rules.NoKind {
			piece.Kind = face
		}
		r.choice(at, lies.Side, piece, b.facts[i])
		if n == 2 && mover.Kind != rules.King {
			r.sign(at, m)
		}
	}
}

// factsOf returns what is shown under a choice: what is certain about a promotion, or how
// castling is written.
func (b *Widget) factsOf(m rules.Move) []string {
	switch piece, _ := b.view.Position.At(m.From); {
	case piece.Kind != rules.King:
		return i18n.All(b.config.PromotionFacts(b.view.Position, m))
	case !rules.Castles(b.view.Position, m):
		return nil
	case m.To.File > m.From.File:
		return []string{"O-O"}
	}
	return []string{"O-O-O"}
}

// sign shows the key that chooses to promote or not, in the notation of game records.
func (r *renderer) sign(at fyne.Position, m rules.Move) {
	sign := "+"
	if m.Promote == rules.NoKind {
		sign = "="
	}
	text := canvas.NewText(sign, r.board.view.Colours.Select)
	text.TextSize, text.TextStyle.Bold = min(max(r.geo.Cell*0.32, 12), 22), true
	text.Resize(text.MinSize())
	text.Move(at.AddXY(r.geo.Cell*0.14, r.geo.Cell*0.02))
	r.add(text)
}

// roomForTwo is the side of a square with room for two lines under a piece.
const roomForTwo = 64

// choice shows a piece to choose and, under it, what is certain about it, in at most two
// lines.
func (r *renderer) choice(at fyne.Position, room float32, piece rules.Piece, facts []string) {
	lines, size := r.lines(room)
	high := size * 1.2
	side := room*0.92 - float32(lines)*high
	img := canvas.NewImageFromImage(r.pictured(piece, room))
	img.Resize(fyne.NewSquareSize(side))
	img.Move(at.AddXY((room-side)/2, room*0.04))
	r.add(img)
	for i, fact := range facts[:min(len(facts), lines)] {
		text := canvas.NewText(fact, r.board.view.Colours.Select)
		text.TextSize, text.TextStyle.Bold = size, true
		wide := text.MinSize()
		text.Resize(wide)
		text.Move(at.AddXY((room-wide.Width)/2, room*0.92-float32(lines-i)*high-(wide.Height-high)/2))
		r.add(text)
	}
}

// lines returns the number of lines under the choices and the size of their text, so that
// all of them fit in a width.
func (r *renderer) lines(room float32) (n int, size float32) {
	most := 1
	if room >= roomForTwo {
		most = 2
	}
	size = min(room*0.15, 14)
	bold := fyne.TextStyle{Bold: true}
	for _, facts := range r.board.facts {
		n = max(n, min(len(facts), most))
		for _, f := range facts {
			if wide := fyne.MeasureText(f, size, bold).Width; wide > room*0.8 {
				size *= room * 0.8 / wide
			}
		}
	}
	return n, size
}
