package look

import (
	"image"
	"slices"
	"strconv"

	"fyne.io/fyne/v2/canvas"

	"passedpawn/assets"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/print/diagram"
)

// A PieceStyle is a set of pictures that a person can choose. Its ID is stored in the
// settings, and is the name of its folder in assets.
type PieceStyle struct {
	ID   string
	Name phrase.Phrase
	inks [2]assets.Palette // the colours of the sides
}

// PieceStyles returns all styles. Menus and settings follow this list. The first is used
// for an unknown ID.
func PieceStyles() []PieceStyle {
	return []PieceStyle{
		{"founders", phrase.Say("look.classic"), soft},
		{"staunton", phrase.Say("look.staunton"), soft},
		{flat, phrase.Say("look.high-contrast"), strong},
	}
}

// flat is the set with the plainest pictures, which are easy to tell apart when small.
const flat = "flat"

// TileStyles returns the sets for games whose pieces are tiles that point at the
// opponent. Menus and settings follow this list. The first is used for an unknown ID.
func TileStyles() []PieceStyle {
	return []PieceStyle{
		{ID: "international", Name: phrase.Say("look.international")},
		{ID: "kanji", Name: phrase.Say("look.kanji-one-character")},
		{ID: "kanji2", Name: phrase.Say("look.kanji-two-characters")},
	}
}

// Pieces provides the pictures of two sets: one of pieces, one of tiles. Each picture is
// drawn once for a size and shared by every board. Fyne does not share images of SVGs: a
// board of those takes a tenth of a second to start.
type Pieces struct {
	set, tiles string
	inks       [2]assets.Palette
	own        []OwnSet
	chosen     OwnSet // the person's own set in use; it has no pictures for none
	drawn      map[drawing]image.Image
	small      map[image.Image]image.Image // of those drawn larger than they are shown
}

type drawing struct {
	set    string
	kind   rules.Kind
	side   rules.Side // only for a person's own set, which has a picture for each side
	ink    assets.Palette
	pixels int
	turned bool    // upside down
	zoom   float64 // how much larger than the square the picture is drawn, 0 for no larger
}

// NewPieces returns the pictures of a set of pieces and a set of tiles, by their IDs.
// They may be used on Fyne's thread only.
func NewPieces(set, tiles string) *Pieces {
	p := &Pieces{}
	p.Use(set, tiles)
	return p
}

// Another returns a copy with the same sets, which can be changed independently.
func (p *Pieces) Another() *Pieces {
	a := &Pieces{own: p.own}
	a.Use(p.using())
	return a
}

// Use changes to two sets, by their IDs. A piece that is missing in a person's own set is
// drawn as in the first set.
func (p *Pieces) Use(set, tiles string) {
	style, stands, own := known(PieceStyles(), set), known(TileStyles(), tiles), p.ownSet(set)
	if style.ID != p.set || stands.ID != p.tiles || own.ID() != p.chosen.ID() {
		p.set, p.inks, p.tiles, p.chosen = style.ID, style.inks, stands.ID, own
		p.drawn, p.small = map[drawing]image.Image{}, map[image.Image]image.Image{}
	}
}

func known(styles []PieceStyle, id string) PieceStyle {
	return styles[max(0, slices.IndexFunc(styles, func(s PieceStyle) bool { return s.ID == id }))]
}

// Colours of the sides. The strong ones are each other's opposite.
var (
	soft = [2]assets.Palette{
		rules.White: {Body: "#FCF8EE", Outline: "#2A2522", Detail: "#8A7F72"},
		rules.Black: {Body: "#3B3734", Outline: "#14110F", Detail: "#D8CFC0"},
	}
	strong = [2]assets.Palette{
		rules.White: {Body: "#FFFFFF", Outline: "#101010", Detail: "#101010"},
		rules.Black: {Body: "#101010", Outline: "#FFFFFF", Detail: "#FFFFFF"},
	}
)

// dusk colours the black pieces on a dark ground: they are still darker than the white ones,
// and their shapes are seen at 20 pixels.
var dusk = assets.Palette{Body: "#625C56", Outline: "#D8D1C4", Detail: "#D8D1C4"}

// Image returns the picture of a piece for a square with a side in device pixels, or nil
// if the set does not draw its kind.
func (p *Pieces) Image(piece rules.Piece, pixels int) image.Image {
	if p.chosen.Pictures[piece] != nil {
		return p.draw(drawing{set: p.chosen.ID(), kind: piece.Kind, side: piece.Side, pixels: pixels})
	}
	return p.draw(drawing{set: p.set, kind: piece.Kind, ink: p.inks[piece.Side], pixels: pixels})
}

// Taken returns the picture of a piece beside the board, on a light or dark ground, where
// no square provides contrast.
func (p *Pieces) Taken(piece rules.Piece, dark bool, pixels int) image.Image {
	if p.chosen.Pictures[piece] != nil {
		return p.Image(piece, pixels)
	}
	ink := p.inks[piece.Side]
	if dark && piece.Side == rules.Black {
		ink = dusk
	}
	return p.draw(drawing{set: p.set, kind: piece.Kind, ink: ink, pixels: pixels})
}

// wood colours a tile: its body, its edge and its characters, and the characters of a
// promoted face.
var wood = assets.Palette{Body: "#F8E6BC", Outline: "#1F1A14", Detail: "#A8201A"}

// Tile returns the picture of a piece that points at the opponent; turned, it points at
// the bottom of the board. The kings of the two sides differ in some sets.
func (p *Pieces) Tile(piece rules.Piece, turned bool, pixels int) image.Image {
	d := drawing{set: p.tiles, kind: piece.Kind, ink: wood, pixels: pixels, turned: turned}
	if piece.Side == rules.Black {
		d.kind = "black " + piece.Kind
		if img := p.draw(d); img != nil {
			return img
		}
		d.kind = piece.Kind
	}
	return p.draw(d)
}

// Numeral returns a Japanese numeral from 1 to 9 in a colour, written "#rrggbb".
func (p *Pieces) Numeral(n int, colour string, pixels int) image.Image {
	return p.draw(drawing{set: "numerals", kind: rules.Kind(strconv.Itoa(n)), ink: assets.Palette{Outline: colour}, pixels: pixels})
}

// Figurine returns the picture of a kind for the move list, in the text colours on a
// light or dark ground. It is the plainest picture, filled, whatever set is on the board.
func (p *Pieces) Figurine(kind rules.Kind, dark bool, pixels int) image.Image {
	ink := assets.Palette{Body: "#20242A", Outline: "#FAF9F7", Detail: "#FAF9F7"}
	if dark {
		ink = assets.Palette{Body: "#E8E6E3", Outline: "#17191C", Detail: "#17191C"}
	}
	return p.draw(drawing{set: flat, kind: kind, ink: ink, pixels: pixels, zoom: 1.1})
}

// Crisp is the number of pixels drawn per unit of a small picture, so that it is sharp on
// the densest screens.
const Crisp = 3

// Figure returns a figurine of a size in Fyne's units, for the present theme.
func (p *Pieces) Figure(kind rules.Kind, size int) *canvas.Image {
	img := canvas.NewImageFromImage(p.Figurine(kind, Dark(), Crisp*size))
	img.FillMode = canvas.ImageFillContain
	return img
}

// mostDrawn limits the pictures that resizing a window leaves behind.
const mostDrawn = 120

func (p *Pieces) draw(d drawing) image.Image {
	if img, ok := p.drawn[d]; ok {
		return img
	}
	svg, ok := p.svg(d)
	if !ok {
		p.drawn[d] = nil
		return nil
	}
	img := diagram.Raster{Pixels: d.pixels, Zoom: d.zoom, Turned: d.turned, Hairlines: d.tile()}.Of(svg)
	if img == nil {
		return nil
	}
	if len(p.drawn) >= mostDrawn {
		clear(p.drawn)
		clear(p.small)
	}
	p.drawn[d] = img
	return img
}

// tile reports whether a drawing is of a tile or a numeral. Their lines are one pixel
// wide at every size, which keeps the edges of small tiles clear.
func (d drawing) tile() bool {
	return !IsOwn(d.set) && !slices.ContainsFunc(PieceStyles(), func(s PieceStyle) bool { return s.ID == d.set })
}
