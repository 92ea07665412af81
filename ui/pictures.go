package ui

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"passedpawn/game/rules"
	"passedpawn/game/variants"
	"passedpawn/settings"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// pictures draw pieces and positions in dialogs, with the present look of the window.
type pictures struct {
	window   fyne.Window
	pieces   *look.Pieces
	settings func() settings.Settings
}

// miniature returns a picture of a position of a game.
func (p *pictures) miniature(g variants.Game, position string, size int) fyne.CanvasObject {
	pos, err := g.Parse(position)
	if err != nil {
		pos = g.Start()
	}
	shape := rules.ShapeOf(g.Rules)
	colours := look.BoardFor(shape, p.settings().Board, p.settings().ShogiBoard)
	return p.sized(p.pieces.Miniature(shape, pos, colours, p.pixels(size)), size)
}

// climb shows what pieces become, as a row of pictures.
func (p *pictures) climb(kinds []rules.Kind) fyne.CanvasObject {
	const size = 30
	var pictures []fyne.CanvasObject
	for _, k := range kinds {
		pictures = append(pictures, p.sized(p.pieces.Figurine(k, look.Dark(), p.pixels(size)), size))
	}
	return container.NewGridWrap(fyne.NewSquareSize(size+4), pictures...)
}

// firstRank shows the pieces of White's first rank in a position.
func (p *pictures) firstRank(pos rules.Position) fyne.CanvasObject {
	const size = 30
	row := container.New(layout.NewCustomPaddedHBoxLayout(2))
	for file := range 8 {
		if piece, ok := pos.At(rules.Sq(file, 0)); ok {
			row.Add(p.piece(piece.Kind, size))
		}
	}
	return row
}

// sidePictures returns pictures of a white piece of a game, of a piece of each side, and
// of a black piece.
func (p *pictures) sidePictures(g variants.Game) (draw [3]func(size int) fyne.CanvasObject) {
	king := func(side rules.Side, size int) fyne.CanvasObject {
		piece := rules.Piece{Side: side, Kind: rules.King}
		if shape := rules.ShapeOf(g.Rules); shape.Directed {
			return p.sized(p.pieces.Tile(piece, side != shape.Below, p.pixels(size)), size)
		}
		return p.sized(p.pieces.Taken(piece, look.Dark(), p.pixels(size)), size)
	}
	draw[0] = func(size int) fyne.CanvasObject { return king(rules.White, size) }
	draw[1] = func(size int) fyne.CanvasObject {
		return container.New(layout.NewCustomPaddedHBoxLayout(-6), king(rules.White, size), king(rules.Black, size))
	}
	draw[2] = func(size int) fyne.CanvasObject { return king(rules.Black, size) }
	return draw
}

// sets returns the sets of pieces that can be chosen for a game: none for games in which
// everybody knows the pieces.
func (p *pictures) sets(g variants.Game) (all []dialogs.Set) {
	if !rules.ShapeOf(g.Rules).Directed {
		return nil
	}
	for _, style := range look.TileStyles() {
		pieces := p.pieces.Another()
		pieces.Use(p.settings().Pieces, style.ID)
		with := &pictures{window: p.window, pieces: pieces, settings: p.settings}
		all = append(all, dialogs.Set{ID: style.ID, Name: i18n.P(style.Name), Picture: with.tiles, Sides: with.sidePictures(g)})
	}
	return all
}

// tiles shows some tiles, one beside the other.
func (p *pictures) tiles(size int) fyne.CanvasObject {
	row := container.New(layout.NewCustomPaddedHBoxLayout(0))
	for _, k := range []rules.Kind{rules.King, rules.Rook, rules.Knight} {
		row.Add(p.sized(p.pieces.Tile(rules.Piece{Kind: k}, false, p.pixels(size)), size))
	}
	return row
}

// piece returns a picture of one of White's pieces.
func (p *pictures) piece(kind rules.Kind, size int) fyne.CanvasObject {
	return p.sized(p.pieces.Taken(rules.Piece{Side: rules.White, Kind: kind}, look.Dark(), p.pixels(size)), size)
}

// sized shows a picture in a size in Fyne's units.
func (p *pictures) sized(picture image.Image, size int) fyne.CanvasObject {
	img := canvas.NewImageFromImage(picture)
	img.FillMode = canvas.ImageFillContain
	img.SetMinSize(fyne.NewSquareSize(float32(size)))
	return img
}

// pixels converts a length in Fyne's units to device pixels.
func (p *pictures) pixels(size int) int { return int(float32(size)*p.window.Canvas().Scale() + 0.5) }
