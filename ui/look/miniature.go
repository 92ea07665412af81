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

// Pieces on squares with fewer pixels than tiny are drawn several times larger than they are
// shown, and shrunk. Drawn in their size, their dark outlines would hide the white bodies.
const tiny, larger = 40, 4

func (p *Pieces) stamp(img draw.Image, at image.Rectangle, shape rules.Shape, piece rules.Piece) {
	pixels := at.Dx()
	if at.Dx() < tiny {
		pixels *= larger
	}
	picture := p.Image(piece, pixels)
	if shape.Directed {
		picture = p.Tile(piece, piece.Side != shape.Below, pixels)
	}
	if picture != nil && at.Dx() < tiny {
		picture = p.reduced(picture)
	}
	if picture != nil {
		draw.Draw(img, at, picture, picture.Bounds().Min, draw.Over)
	}
}

// reduced returns a picture in the size in which it is shown. A page of exercises shows the
// same pieces a hundred times.
func (p *Pieces) reduced(picture image.Image) image.Image {
	small := p.small[picture]
	if small == nil {
		small = shrunk(picture, larger)
		p.small[picture] = small
	}
	return small
}

// shrunk returns a picture with its sides divided by a number, its colours mixed.
func shrunk(img image.Image, by int) image.Image {
	from := img.Bounds()
	small := image.NewRGBA64(image.Rect(0, 0, from.Dx()/by, from.Dy()/by))
	for y := range small.Bounds().Dy() {
		for x := range small.Bounds().Dx() {
			var sum [4]uint32
			for i := range by * by {
				r, g, b, a := img.At(from.Min.X+x*by+i%by, from.Min.Y+y*by+i/by).RGBA()
				for j, part := range [4]uint32{r, g, b, a} {
					sum[j] += part
				}
			}
			n := uint32(by * by)
			small.SetRGBA64(x, y, color.RGBA64{R: uint16(sum[0] / n), G: uint16(sum[1] / n), B: uint16(sum[2] / n), A: uint16(sum[3] / n)})
		}
	}
	return small
}
