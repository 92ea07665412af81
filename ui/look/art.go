package look

import (
	"fmt"
	"image/color"
	"strconv"
	"sync"

	"fyne.io/fyne/v2/theme"

	"passedpawn/assets"
	"passedpawn/game/rules"
	"passedpawn/ui/print/diagram"
)

// Art provides the pictures of two sets as SVG, for use outside the window. Any goroutine
// may use it.
type Art struct {
	set, tiles string
	inks       [2]assets.Palette
	wood       assets.Palette
	own        map[rules.Piece][]byte // from the person's own set, which may be incomplete
}

var _ diagram.Art = Art{}

// Art returns the pictures of the sets in use.
func (p *Pieces) Art() Art { return Art{p.set, p.tiles, p.inks, wood, p.chosen.Pictures} }

// paper holds the colours of the sides in print.
var paper = [2]assets.Palette{
	rules.White: {Body: "#FFFFFF", Outline: "#1A1A1A", Detail: "#777777"},
	rules.Black: {Body: "#333333", Outline: "#111111", Detail: "#DDDDDD"},
}

// OnPaper returns the art in the colours of print. The pictures of a person's own set
// stay as they are.
func (a Art) OnPaper() Art {
	a.inks, a.wood.Body = paper, "#FFFFFF"
	return a
}

// Piece implements diagram.Art.
func (a Art) Piece(p rules.Piece) ([]byte, bool) {
	if svg, ok := a.own[p]; ok {
		return svg, true
	}
	return assets.Piece(a.set, string(p.Kind), a.inks[p.Side])
}

// Tile implements diagram.Art. The kings of the two sides differ in some sets.
func (a Art) Tile(p rules.Piece) ([]byte, bool) {
	if p.Side == rules.Black {
		if svg, ok := assets.Piece(a.tiles, "black "+string(p.Kind), a.wood); ok {
			return svg, true
		}
	}
	return assets.Piece(a.tiles, string(p.Kind), a.wood)
}

// Numeral implements diagram.Art.
func (a Art) Numeral(n int, c color.NRGBA) ([]byte, bool) {
	return assets.Piece("numerals", strconv.Itoa(n), assets.Palette{Outline: fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)})
}

// Style returns the board as a style for diagrams.
func (b BoardColours) Style(a Art) (diagram.Style, error) {
	signs := sync.OnceValue(func() []byte { // of both fonts
		font, _ := assets.JapaneseFont()
		return font
	})
	font, err := diagram.NewFont(theme.DefaultTextBoldFont().Content(), signs)
	if err != nil {
		return diagram.Style{}, err
	}
	text, err := diagram.NewFont(theme.DefaultTextFont().Content(), signs)
	s := diagram.Style{
		Light: b.Light, Dark: b.Dark, OnLight: b.OnLight, OnDark: b.OnDark, Stand: b.Stand, Last: b.Last, Check: alpha(b.Check, 235),
		Card: b.Card, Ink: b.Select, Ground: rgb(0xFFFFFF), Edge: b.Edge, Art: a, Font: font, Text: text,
	}
	if b.Grain.A > 0 {
		row := b.Wood()
		for x := range row.Bounds().Dx() {
			s.Grain = append(s.Grain, color.NRGBAModel.Convert(row.At(x, 0)).(color.NRGBA))
		}
	}
	return s, err
}

// PaperStyle returns the style of a board in print.
func PaperStyle(shape rules.Shape, a Art) (diagram.Style, error) {
	font, err := diagram.NewFont(theme.DefaultTextBoldFont().Content(), nil)
	s := diagram.Style{
		Light: rgb(0xFFFFFF), Dark: rgb(0xCDCDCD), OnLight: rgb(0x5A5A5A), OnDark: rgb(0x5A5A5A), Stand: rgb(0xEEEEEE),
		Card: rgb(0xFFFFFF), Ink: rgb(0x111111), Ground: rgb(0xFFFFFF), Frame: rgb(0x3C3C3C), Art: a.OnPaper(), Font: font,
	}
	s.Edge = BoardColours{Light: s.Light, Dark: s.Dark, plain: shape.Plain}.Edge
	if shape.Plain {
		s.Dark = rgb(0x333333)
	}
	return s, err
}
