package gamelist

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/board/byear"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/gamelist/search"
	"passedpawn/ui/platform/access"
	"passedpawn/ui/widgets"
)

// A moveRow shows a move, what the columns say of it, and a bar of the results: won by White,
// drawn, won by Black.
type moveRow struct {
	widget.BaseWidget
	explorer *explorer
	name     phrase.Phrase
	texts    moveTexts
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
func (r *moveRow) show(name phrase.Phrase, n search.Candidate) {
	r.name = name
	r.texts[search.ByName].Text, r.texts[search.ByBook].Text, r.texts[search.ByGames].Text = i18n.P(name), n.Share, i18n.Number(n.Games)
	score, ended := n.Score(r.explorer.turn())
	r.set(search.ByScore, strconv.Itoa(score)+" %", ended)
	r.set(search.ByRepertoire, strconv.Itoa(n.Mine), n.Mine > 0)
	r.set(search.ByTrend, signed(n.Trend), n.Trended)
	r.set(search.ByOthers, i18n.Number(n.Others), n.Others > 0)
	r.set(search.ByElo, strconv.Itoa(n.Elo()), n.Elo() > 0)
	r.set(search.ByYear, strconv.Itoa(n.Year), n.Year > 0)
	all := float32(max(n.Ended(), 1))
	r.shares = [3]float32{float32(n.Wins[rules.White]) / all, float32(n.Draws) / all, float32(n.Wins[rules.Black]) / all}
	r.Refresh()
}

// set writes a value into its column, or nothing if it is not known.
func (r *moveRow) set(by search.By, text string, known bool) {
	if !known {
		text = ""
	}
	r.texts[by].Text = text
}

// signed writes a number with its sign, with the minus of print.
func signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}

// Describe implements accessible.Described: it says the columns with the move in the person's style.
func (r *moveRow) Describe() access.Node {
	e := r.explorer
	all := []string{byear.Said(r.name, e.line.Rules, e.settings.EarStyle)}
	for _, c := range e.columns().in(r.Size().Width) {
		if text := r.texts[c.by].Text; c.by != search.ByName && text != "" {
			all = append(all, text)
		}
	}
	return access.Node{Role: access.Label, Name: strings.Join(all, ", ")}
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
	for _, by := range []search.By{search.ByOthers, search.ByElo, search.ByYear} {
		r.texts[by].Color = theme.Color(theme.ColorNamePlaceHolder)
	}
	columns := r.explorer.columns()
	columns.draw(d, size, r.texts)
	x := columns.width(size.Width) + 2*pad
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
