package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/ui/look"
	"passedpawn/ui/pages/gamelist/search"
	"passedpawn/ui/widgets"
)

// moveTexts are the texts in the columns of a move.
type moveTexts [search.ByYear + 1]*canvas.Text

// moveColumns says which columns the moves have beside those that are always there.
type moveColumns struct {
	booked, own, prep bool // for an opening book, a repertoire, an opponent
}

// columns returns the columns that are of use now.
func (e *explorer) columns() moveColumns {
	return moveColumns{booked: e.book.open != nil, own: e.own.open != nil, prep: e.prep}
}

// A moveColumn is a column, its width, and the least width of the row in which it is shown.
type moveColumn struct {
	by          search.By
	wide, least float32
}

// all returns the columns from left to right. In a narrow row the last ones give way to the bar
// of the results; for an opponent, trend and transpositions count for more than they do.
func (c moveColumns) all() []moveColumn {
	all := []moveColumn{{search.ByName, 58, 0}}
	elo, year := float32(350), float32(300)
	if c.booked {
		all = append(all, moveColumn{search.ByBook, 52, 0})
	}
	if c.own {
		all = append(all, moveColumn{search.ByRepertoire, 48, 0})
	}
	all = append(all, moveColumn{search.ByGames, 54, 0}, moveColumn{search.ByScore, 58, 0})
	if c.prep {
		elo, year = 480, 440
		all = append(all, moveColumn{search.ByTrend, 52, 240}, moveColumn{search.ByOthers, 54, 300})
	}
	return append(all, moveColumn{search.ByElo, 48, elo}, moveColumn{search.ByYear, 46, year})
}

// more returns the room that the columns need beyond the usual, 0 without an opponent.
func (c moveColumns) more() (width float32) {
	const usual = 280
	if !c.prep {
		return 0
	}
	for _, column := range c.all() {
		if column.by != search.ByElo && column.by != search.ByYear {
			width += column.wide
		}
	}
	return max(0, width+4*pad-usual)
}

// shown returns what the moves can be sorted by.
func (c moveColumns) shown() (all []search.By) {
	for _, column := range c.all() {
		all = append(all, column.by)
	}
	return all
}

// in returns the columns for which there is room in a width, with their widths.
func (c moveColumns) in(width float32) (all []moveColumn) {
	sum := float32(0)
	for _, column := range c.all() {
		column.wide *= look.Scale()
		if column.least == 0 || width >= column.least*look.Scale() && width >= sum+column.wide+2*pad {
			all = append(all, column)
			sum += column.wide
		}
	}
	return all
}

// width returns the width of all columns in a row. The bar of the results takes the rest.
func (c moveColumns) width(width float32) (sum float32) {
	for _, column := range c.in(width) {
		sum += column.wide
	}
	return sum
}

// draw puts texts into the columns: the move to the left of its column, the numbers to the
// right.
func (c moveColumns) draw(d *widgets.Drawing, size fyne.Size, texts moveTexts) {
	right := float32(0)
	for _, column := range c.in(size.Width) {
		right += column.wide
		need := texts[column.by].MinSize()
		x := right - need.Width
		if column.by == search.ByName {
			x = pad
		}
		d.Add(texts[column.by], fyne.NewPos(x, (size.Height-need.Height)/2), need)
	}
}
