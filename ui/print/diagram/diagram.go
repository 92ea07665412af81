// Package diagram draws positions and games as pictures for use outside the window:
// PNG, SVG, animated GIF, and shapes for print. It reads no file and knows no widget;
// its caller says what a board looks like.
package diagram

import (
	"image/color"
	"math"

	"passedpawn/game/rules"
	"passedpawn/ui/board/boardmodel"
)

// Unit is the side of a square in a diagram's own coordinates: the pictures of the
// pieces are drawn on squares of that size.
const Unit = 45

// A Diagram describes the picture of a position.
type Diagram struct {
	Shape    rules.Shape
	Position rules.Position
	Flipped  bool
	// Coordinates are the names of the files and ranks. Numerals writes the ranks of a
	// plain board as Japanese numerals, from the top.
	Coordinates, Numerals bool
	// Last holds the spots of the last move, which are marked.
	Last []rules.Spot
	// Marks holds arrows and circles, the lowest first.
	Marks []Mark
}

// A Mark is an arrow between two squares, or a circle around one.
type Mark struct {
	From, To rules.Square
	Colour   color.NRGBA
}

// A Style defines the look of a board.
type Style struct {
	Light, Dark color.NRGBA   // of the squares; on a plain board of its ground and its lines
	OnLight     color.NRGBA   // coordinates on light squares
	OnDark      color.NRGBA   // likewise
	Grain       []color.NRGBA // of a plain board, from left to right; none for one colour
	Stand       color.NRGBA   // under the pieces in hand
	Last        color.NRGBA   // tint over the squares of the last move
	Check       color.NRGBA   // around a king in check; none draws no sign of check
	Card, Ink   color.NRGBA   // of the disc that counts pieces in hand, and of its number
	Ground      color.NRGBA   // around the board and its hands
	Frame       color.NRGBA   // a hairline around the board; none draws no frame
	// Edge gives the colour of the edge around a mark; nil draws no edges.
	Edge func(mark color.NRGBA) color.NRGBA
	Art  Art
	Font *Font // of coordinates and counts
	Text *Font // of the words on a Sheet
}

// Art provides the pictures of pieces as SVG on a square of Unit, and false for a kind that
// it cannot draw.
type Art interface {
	// Piece returns a piece of a chequered board.
	Piece(rules.Piece) (svg []byte, ok bool)
	// Tile returns an upright piece that points at the opponent.
	Tile(rules.Piece) (svg []byte, ok bool)
	// Numeral returns a Japanese numeral from 1 to 9.
	Numeral(n int, c color.NRGBA) (svg []byte, ok bool)
}

// Size returns the size of the diagram in its own coordinates.
func (d Diagram) Size() (width, height float64) {
	w, h := d.extent()
	return float64(w), float64(h)
}

// Pixels returns the size of the diagram in pixels. square is the side of a square.
func (d Diagram) Pixels(square int) (width, height int) {
	w, h := d.Size()
	return whole(w, square), whole(h, square)
}

// whole returns a length in pixels, rounded up. square is the side of a square.
func whole(length float64, square int) int {
	return int(math.Ceil(length * float64(square) / Unit))
}

// edge is the width of the ground around a board with a rim.
const edge = 0.25 * Unit

func (d Diagram) extent() (width, height float32) {
	width, height = boardmodel.Geometry{Shape: d.Shape, Cell: Unit}.Extent()
	if d.Shape.Plain {
		width, height = width+2*edge, height+2*edge
	}
	return width, height
}

// geometry places the squares.
func (d Diagram) geometry() boardmodel.Geometry {
	width, height := d.extent()
	return boardmodel.Geometry{
		Shape: d.Shape, Cell: Unit, Flipped: d.Flipped,
		Left: (width - Unit*float32(d.Shape.Files)) / 2, Top: (height - Unit*float32(d.Shape.Ranks)) / 2,
	}
}
