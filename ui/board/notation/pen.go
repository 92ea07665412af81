package notation

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
	"passedpawn/ui/look"
	"passedpawn/ui/widgets"
)

// A pen draws texts and figurines one after the other in a line.
type pen struct {
	drawing *widgets.Drawing
	pieces  *look.Pieces
	at      fyne.Position // the top left corner of what comes next
	high    float32       // of the line
	colour  color.Color
	bold    bool
}

// write draws a text.
func (p *pen) write(said string) {
	if said == "" {
		return
	}
	text := canvas.NewText(strings.Clone(said), p.colour) // Fyne remembers it
	text.TextSize, text.TextStyle.Bold = theme.TextSize(), p.bold
	size := text.MinSize()
	p.drawing.Add(text, p.at.AddXY(0, (p.high-size.Height)/2), size)
	p.at.X += size.Width
}

// figure draws a figurine, nothing for no kind.
func (p *pen) figure(kind rules.Kind) {
	if kind == rules.NoKind {
		return
	}
	side := figureSide()
	p.drawing.Add(p.pieces.Figure(kind, int(theme.TextSize())), fyne.NewPos(p.at.X-1, figureTop(p.at.Y, p.high)), fyne.NewSquareSize(side))
	p.at.X += side
}

// move draws a move.
func (p *pen) move(w word) {
	p.figure(w.figure)
	p.write(w.text)
	p.figure(w.becomes)
	p.write(w.tail)
}

// A Move is a move with figurines, after its number, outside the list.
type Move struct {
	number string
	word   word
}

// Move returns a move in English with figurines. The number before it may be "".
func (f Figures) Move(number, san string) Move { return Move{number, f.drawn(word{text: san})} }

// Width returns the width of the move.
func (m Move) Width(bold bool) float32 {
	var wide float32
	for _, text := range []string{m.number, m.word.text, m.word.tail} {
		if text != "" {
			wide += fyne.MeasureText(text, theme.TextSize(), fyne.TextStyle{Bold: bold}).Width
		}
	}
	return wide + m.word.figures()
}

// Draw draws the move in a line of a height.
func (m Move) Draw(d *widgets.Drawing, pieces *look.Pieces, at fyne.Position, high float32, bold bool) {
	p := pen{d, pieces, at, high, theme.Color(theme.ColorNameForeground), bold}
	p.write(m.number)
	p.move(m.word)
}
