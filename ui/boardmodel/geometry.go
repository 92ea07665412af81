package boardmodel

import "passedpawn/game/rules"

// Geometry places squares on a plane, in any unit, the origin at the top left.
type Geometry struct {
	Files, Ranks int
	Cell         float32 // the side of one square
	Left, Top    float32 // of the board
	Flipped      bool    // Black below
}

// Fit is the largest board of square cells in a space, in whole device pixels
// when scale is how many of them make a unit, in the middle of it.
func Fit(files, ranks int, width, height, scale float32, flipped bool) Geometry {
	cell := min(width/float32(files), height/float32(ranks))
	if scale > 0 {
		cell = float32(int(cell*scale)) / scale
	}
	cell = max(cell, 1)
	g := Geometry{Files: files, Ranks: ranks, Cell: cell, Flipped: flipped}
	g.Left = (width - cell*float32(files)) / 2
	g.Top = (height - cell*float32(ranks)) / 2
	if scale > 0 {
		g.Left = float32(int(g.Left*scale)) / scale
		g.Top = float32(int(g.Top*scale)) / scale
	}
	return g
}

// Corner is the top left of a square.
func (g Geometry) Corner(s rules.Square) (x, y float32) {
	file, rank := int(s.File), g.Ranks-1-int(s.Rank)
	if g.Flipped {
		file, rank = g.Files-1-file, g.Ranks-1-rank
	}
	return g.Left + float32(file)*g.Cell, g.Top + float32(rank)*g.Cell
}

// Centre is the middle of a square.
func (g Geometry) Centre(s rules.Square) (x, y float32) {
	x, y = g.Corner(s)
	return x + g.Cell/2, y + g.Cell/2
}

// At is the square under a point, and false outside the board.
func (g Geometry) At(x, y float32) (rules.Square, bool) {
	x, y = x-g.Left, y-g.Top
	if x < 0 || y < 0 || x >= g.Cell*float32(g.Files) || y >= g.Cell*float32(g.Ranks) {
		return rules.Square{}, false
	}
	file, rank := min(int(x/g.Cell), g.Files-1), g.Ranks-1-min(int(y/g.Cell), g.Ranks-1)
	if g.Flipped {
		file, rank = g.Files-1-file, g.Ranks-1-rank
	}
	return rules.Sq(file, rank), true
}
