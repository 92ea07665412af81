package preferences

import (
	"image"
	"image/color"
	"image/draw"

	"passedpawn/game/rules"
	"passedpawn/settings"
	"passedpawn/ui/look"
)

// A Picture shows a choice with the rest of the settings on a strip of squares. pixels is the
// side of a square.
type Picture func(s settings.Settings, pieces *look.Pieces, side int) image.Image

// squares is the number of squares in each of the two rows of a strip.
const squares = 4

// strip draws squares with a surface, nil for a smooth one, and the pieces on them.
func strip(surface image.Image, colour func(file, rank int) color.Color, on func(file, rank int) image.Image, side int) image.Image {
	img := image.NewNRGBA(image.Rect(0, 0, squares*side, 2*side))
	for i := range 2 * squares {
		file, rank := i%squares, i/squares
		at := image.Rect(file*side, rank*side, (file+1)*side, (rank+1)*side)
		draw.Draw(img, at, image.NewUniform(colour(file, rank)), image.Point{}, draw.Src)
		if surface != nil {
			draw.Draw(img, at, surface, at.Min, draw.Over)
		}
		if p := on(file, rank); p != nil {
			draw.Draw(img, at, p, image.Point{}, draw.Over)
		}
	}
	return img
}

func checks(c look.BoardColours) func(file, rank int) color.Color {
	return func(file, rank int) color.Color {
		if (file+rank)%2 == 0 {
			return c.Light
		}
		return c.Dark
	}
}

// shown returns the pieces of a strip, Black's above White's.
var shown = [squares]rules.Kind{rules.King, rules.Queen, rules.Knight, rules.Pawn}

func figures(s settings.Settings, pieces *look.Pieces, side int) image.Image {
	c := look.BoardFor(rules.Shape{}, s.Board, s.ShogiBoard)
	return strip(c.Surface(squares, 2, side), checks(c), func(file, rank int) image.Image {
		return pieces.Image(rules.Piece{Side: rules.Side(1 - rank), Kind: shown[file]}, side)
	}, side)
}

func chequered(s settings.Settings, pieces *look.Pieces, side int) image.Image {
	c := look.BoardFor(rules.Shape{}, s.Board, s.ShogiBoard)
	return strip(c.Surface(squares, 2, side), checks(c), func(file, rank int) image.Image {
		if file == 1 {
			return pieces.Image(rules.Piece{Side: rules.Side(1 - rank), Kind: rules.Knight}, side)
		}
		return nil
	}, side)
}

// lined draws the lines of a plain board over a strip.
func lined(img image.Image, c color.Color, side int) image.Image {
	out := img.(*image.NRGBA)
	line := func(r image.Rectangle) { draw.Draw(out, r, image.NewUniform(c), image.Point{}, draw.Src) }
	for i := range squares + 1 {
		line(image.Rect(i*side-1, 0, i*side+1, 2*side))
	}
	for i := range 3 {
		line(image.Rect(0, i*side-1, squares*side, i*side+1))
	}
	return out
}

// stood returns the tiles of a strip.
var stood = [squares]rules.Kind{"king", "rook", "silver", "pawn"}

func tiles(s settings.Settings, pieces *look.Pieces, side int) image.Image {
	c := look.BoardFor(rules.Shape{Plain: true}, s.Board, s.ShogiBoard)
	return lined(strip(nil, func(int, int) color.Color { return c.Light }, func(file, rank int) image.Image {
		kind := stood[file]
		if rank == 0 && kind != "king" {
			kind = map[rules.Kind]rules.Kind{"rook": "dragon", "silver": "promoted silver", "pawn": "promoted pawn"}[kind]
		}
		return pieces.Tile(rules.Piece{Side: rules.Side(1 - rank), Kind: kind}, rank == 0, side)
	}, side), c.Dark, side)
}

func plain(s settings.Settings, pieces *look.Pieces, side int) image.Image {
	c := look.BoardFor(rules.Shape{Plain: true}, s.Board, s.ShogiBoard)
	return lined(strip(nil, func(int, int) color.Color { return c.Light }, func(file, rank int) image.Image {
		if file == 1 {
			return pieces.Tile(rules.Piece{Side: rules.Side(1 - rank), Kind: "pawn"}, rank == 0, side)
		}
		return nil
	}, side), c.Dark, side)
}
