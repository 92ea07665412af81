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
)

// The columns of a moveRow, and of the header above.
const (
	theMove = iota
	itsShare
	howOften
	itsScore
	itsElo
	itsYear
	moveColumns
)

// moveEdges returns where the columns end in a width, the same as the column before if
// there is no room for one. The bar of the results takes the rest.
func moveEdges(width float32, booked bool) (edge [moveColumns]float32) {
	scale := look.Scale()
	wide := [moveColumns]float32{58, 52, 54, 58, 48, 46}
	if !booked {
		wide[itsShare] = 0
	}
	least := [moveColumns]float32{itsElo: 350, itsYear: 300}
	x := float32(0)
	for i := range edge {
		if width >= least[i]*scale {
			x += wide[i] * scale
		}
		edge[i] = x
	}
	return edge
}

// A moveRow shows a move, its part of the book, how often it was played, what it scored for the side that made
// it, how strong its players were, when it was last played, and a bar of the results: won
// by White, drawn, won by Black.
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
func (r *moveRow) show(name string, n offered) {
	r.texts[theMove].Text, r.texts[itsShare].Text, r.texts[howOften].Text = name, n.share, i18n.Number(n.Games)
	for i := itsScore; i < moveColumns; i++ {
		r.texts[i].Text = ""
	}
	if score, ok := n.Score(r.explorer.turn()); ok {
		r.texts[itsScore].Text = strconv.Itoa(score) + " %"
	}
	if elo := n.Elo(); elo > 0 {
		r.texts[itsElo].Text = strconv.Itoa(elo)
	}
	if n.Year > 0 {
		r.texts[itsYear].Text = strconv.Itoa(n.Year)
	}
	ended := float32(max(n.Ended(), 1))
	r.shares = [3]float32{float32(n.Wins[rules.White]) / ended, float32(n.Draws) / ended, float32(n.Wins[rules.Black]) / ended}
	r.Refresh()
}

// turn returns the side that moves on the board.
func (e *explorer) turn() rules.Side {
	if e.line.Rules == nil {
		return rules.White
	}
	return e.place().Position.Turn()
}

// MinSize implements fyne.CanvasObject.
func (r *moveRow) MinSize() fyne.Size { return fyne.NewSize(200, rowHeight()) }

// CreateRenderer implements fyne.Widget.
func (r *moveRow) CreateRenderer() fyne.WidgetRenderer { return look.NewDrawing(r, r.draw) }

// draw draws the parts.
func (r *moveRow) draw(d *look.Drawing) {
	size := r.Size()
	for _, t := range r.texts {
		t.TextSize, t.Color = theme.TextSize(), theme.Color(theme.ColorNameForeground)
	}
	for i := itsElo; i < moveColumns; i++ {
		r.texts[i].Color = theme.Color(theme.ColorNamePlaceHolder)
	}
	booked := r.explorer.page.book.open != nil
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
func drawMoveTexts(d *look.Drawing, size fyne.Size, texts [moveColumns]*canvas.Text, booked bool) {
	left := float32(0)
	for i, edge := range moveEdges(size.Width, booked) {
		if edge > left {
			need := texts[i].MinSize()
			x := float32(pad)
			if i != theMove {
				x = edge - need.Width
			}
			d.Add(texts[i], fyne.NewPos(x, (size.Height-need.Height)/2), need)
		}
		left = edge
	}
}

// A moveHeader names the columns of the moves.
type moveHeader struct {
	widget.BaseWidget
	explorer *explorer
}

func newMoveHeader(e *explorer) *moveHeader {
	h := &moveHeader{explorer: e}
	h.ExtendBaseWidget(h)
	return h
}

// MinSize implements fyne.CanvasObject.
func (h *moveHeader) MinSize() fyne.Size { return fyne.NewSize(200, rowHeight()) }

// CreateRenderer implements fyne.Widget.
func (h *moveHeader) CreateRenderer() fyne.WidgetRenderer { return look.NewDrawing(h, h.draw) }

func (h *moveHeader) draw(d *look.Drawing) {
	var texts [moveColumns]*canvas.Text
	for i, title := range [moveColumns]string{i18n.T("gamelist.move"), i18n.T("gamelist.book"), i18n.T("gamelist.times"), h.scored(), i18n.T("matches.column-elo"), i18n.T("gamelist.last-year")} {
		texts[i] = canvas.NewText(title, theme.Color(theme.ColorNamePlaceHolder))
		texts[i].TextSize = theme.CaptionTextSize()
	}
	size := h.Size()
	drawMoveTexts(d, size, texts, h.explorer.page.book.open != nil)
	d.Add(canvas.NewRectangle(theme.Color(theme.ColorNameSeparator)), fyne.NewPos(0, size.Height-1), fyne.NewSize(size.Width, 1))
}

// scored names the side whose score is shown.
func (h *moveHeader) scored() string {
	l := h.explorer.line
	if l.Rules == nil {
		return ""
	}
	return i18n.P(rules.SideName(l.Rules, l.Positions[0], h.explorer.turn())) + " %"
}
