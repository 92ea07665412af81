package look

import (
	"bytes"
	"image"
	"slices"
	"strconv"

	"fyne.io/fyne/v2/canvas"
	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"passedpawn/assets"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A PieceStyle is a set of pictures that a person can choose. Its ID is what settings
// keep, and the name of its folder in assets.
type PieceStyle struct {
	ID   string
	Name phrase.Phrase
}

// PieceStyles are all of them. Menus and settings follow this list; the first stands
// for an ID that is not known.
func PieceStyles() []PieceStyle { return []PieceStyle{{"founders", phrase.Say("look.classic")}} }

// TileStyles are the sets of games whose pieces are tiles that point at the opponent,
// likewise.
func TileStyles() []PieceStyle {
	return []PieceStyle{
		{"kanji", phrase.Say("look.kanji-one-character")},
		{"kanji2", phrase.Say("look.kanji-two-characters")},
		{"international", phrase.Say("look.international")},
	}
}

// Pieces are the pictures of two sets: one of pieces, one of tiles. Each is drawn once
// for a size and shared by all that show it, which a Fyne image of an SVG is not: a
// board of those takes a tenth of a second to start.
type Pieces struct {
	set, tiles string
	drawn      map[drawing]image.Image
}

type drawing struct {
	set    string
	kind   rules.Kind
	ink    assets.Palette
	pixels int
	turned bool // upside down
}

// NewPieces is the set of an ID, and the tiles of another. They are used on Fyne's
// thread only.
func NewPieces(set, tiles string) *Pieces {
	p := &Pieces{}
	p.Use(set, tiles)
	return p
}

// Use turns to the sets of two IDs.
func (p *Pieces) Use(set, tiles string) {
	set, tiles = known(PieceStyles(), set), known(TileStyles(), tiles)
	if set != p.set || tiles != p.tiles {
		p.set, p.tiles, p.drawn = set, tiles, map[drawing]image.Image{}
	}
}

func known(styles []PieceStyle, id string) string {
	return styles[max(0, slices.IndexFunc(styles, func(s PieceStyle) bool { return s.ID == id }))].ID
}

var palettes = [2]assets.Palette{
	rules.White: {Body: "#FCF8EE", Outline: "#2A2522", Detail: "#8A7F72"},
	rules.Black: {Body: "#3B3734", Outline: "#14110F", Detail: "#D8CFC0"},
}

// Image is the picture of a piece on a square of so many device pixels; nil if
// the set does not draw its kind.
func (p *Pieces) Image(piece rules.Piece, pixels int) image.Image {
	return p.draw(drawing{set: p.set, kind: piece.Kind, ink: palettes[piece.Side], pixels: pixels})
}

// Taken is the picture of a piece beside the board, on a light or dark ground:
// there no square sets it off.
func (p *Pieces) Taken(piece rules.Piece, dark bool, pixels int) image.Image {
	ink := palettes[piece.Side]
	if dark && piece.Side == rules.Black {
		ink.Outline = "#B9B2A6"
	}
	return p.draw(drawing{set: p.set, kind: piece.Kind, ink: ink, pixels: pixels})
}

// wood colours a tile: its body, its edge and what is written on it, and what is written
// on a promoted face.
var wood = assets.Palette{Body: "#F8E6BC", Outline: "#1F1A14", Detail: "#A8201A"}

// Tile is the picture of a piece that points at the opponent: turned, at the bottom of
// the board. The kings of the two sides differ in some sets.
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

// Numeral is a Japanese numeral from 1 to 9 in a colour, as "#rrggbb".
func (p *Pieces) Numeral(n int, colour string, pixels int) image.Image {
	return p.draw(drawing{set: "numerals", kind: rules.Kind(strconv.Itoa(n)), ink: assets.Palette{Outline: colour}, pixels: pixels})
}

// Figurine is the picture of a kind for the move list, in the colours of text
// on a light or dark ground.
func (p *Pieces) Figurine(kind rules.Kind, dark bool, pixels int) image.Image {
	ink := assets.Palette{Body: "#FFFEFC", Outline: "#20242A", Detail: "#8A8A88"}
	if dark {
		ink = assets.Palette{Body: "#17191D", Outline: "#E8E6E3", Detail: "#A8A6A3"}
	}
	return p.draw(drawing{set: p.set, kind: kind, ink: ink, pixels: pixels})
}

// Crisp is how many pixels are drawn for one unit of a small picture, so that it
// is sharp on the densest screens.
const Crisp = 3

// Figure is a figurine of a size in Fyne's units, for a ground as it is now.
func (p *Pieces) Figure(kind rules.Kind, size int) *canvas.Image {
	img := canvas.NewImageFromImage(p.Figurine(kind, Dark(), Crisp*size))
	img.FillMode = canvas.ImageFillContain
	return img
}

// mostDrawn bounds what a window that is being resized leaves behind.
const mostDrawn = 120

func (p *Pieces) draw(d drawing) image.Image {
	if img, ok := p.drawn[d]; ok {
		return img
	}
	svg, ok := assets.Piece(d.set, string(d.kind), d.ink)
	if !ok {
		p.drawn[d] = nil
		return nil
	}
	icon, err := oksvg.ReadIconStream(bytes.NewReader(svg))
	if err != nil {
		return nil
	}
	n := max(d.pixels, 1)
	icon.SetTarget(0, 0, float64(n), float64(n))
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	icon.Draw(rasterx.NewDasher(n, n, rasterx.NewScannerGV(n, n, img, img.Bounds())), 1)
	if d.turned {
		turn(img)
	}
	if len(p.drawn) >= mostDrawn {
		clear(p.drawn)
	}
	p.drawn[d] = img
	return img
}

// turn turns a picture upside down, by half a circle.
func turn(img *image.RGBA) {
	n := len(img.Pix) / 4
	for i := range n / 2 {
		a, b := img.Pix[4*i:4*i+4], img.Pix[4*(n-1-i):4*(n-i)]
		for c := range a {
			a[c], b[c] = b[c], a[c]
		}
	}
}
