package boardview

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
)

// wordsGap is the space around the words of the chooser.
const wordsGap = 8

// lineHigh is the height of a line of text, by its size.
const lineHigh = 1.3

// factsOf returns what is said of a choice: what is certain about a promotion, or how
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

// wordsOf returns the lines beside a choice: the name of the piece, and what is certain
// about it if there is room for a second line or nothing else would be said.
func wordsOf(b *Widget, i int, room float32) []string {
	name, facts := i18n.T(string(b.state.Face(i))), strings.Join(b.facts[i], ", ")
	switch {
	case facts == "":
		return []string{name}
	case room < 2*lineHigh*theme.TextSize():
		return []string{facts}
	}
	return []string{name, facts}
}

// style returns the style of a line beside a choice.
func style(line int) fyne.TextStyle { return fyne.TextStyle{Bold: line == 0} }

// wordsWide returns the width of the words beside all choices, with the space around them.
func wordsWide(b *Widget, room float32) (wide float32) {
	for i := range b.state.Choices {
		for line, text := range wordsOf(b, i, room) {
			wide = max(wide, fyne.MeasureText(text, theme.TextSize(), style(line)).Width)
		}
	}
	return wide + 2*wordsGap
}

// words says beside each choice of a column what it is and does.
func (r choices) words() {
	lies := r.lies
	x, y, wide, high := lies.Frame()
	if r.panel(fyne.NewPos(x, y), fyne.NewSize(wide, high)); !lies.Column() {
		return
	}
	left, _, room := lies.Words(0)
	r.panel(fyne.NewPos(left, y), fyne.NewSize(room, high))
	size := theme.TextSize() * min(1, room/wordsWide(r.board, lies.Side))
	for i := range r.board.state.Choices {
		lines := wordsOf(r.board, i, lies.Side)
		_, top, _ := lies.Words(i)
		top += (lies.Side - float32(len(lines))*size*lineHigh) / 2
		for line, text := range lines {
			r.write(text, fyne.NewPos(left+wordsGap*size/theme.TextSize(), top+float32(line)*size*lineHigh), size, style(line))
		}
	}
}

// write draws a line of text, in the middle of its height.
func (r choices) write(words string, at fyne.Position, size float32, style fyne.TextStyle) {
	text := canvas.NewText(words, theme.Color(theme.ColorNameForeground))
	text.TextSize, text.TextStyle = size, style
	min := text.MinSize()
	text.Resize(min)
	text.Move(at.AddXY(0, (size*lineHigh-min.Height)/2))
	r.add(text)
}

// howTo returns the line that says how to choose.
func howTo(b *Widget) string {
	mover, _ := rules.PieceAt(b.view.Position, b.state.Selected)
	switch {
	case mover.Kind == rules.King:
		return i18n.T("boardview.choose-castling")
	case len(b.state.Choices) == 2:
		return i18n.T("boardview.choose-promotion")
	}
	return i18n.T("boardview.choose-piece")
}

// least is the smallest size of text that is worth drawing.
const least = 9

// how draws the line that says how to choose, below the choices, or above them at the
// bottom of the board.
func (r choices) how() {
	at, board := r.boardAt()
	x, y, _, high := r.lies.Frame()
	if left, _, wide := r.lies.Words(0); wide > 0 {
		x = min(x, left)
	}
	text, size := howTo(r.board), theme.TextSize()
	wide := fyne.MeasureText(text, size, fyne.TextStyle{}).Width + 2*wordsGap
	if wide > board.Width {
		size *= board.Width / wide
		wide = board.Width
	}
	if size < least {
		return
	}
	tall := size*lineHigh + wordsGap
	top := y + high + wordsGap/2
	if top+tall > at.Y+board.Height {
		top = y - tall - wordsGap/2
	}
	place := fyne.NewPos(max(at.X, min(x, at.X+board.Width-wide)), top)
	r.panel(place, fyne.NewSize(wide, tall))
	r.write(text, place.AddXY(wordsGap*size/theme.TextSize(), wordsGap/2), size, fyne.TextStyle{})
}
