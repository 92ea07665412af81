package gamelist

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/rules"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/gamelist/search"
	"passedpawn/ui/widgets"
)

// The columns of a moveRow, and of the header above.
const (
	moveName = iota
	moveShare
	moveGames
	moveScore
	moveElo
	moveYear
	moveColumns
)

// moveEdges returns where the columns end in a width, the same as the column before if
// there is no room for one. The bar of the results takes the rest.
func moveEdges(width float32, booked bool) (edge [moveColumns]float32) {
	scale := look.Scale()
	wide := [moveColumns]float32{58, 52, 54, 58, 48, 46}
	if !booked {
		wide[moveShare] = 0
	}
	least := [moveColumns]float32{moveElo: 350, moveYear: 300}
	x := float32(0)
	for i := range edge {
		if width >= least[i]*scale {
			x += wide[i] * scale
		}
		edge[i] = x
	}
	return edge
}

// A moveRow shows a move, its part of the book, how often it was played, what it scored for
// the side that made it, how strong its players were, when it was last played, and a bar of
// the results: won by White, drawn, won by Black.
type moveRow struct {
	widget.BaseWidget
	explorer *explorer
	texts    [moveColumns]*canvas.Text
	parts    [3]*canvas.Rectangle
	shares   [3]float32
}

func newMoveRow(e *explorer) *moveRow {
	r := &moveRow{explorer: e}
	for i := range r.texts {
		r.texts[i] = canvas.NewText("", nil)
	}
	for i := range r.parts {
		r.parts[i] = canvas.NewRectangle(nil)
	}
	r.ExtendBaseWidget(r)
	return r
}

// show shows a move, or all of them by a name.
func (r *moveRow) show(name string, n search.Candidate) {
	r.texts[moveName].Text, r.texts[moveShare].Text, r.texts[moveGames].Text = name, n.Share, i18n.Number(n.Games)
	for i := moveScore; i < moveColumns; i++ {
		r.texts[i].Text = ""
	}
	if score, ok := n.Score(r.explorer.turn()); ok {
		r.texts[moveScore].Text = strconv.Itoa(score) + " %"
	}
	if elo := n.Elo(); elo > 0 {
		r.texts[moveElo].Text = strconv.Itoa(elo)
	}
	if n.Year > 0 {
		r.texts[moveYear].Text = strconv.Itoa(n.Year)
	}
	ended := float32(max(n.Ended(), 1))
	r.shares = [3]float32{float32(n.Wins[rules.White]) / ended, float32(n.Draws) / ended, float32(n.Wins[rules.Black]) / ended}
	r.Refresh()
}

// MinSize implements fyne.CanvasObject.
func (r *moveRow) MinSize() fyne.Size { return fyne.NewSize(200, rowHeight()) }

// CreateRenderer implements fyne.Widget.
func (r *moveRow) CreateRenderer() fyne.WidgetRenderer { return widgets.NewDrawing(r, r.draw) }

// draw draws the parts.
func (r *moveRow) draw(d *widgets.Drawing) {
	size := r.Size()
	for _, t := range r.texts {
		t.TextSize, t.Color = theme.TextSize(), theme.Color(theme.ColorNameForeground)
	}
	for i := moveElo; i < moveColumns; i++ {
		r.texts[i].Color = theme.Color(theme.ColorNamePlaceHolder)
	}
	booked := r.explorer.book.open != nil
	drawMoveTexts(d, size, r.texts, booked)
	x := moveEdges(size.Width, booked)[moveColumns-1] + 2*pad
	width := size.Width - x - pad
	for i, c := range look.Outcomes() {
		part := r.parts[i]
		part.FillColor = c
		part.StrokeColor, part.StrokeWidth = theme.Color(theme.ColorNameInputBorder), 0.5
		if r.shares[i] > 0 && width > 0 {
			d.Add(part, fyne.NewPos(x, size.Height*0.28), fyne.NewSize(width*r.shares[i], size.Height*0.44))
		}
		x += width * r.shares[i]
	}
}

// drawMoveTexts puts texts into the columns: the move to the left of its column, the
// numbers to the right.
func drawMoveTexts(d *widgets.Drawing, size fyne.Size, texts [moveColumns]*canvas.Text, booked bool) {
	left := float32(0)
	for i, edge := range moveEdges(size.Width, booked) {
		if edge > left {
			need := texts[i].MinSize()
			x := float32(pad)
			if i != moveName {
				x = edge - need.Width
			}
			d.Add(texts[i], fyne.NewPos(x, (size.Height-need.Height)/2), need)
		}
		left = edge
	}
}
