package look

import (
	"image"
	"image/draw"

	"passedpawn/assets"
	"passedpawn/game/rules"
	"passedpawn/ui/print/diagram"
)

// A cast is a piece in a scene, in units of the scene.
type cast struct {
	piece      rules.Piece
	tile       bool // it is a tile of shogi
	x, y, side int
}

// Scenes are half as wide again as they are high.
const (
	sceneWide = 144
	sceneHigh = 96
)

// scenes are the pieces in the scenes of assets.
var scenes = map[string][]cast{
	"learn": {{rules.Piece{Kind: rules.Pawn}, false, 36, -2, 72}},
	"computer": {
		{rules.Piece{Kind: rules.Knight, Side: rules.Black}, false, 67, 14, 46},
		{rules.Piece{Kind: rules.Pawn}, false, -2, 36, 60},
	},
	"two": {
		{rules.Piece{Kind: rules.King}, false, 3, 4, 80},
		{rules.Piece{Kind: rules.King, Side: rules.Black}, false, 61, 4, 80},
	},
	"games": {
		{rules.Piece{Kind: rules.King}, true, 2, 34, 54},
		{rules.Piece{Kind: rules.Knight, Side: rules.Black}, false, 40, 20, 74},
		{rules.Piece{Kind: rules.Pawn}, false, 90, 33, 60},
	},
}

// Scene returns a drawing with pieces of the set in use, for a light or dark ground. Its
// height is in pixels.
func (p *Pieces) Scene(name string, dark bool, pixels int) image.Image {
	unit := float64(max(pixels, 1)) / sceneHigh
	at := func(units int) int { return int(float64(units)*unit + 0.5) }
	img := image.NewRGBA(image.Rect(0, 0, at(sceneWide), at(sceneHigh)))
	ink := soft[rules.White]
	ink.Detail = "#B08D66"
	if svg, ok := assets.Scene(name, ink); ok {
		if ground := (diagram.Raster{Pixels: at(sceneWide)}).Of(svg); ground != nil {
			draw.Draw(img, img.Bounds(), ground, image.Point{}, draw.Src)
		}
	}
	for _, c := range scenes[name] {
		var picture image.Image
		if picture = p.Taken(c.piece, dark, at(c.side)); c.tile {
			picture = p.Tile(c.piece, false, at(c.side))
		}
		if picture != nil {
			draw.Draw(img, picture.Bounds().Add(image.Pt(at(c.x), at(c.y))), picture, image.Point{}, draw.Over)
		}
	}
	return img
}
