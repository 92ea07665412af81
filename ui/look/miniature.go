package look

import (
	"image"
	"image/color"
	"image/draw"

	"passedpawn/game/rules"
)

// Miniature returns a picture of a position by which games can be told apart: squares or
// lines, and the pieces, without text. Its width and height are in pixels.
func (p *Pieces) Miniature(shape rules.Shape, pos rules.Position, c BoardColours, pixels int) image.Image {
	files, ranks := max(shape.Files, 1), max(shape.Ranks, 1)
	cell := max(1, pixels/max(files, ranks))
	img := image.NewRGBA(image.Rect(0, 0, cell*files, cell*ranks))
	fill := func(r image.Rectangle, with color.Color) {
		draw.Draw(img, r, image.NewUniform(with), image.Point{}, draw.Src)
	}
	for rank := range ranks {
		for file := range files {
			at := image.Rect(file*cell, (ranks-1-rank)*cell, (file+1)*cell, (ranks-rank)*cell)
			ground := c.Light
			if !shape.Plain && (file+rank)%2 == 0 {
				ground = c.Dark
			}
			fill(at, ground)
			if shape.Plain {
				fill(image.Rect(at.Min.X, at.Min.Y, at.Min.X+1, at.Max.Y), c.Dark)
				fill(image.Rect(at.Min.X, at.Min.Y, at.Max.X, at.Min.Y+1), c.Dark)
			}
			if piece, there := pos.At(rules.Square{File: int8(file), Rank: int8(rank)}); there {
				p.stamp(img, at, shape, piece)
			}
		}
	}
	if edge := img.Bounds(); shape.Plain {
		fill(image.Rect(edge.Max.X-1, 0, edge.Max.X, edge.Max.Y), c.Dark)
		fill(image.Rect(0, edge.Max.Y-1, edge.Max.X, edge.Max.Y), c.Dark)
	}
	return img
}

func (p *Pieces) stamp(img draw.Image, at image.Rectangle, shape rules.Shape, piece rules.Piece) {
	picture := p.Image(piece, at.Dx())
	if shape.Directed {
		picture = p.Tile(piece, piece.Side != shape.Below, at.Dx())
	}
	if picture != nil {
		draw.Draw(img, at, picture, image.Point{}, draw.Over)
	}
}
