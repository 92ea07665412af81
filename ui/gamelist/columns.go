package gamelist

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/index"
)

// A column of the list has a share of the width, or a fixed width.
type column struct {
	of    index.Column
	title string
	share float32
	fixed float32
	least float32 // the list must be this wide to show it
}

var columns = []column{
	{of: index.White, title: "White", share: 2.6},
	{of: index.WhiteElo, title: "matches.column-elo", fixed: 56, least: 700},
	{of: index.Black, title: "Black", share: 2.6},
	{of: index.BlackElo, title: "matches.column-elo", fixed: 56, least: 700},
	{of: index.Result, title: "Result", fixed: 76},
	{of: index.Date, title: "Date", fixed: 100, least: 480},
	{of: index.Event, title: "Event", share: 1.9, least: 860},
	{of: index.Round, title: "Round", fixed: 72, least: 960},
	{of: index.ECO, title: "gamelist.eco", fixed: 64, least: 640},
	{of: index.Plies, title: "gamelist.plies", fixed: 70, least: 820},
	{of: index.Opening, title: "gamelist.opening", share: 2.2, least: 940},
}

const pad = 8

// A cell is the place of a column.
type cell struct {
	column
	x, width float32
}

// cells lays out the columns in a width. Those without any value are left out.
func (p *Page) cells(width float32) []cell {
	var all []cell
	fixed, shares := float32(0), float32(0)
	for _, c := range columns {
		if width >= c.least && p.table.Filled(c.of) {
			all = append(all, cell{column: c})
			fixed, shares = fixed+c.fixed, shares+c.share
		}
	}
	x := float32(0)
	for i := range all {
		c := &all[i]
		c.x, c.width = x, c.fixed
		if c.share > 0 {
			c.width = (width - fixed) * c.share / shares
		}
		x += c.width
	}
	return all
}

// A cutter shortens texts to fit a width, and remembers the results.
type cutter struct {
	size  float32
	known map[cut]string
}

type cut struct {
	text  string
	width int
}

// keep limits the number of remembered texts.
const keep = 20_000

func (c *cutter) fit(text string, width float32) string {
	if size := theme.TextSize(); c.size != size || len(c.known) > keep {
		c.size, c.known = size, map[cut]string{}
	}
	key := cut{text, int(width)}
	short, known := c.known[key]
	if !known {
		short = shorten(text, width, c.size)
		c.known[key] = short
	}
	return short
}

func shorten(text string, width, size float32) string {
	wide := fyne.MeasureText(text, size, fyne.TextStyle{}).Width
	if wide <= width {
		return text
	}
	runes := []rune(text)
	for n := min(len(runes)-1, int(float32(len(runes))*width/wide)); n > 0; n-- {
		if short := string(runes[:n]) + "…"; fyne.MeasureText(short, size, fyne.TextStyle{}).Width <= width {
			return short
		}
	}
	return ""
}
