package gamelist

import (
	"slices"

	"passedpawn/game/library/index"
	"passedpawn/ui/look"
)

// A column of the list has a share of the width, up to a limit if there is one, or a
// fixed width. If there is no room for all, those with the greatest rank are left out.
type column struct {
	of    index.Column
	title string
	share float32
	least float32 // the width, or the least width with a share
	most  float32 // the greatest width with a share, 0 for no limit
	rank  int
	extra bool // shown only if the person chose it
}

var columns = []column{
	{of: index.White, title: "White", share: 2.2, least: 150, most: 230},
	{of: index.WhiteElo, title: "matches.column-elo", least: 54, rank: 4},
	{of: index.Black, title: "Black", share: 2.2, least: 150, most: 230},
	{of: index.BlackElo, title: "matches.column-elo", least: 54, rank: 4},
	{of: index.Result, title: "Result", least: 76, rank: 1},
	{of: index.Date, title: "Date", least: 96, rank: 2},
	{of: index.Event, title: "Event", share: 1.6, least: 120, most: 340, rank: 6},
	{of: index.Site, title: "Site", share: 1.4, least: 110, rank: 8, extra: true},
	{of: index.Round, title: "Round", least: 66, rank: 8},
	{of: index.ECO, title: "gamelist.eco", least: 58, rank: 3},
	{of: index.Plies, title: "gamelist.plies", least: 66, rank: 5},
	{of: index.Opening, title: "gamelist.opening", share: 2.6, least: 140, rank: 7},
	{of: index.Annotator, title: "gamelist.field-annotator", share: 1.4, least: 110, rank: 9, extra: true},
}

const pad = 8

// A cell is the place of a column.
type cell struct {
	column
	x, width float32
}

// shows reports whether a column is to be shown if there is room: the person chose it, or
// did not remove it, and some game has a value in it.
func (l *list) shows(c column) bool {
	chosen := l.settings.Column(c.of.String())
	return l.source.table.Filled(c.of) && !chosen.Hidden && (chosen.Shown || !c.extra)
}

// fixed returns the width that the person gave a column, and false for none.
func (l *list) fixed(c column) (width float32, ok bool) {
	if l.header != nil && l.header.dragged.width > 0 && l.header.dragged.of == c.of {
		return l.header.dragged.width, true
	}
	width = float32(l.settings.Column(c.of.String()).Width)
	return width, width > 0
}

// sized returns the columns that may be shown, with their widths. Those that the person
// gave a width no longer have a share.
func (l *list) sized() (all []column) {
	for _, c := range columns {
		if !l.shows(c) {
			continue
		}
		if width, ok := l.fixed(c); ok {
			c.least, c.share = width, 0
		} else {
			c.least, c.most = c.least*look.Scale(), c.most*look.Scale()
		}
		all = append(all, c)
	}
	return all
}

// cells lays out the columns in a width.
func (l *list) cells(width float32) []cell {
	all := shared(fitting(l.sized(), width), width)
	x, cells := float32(0), make([]cell, len(all))
	for i, c := range all {
		cells[i] = cell{c, x, c.least}
		x += c.least
	}
	return cells
}

// shared gives each column its part of a width as its least width. What a column with a
// limit does not need goes to the others.
func shared(all []column, width float32) []column {
	fixed, shares := float32(0), float32(0)
	for _, c := range all {
		if shares += c.share; c.share == 0 {
			fixed += c.least
		}
	}
	room := width - fixed
	limited := func(c column) bool { return c.share > 0 && c.most > 0 && room*c.share/shares > c.most }
	if i := slices.IndexFunc(all, limited); i >= 0 && slices.ContainsFunc(all, func(c column) bool { return c.share > 0 && c.most == 0 }) {
		all[i].least, all[i].share = all[i].most, 0
		return shared(all, width)
	}
	for i, c := range all {
		if c.share > 0 {
			all[i].least = room * c.share / shares
		}
	}
	return all
}

// fitting returns the columns for which a width has room, by their ranks. The players are
// always among them.
func fitting(all []column, width float32) []column {
	for worst := 9; worst > 0; worst-- {
		need := float32(0)
		for _, c := range all {
			need += c.least
		}
		if need <= width {
			break
		}
		all = slices.DeleteFunc(all, func(c column) bool { return c.rank == worst })
	}
	return all
}
