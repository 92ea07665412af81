package look

import (
	"image"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"passedpawn/game/rules"
)

// OnSquare returns a picture of a piece on a light square of its board, with a side in
// Fyne's units.
func (p *Pieces) OnSquare(shape rules.Shape, piece rules.Piece, c BoardColours, side float32) *canvas.Image {
	pixels := int(Crisp * side)
	img := image.NewRGBA(image.Rect(0, 0, pixels, pixels))
	draw.Draw(img, img.Bounds(), image.NewUniform(c.Light), image.Point{}, draw.Src)
	p.stamp(img, img.Bounds(), shape, piece)
	picture := canvas.NewImageFromImage(img)
	picture.FillMode, picture.CornerRadius = canvas.ImageFillContain, 8
	picture.SetMinSize(fyne.NewSquareSize(side))
	return picture
}
