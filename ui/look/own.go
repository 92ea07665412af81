package look

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"passedpawn/assets"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
	"passedpawn/ui/print/diagram"
)

// An OwnSet is a set of pieces that a person has added: its name, and a picture as SVG
// for each piece.
type OwnSet struct {
	Name     string
	Pictures map[rules.Piece][]byte
}

// ownPrefix begins the IDs of a person's own sets.
const ownPrefix = "own:"

// IsOwn reports whether an ID is that of a person's own set.
func IsOwn(set string) bool { return strings.HasPrefix(set, ownPrefix) }

// ID returns the ID that the settings store.
func (s OwnSet) ID() string { return ownPrefix + s.Name }

// Own replaces the sets that the person has added.
func (p *Pieces) Own(sets []OwnSet) {
	set, tiles := p.using()
	p.own, p.set = sets, "" // draw everything again
	p.Use(set, tiles)
}

// using returns the IDs of the sets in use.
func (p *Pieces) using() (set, tiles string) {
	if p.chosen.Pictures != nil {
		return p.chosen.ID(), p.tiles
	}
	return p.set, p.tiles
}

func (p *Pieces) ownSet(id string) OwnSet {
	if i := slices.IndexFunc(p.own, func(s OwnSet) bool { return s.ID() == id }); i >= 0 {
		return p.own[i]
	}
	return OwnSet{}
}

// svg returns the SVG source of a drawing.
func (p *Pieces) svg(d drawing) ([]byte, bool) {
	if IsOwn(d.set) {
		svg, ok := p.chosen.Pictures[rules.Piece{Side: d.side, Kind: d.kind}]
		return svg, ok
	}
	return assets.Piece(d.set, string(d.kind), d.ink)
}

// Drawable returns an error for an SVG that cannot be drawn, or that shows nothing. It
// recovers from panics of the SVG reader.
func Drawable(svg []byte) (err error) {
	defer func() {
		if recover() != nil {
			err = phrase.Errorf("look.not-drawn")
		}
	}()
	const side = 45
	img := diagram.Raster{Pixels: side}.Of(svg)
	if img == nil {
		return phrase.Errorf("look.not-drawn")
	}
	if !slices.ContainsFunc(img.Pix, func(b uint8) bool { return b != 0 }) {
		return phrase.Errorf("look.shows-nothing")
	}
	return nil
}

// OwnBoard returns the ID of a board with squares of two colours, each written "#rrggbb".
func OwnBoard(light, dark string) (id string, err error) {
	if _, ok := ownBoard(light + " " + dark); !ok {
		return "", phrase.Errorf("look.no-colours", light, dark)
	}
	return light + " " + dark, nil
}

// ownBoard returns the board of an ID made by OwnBoard.
func ownBoard(id string) (BoardStyle, bool) {
	light, dark, _ := strings.Cut(id, " ")
	parse := func(text string) (c color.NRGBA, ok bool) {
		n, err := fmt.Sscanf(text, "#%02x%02x%02x", &c.R, &c.G, &c.B)
		c.A = 255
		return c, n == 3 && err == nil && len(text) == 7
	}
	l, okLight := parse(light)
	d, okDark := parse(dark)
	return BoardStyle{ID: id, light: l, dark: d, stand: d}, okLight && okDark
}
