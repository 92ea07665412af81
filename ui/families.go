package ui

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/lesson"
	"passedpawn/game/variants"
	"passedpawn/ui/dialogs"
	"passedpawn/ui/i18n"
	"passedpawn/ui/look"
)

// families returns the games to choose from, with related games as one family.
func (w *Window) families() []dialogs.Family {
	var all []dialogs.Family
	for _, f := range variants.Families() {
		family := dialogs.Family{Name: i18n.P(f.Name), About: i18n.P(f.About), Twist: i18n.P(f.Twist), TwistAbout: i18n.P(f.TwistAbout)}
		for _, form := range f.Forms {
			at := w.gameAt(form.Game)
			if at < 0 {
				continue
			}
			offered := dialogs.Form{Name: i18n.P(form.Name), About: i18n.P(form.About), Game: at, Twisted: w.gameAt(form.Twisted)}
			if len(form.Climb) > 0 {
				offered.Climb = func() fyne.CanvasObject { return w.climb(form.Climb) }
			}
			family.Forms = append(family.Forms, offered)
		}
		if len(family.Forms) == 0 {
			continue
		}
		first := w.config.Play.Games[family.Forms[0].Game]
		family.Picture = func(size int) fyne.CanvasObject { return w.miniature(first, f.Picture, size) }
		all = append(all, family)
	}
	return all
}

// miniature returns a picture of a position of a game.
func (w *Window) miniature(g variants.Game, position string, size int) fyne.CanvasObject {
	pos, err := g.Parse(position)
	if err != nil {
		pos = g.Start()
	}
	shape := rules.ShapeOf(g.Rules)
	colours := look.BoardFor(shape, w.settings.Board, w.settings.ShogiBoard)
	return w.sized(w.pieces.Miniature(shape, pos, colours, w.pixels(size)), size)
}

// climb shows what pieces become, as a row of pictures.
func (w *Window) climb(kinds []rules.Kind) fyne.CanvasObject {
	const size = 30
	var pictures []fyne.CanvasObject
	for _, k := range kinds {
		pictures = append(pictures, w.sized(w.pieces.Figurine(k, look.Dark(), w.pixels(size)), size))
	}
	return container.NewGridWrap(fyne.NewSquareSize(size+4), pictures...)
}

// firstRank shows the pieces of White's first rank in a position.
func (w *Window) firstRank(p rules.Position) fyne.CanvasObject {
	const size = 30
	row := container.New(layout.NewCustomPaddedHBoxLayout(2))
	for file := range 8 {
		if piece, ok := p.At(rules.Sq(file, 0)); ok {
			row.Add(w.piece(piece.Kind, size))
		}
	}
	return row
}

// sidePictures returns pictures of a white piece of a game, of a piece of each side, and
// of a black piece.
func (w *Window) sidePictures(g variants.Game) (draw [3]func(size int) fyne.CanvasObject) {
	king := func(side rules.Side, size int) fyne.CanvasObject {
		piece := rules.Piece{Side: side, Kind: rules.King}
		if shape := rules.ShapeOf(g.Rules); shape.Directed {
			return w.sized(w.pieces.Tile(piece, side != shape.Below, w.pixels(size)), size)
		}
		return w.sized(w.pieces.Taken(piece, look.Dark(), w.pixels(size)), size)
	}
	draw[0] = func(size int) fyne.CanvasObject { return king(rules.White, size) }
	draw[1] = func(size int) fyne.CanvasObject {
		return container.New(layout.NewCustomPaddedHBoxLayout(-6), king(rules.White, size), king(rules.Black, size))
	}
	draw[2] = func(size int) fyne.CanvasObject { return king(rules.Black, size) }
	return draw
}

// piece returns a picture of one of White's pieces.
func (w *Window) piece(kind rules.Kind, size int) fyne.CanvasObject {
	return w.sized(w.pieces.Taken(rules.Piece{Side: rules.White, Kind: kind}, look.Dark(), w.pixels(size)), size)
}

// sized shows a picture in a size in Fyne's units.
func (w *Window) sized(picture image.Image, size int) fyne.CanvasObject {
	img := canvas.NewImageFromImage(picture)
	img.FillMode = canvas.ImageFillContain
	img.SetMinSize(fyne.NewSquareSize(float32(size)))
	return img
}

// pixels converts a length in Fyne's units to device pixels.
func (w *Window) pixels(size int) int { return int(float32(size)*w.window.Canvas().Scale() + 0.5) }

// gameName returns the name of a game, "" for orthodox chess.
func gameName(r rules.Rules) string { return i18n.P(variants.NameOf(r.ID())) }

// gameAt returns the index of a game among those to choose from, by its ID; -1 for none.
func (w *Window) gameAt(id string) int {
	return slices.IndexFunc(w.config.Play.Games, func(g variants.Game) bool { return g.ID() == id })
}

// lessonOf returns the index of the first lesson about a game or another form of its
// family, -1 for none.
func (w *Window) lessonOf(game string) int {
	families := variants.Families()
	own, _, _ := variants.FamilyOf(families, game)
	return slices.IndexFunc(w.config.Teaching.Lessons, func(l lesson.Lesson) bool {
		family, _, _ := variants.FamilyOf(families, l.Game)
		return family == own
	})
}

// learnGame opens the lessons of a game.
func (w *Window) learnGame(game int) {
	w.toLearn()
	if at := w.lessonOf(w.config.Play.Games[game].ID()); at >= 0 {
		w.learn.Open(at)
	}
}
