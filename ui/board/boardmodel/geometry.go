package boardmodel

import (
	"slices"

	"passedpawn/game/rules"
)

// Geometry places squares and hands on a plane, in any unit, with the origin at the top
// left.
type Geometry struct {
	Shape     rules.Shape
	Cell      float32 // the side of one square
	Left, Top float32 // of the board
	Flipped   bool    // the board is seen from the other side
	// Stacked means that the hands are above and below the board, not to its left and
	// right.
	Stacked bool
}

// standGap is the gap between the board and a hand, in squares.
const standGap = 0.2

// stands is the space for both hands with their gaps, in squares.
const stands = 2 * (1 + standGap)

// rim is the width of the rim around a plain board, in squares. A chequered board has no
// rim: its coordinates are in its squares.
const rim = 0.4

// Rim returns the width of the rim around the board.
func (g Geometry) Rim() float32 { return g.Cell * rimOf(g.Shape) }

func rimOf(shape rules.Shape) float32 {
	if shape.Plain {
		return rim
	}
	return 0
}

// Fit returns the largest board of square cells, with its hands, that fits in a space. It
// is centred, and its cells are whole device pixels; scale is the number of device pixels
// in a unit. The hands are at the left and right unless the board is clearly larger with
// the hands above and below it.
func Fit(shape rules.Shape, width, height, scale float32, flipped bool) Geometry {
	g := Geometry{Shape: shape, Flipped: flipped, Cell: 1}
	if shape.Files == 0 || shape.Ranks == 0 {
		return g // no board yet
	}
	files, ranks := float32(shape.Files)+2*rimOf(shape), float32(shape.Ranks)+2*rimOf(shape)
	g.Cell = min(width/files, height/ranks)
	if len(shape.Hand) > 0 {
		beside := min(width/(files+stands), height/ranks)
		stacked := min(width/files, height/(ranks+stands))
		if g.Cell = beside; stacked > beside*1.05 {
			g.Cell, g.Stacked = stacked, true
		}
	}
	if scale > 0 {
		g.Cell = float32(int(g.Cell*scale+rounding)) / scale
	}
	g.Cell = max(g.Cell, 1)
	g.Left = (width - g.Cell*float32(shape.Files)) / 2
	g.Top = (height - g.Cell*float32(shape.Ranks)) / 2
	if scale > 0 {
		g.Left = float32(int(g.Left*scale)) / scale
		g.Top = float32(int(g.Top*scale)) / scale
	}
	return g
}

// rounding is what a cell of whole pixels may lack after the division of a size that was
// made for it.
const rounding = 1e-3

// Extent returns the size of the board with its hands.
func (g Geometry) Extent() (width, height float32) {
	width, height = g.Cell*float32(g.Shape.Files)+2*g.Rim(), g.Cell*float32(g.Shape.Ranks)+2*g.Rim()
	switch {
	case len(g.Shape.Hand) == 0:
	case g.Stacked:
		height += g.Cell * stands
	default:
		width += g.Cell * stands
	}
	return width, height
}

// Corner returns the top left corner of a square.
func (g Geometry) Corner(s rules.Square) (x, y float32) {
	return g.corner(float32(s.File), float32(s.Rank))
}

// corner returns the top left corner of a cell, which may be beside the board.
func (g Geometry) corner(file, rank float32) (x, y float32) {
	rank = float32(g.Shape.Ranks-1) - rank
	if g.Flipped {
		file, rank = float32(g.Shape.Files-1)-file, float32(g.Shape.Ranks-1)-rank
	}
	return g.Left + file*g.Cell, g.Top + rank*g.Cell
}

// SpotCorner returns the top left corner of a square, or of a piece's place in a hand.
func (g Geometry) SpotCorner(s rules.Spot) (x, y float32) {
	file, rank := place(g.Shape, s, g.Stacked)
	away := standGap + rimOf(g.Shape)
	return g.corner(apart(file, g.Shape.Files, away), apart(rank, g.Shape.Ranks, away))
}

// apart moves a file or rank beside the board away from it.
func apart(at, cells int, away float32) float32 {
	switch {
	case at < 0:
		return float32(at) - away
	case at >= cells:
		return float32(at) + away
	}
	return float32(at)
}

// Centre returns the middle of a spot.
func (g Geometry) Centre(s rules.Spot) (x, y float32) {
	x, y = g.SpotCorner(s)
	return x + g.Cell/2, y + g.Cell/2
}

// At returns the spot under a point: a square, the place of a piece in a hand, or
// nowhere.
func (g Geometry) At(x, y float32) rules.Spot {
	if file, rank, on := g.square(x, y); on {
		return rules.On(rules.Sq(file, rank))
	}
	for _, side := range []rules.Side{rules.White, rules.Black} {
		for _, kind := range g.Shape.Hand {
			s := rules.InHand(rules.Piece{Side: side, Kind: kind})
			if left, top := g.SpotCorner(s); x >= left && x < left+g.Cell && y >= top && y < top+g.Cell {
				return s
			}
		}
	}
	return rules.Spot{}
}

func (g Geometry) square(x, y float32) (file, rank int, on bool) {
	x, y = x-g.Left, y-g.Top
	if x < 0 || y < 0 || x >= g.Cell*float32(g.Shape.Files) || y >= g.Cell*float32(g.Shape.Ranks) {
		return 0, 0, false
	}
	file, rank = min(int(x/g.Cell), g.Shape.Files-1), g.Shape.Ranks-1-min(int(y/g.Cell), g.Shape.Ranks-1)
	if g.Flipped {
		file, rank = g.Shape.Files-1-file, g.Shape.Ranks-1-rank
	}
	return file, rank, true
}

// place returns the file and rank of a spot. Those of a piece in a hand are beside the
// board, to its owner's right. They count from the far end if the hands are beside the
// board, and from the left if they are stacked.
func place(shape rules.Shape, s rules.Spot, stacked bool) (file, rank int) {
	piece, held := s.HandPiece()
	if !held {
		at, _ := s.Square()
		return int(at.File), int(at.Rank)
	}
	i, n := slices.Index(shape.Hand, piece.Kind), len(shape.Hand)
	if stacked {
		file, rank = shape.Files-n+i, -1
	} else {
		file, rank = shape.Files, n-1-i
	}
	if piece.Side != shape.Below {
		file, rank = shape.Files-1-file, shape.Ranks-1-rank
	}
	return file, rank
}
