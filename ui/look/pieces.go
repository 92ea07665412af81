package look

import (
	"bytes"
	"image"
	"slices"

	"fyne.io/fyne/v2/canvas"
	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"passedpawn/assets"
	"passedpawn/game/rules"
)

// A PieceStyle is a set of pictures that a person can choose. Its ID is what settings
// keep, and the name of its folder in assets.
type PieceStyle struct {
	ID   string
	Name rules.Phrase
}

// PieceStyles are all of them. Menus and settings follow this list; the first stands
// for an ID that is not known.
func PieceStyles() []PieceStyle { return []PieceStyle{{"founders", rules.Say("Classic")}} }

// Pieces are the pictures of one set. Each is drawn once for a size and shared
// by all that show it, which a Fyne image of an SVG is not: a board of those
// takes a tenth of a second to start.
type Pieces struct {
	set   string
	drawn map[drawing]image.Image
}

type drawing struct {
	kind   rules.Kind
	ink    assets.Palette
	pixels int
	turned bool // upside down
}

// NewPieces is the set of an ID. It is used on Fyne's thread only.
func NewPieces(set string) *Pieces {
	p := &Pieces{}
	p.Use(set)
	return p
}

// Use turns to the set of an ID.
func (p *Pieces) Use(set string) {
	styles := PieceStyles()
	i := max(0, slices.IndexFunc(styles, func(s PieceStyle) bool { return s.ID == set }))
	if id := styles[i].ID; id != p.set {
		p.set, p.drawn = id, map[drawing]image.Image{}
	}
}

var palettes = [2]assets.Palette{
	rules.White: {Body: "#FCF8EE", Outline: "#2A2522", Detail: "#8A7F72"},
	rules.Black: {Body: "#3B3734", Outline: "#14110F", Detail: "#D8CFC0"},
}

// Image is the picture of a piece on a square of so many device pixels; nil if
// the set does not draw its kind.
func (p *Pieces) Image(piece rules.Piece, pixels int) image.Image {
	return p.draw(drawing{kind: piece.Kind, ink: palettes[piece.Side], pixels: pixels})
}

// Taken is the picture of a piece beside the board, on a light or dark ground:
// there no square sets it off.
func (p *Pieces) Taken(piece rules.Piece, dark bool, pixels int) image.Image {
	ink := palettes[piece.Side]
	if dark && piece.Side == rules.Black {
		ink.Outline = "#B9B2A6"
	}
	return p.draw(drawing{kind: piece.Kind, ink: ink, pixels: pixels})
}

// Tile is the picture of a kind that looks the same on both sides: turned, it points
// at the bottom of the board.
func (p *Pieces) Tile(kind rules.Kind, turned bool, pixels int) image.Image {
	return p.draw(drawing{kind: kind, ink: palettes[rules.White], pixels: pixels, turned: turned})
}

// Figurine is the picture of a kind for the move list, in the colours of text
// on a light or dark ground.
func (p *Pieces) Figurine(kind rules.Kind, dark bool, pixels int) image.Image {
	ink := assets.Palette{Body: "#FFFEFC", Outline: "#20242A", Detail: "#8A8A88"}
	if dark {
		ink = assets.Palette{Body: "#17191D", Outline: "#E8E6E3", Detail: "#A8A6A3"}
	}
	return p.draw(drawing{kind: kind, ink: ink, pixels: pixels})
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
	svg, ok := assets.Piece(p.set, string(d.kind), d.ink)
	if !ok {
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
