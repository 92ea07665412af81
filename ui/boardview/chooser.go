package boardview

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/game/rules"
)

// chooser shows the choices of a promotion (FIDE Laws 3.7.5.1) from its square
// towards the middle of the board, the rest dimmed.
func (r *renderer) chooser() {
	b, c := r.board, r.board.view.Colours
	n := len(b.state.Choices)
	if n == 0 {
		return
	}
	dim := canvas.NewRectangle(c.Dim)
	dim.Move(fyne.NewPos(r.geo.Left, r.geo.Top))
	dim.Resize(r.boardSize())
	r.add(dim)

	x1, y1 := r.geo.Corner(b.state.ChoiceSquare(0))
	x2, y2 := r.geo.Corner(b.state.ChoiceSquare(n - 1))
	card := canvas.NewRectangle(c.Card)
	card.CornerRadius = r.geo.Cell * 0.1
	card.Shadow = canvas.Shadow{Color: color.NRGBA{A: 110}, BlurRadius: r.geo.Cell * 0.14}
	card.Move(fyne.NewPos(min(x1, x2), min(y1, y2)))
	card.Resize(fyne.NewSize(r.geo.Cell, r.geo.Cell*float32(n)))
	r.add(card)
	mover, _ := rules.PieceAt(b.view.Position, b.state.Selected)
	for i, m := range b.state.Choices {
		s := b.state.ChoiceSquare(i)
		if i == b.state.Choice {
			ring := canvas.NewRectangle(over(c.Select, 46))
			ring.StrokeColor, ring.StrokeWidth, ring.CornerRadius = c.Select, max(2, r.geo.Cell*0.04), r.geo.Cell*0.1
			r.place(ring, s, r.geo.Cell*0.04)
			r.add(ring)
		}
		piece := mover
		if m.Promote != "" {
			piece.Kind = m.Promote
		}
		r.choice(s, piece, b.facts[i])
	}
}

// roomForTwo is how large a square is with room for two lines under a piece.
const roomForTwo = 64

// choice is a piece to choose, and under it what is certain about it, in at most
// two lines.
func (r *renderer) choice(s rules.Square, piece rules.Piece, facts []string) {
	lines, size := r.lines()
	high := size * 1.2
	x, y := r.geo.Corner(s)
	side := r.geo.Cell*0.92 - float32(lines)*high
	img := canvas.NewImageFromImage(r.picture(piece))
	img.Resize(fyne.NewSquareSize(side))
	img.Move(fyne.NewPos(x+(r.geo.Cell-side)/2, y+r.geo.Cell*0.04))
	r.add(img)
	for i, fact := range facts[:min(len(facts), lines)] {
		text := canvas.NewText(fact, r.board.view.Colours.Select)
		text.TextSize, text.TextStyle.Bold = size, true
		wide := text.MinSize()
		text.Resize(wide)
		text.Move(fyne.NewPos(x+(r.geo.Cell-wide.Width)/2, y+r.geo.Cell*0.92-float32(lines-i)*high-(wide.Height-high)/2))
		r.add(text)
	}
}

// lines is how many lines there are under the choices, and the size of their
// text: all of them fit.
func (r *renderer) lines() (n int, size float32) {
	most := 1
	if r.geo.Cell >= roomForTwo {
		most = 2
	}
	size = min(r.geo.Cell*0.15, 14)
	bold := fyne.TextStyle{Bold: true}
	for _, facts := range r.board.facts {
		n = max(n, min(len(facts), most))
		for _, f := range facts {
			if wide := fyne.MeasureText(f, size, bold).Width; wide > r.geo.Cell*0.8 {
				size *= r.geo.Cell * 0.8 / wide
			}
		}
	}
	return n, size
}
