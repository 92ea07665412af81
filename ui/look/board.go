package look

import (
	"image/color"
	"math"
	"slices"

	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// BoardColours are the colours of a board and of the marks on it. Every mark also has its
// own shape, so that no meaning depends on colour alone.
type BoardColours struct {
	Light, Dark color.NRGBA    // squares; on a plain board the ground and the lines
	OnLight     color.NRGBA    // text on light squares
	OnDark      color.NRGBA    // text on dark squares
	Stand       color.NRGBA    // ground under the pieces in hand
	Grain       color.NRGBA    // grain of a plain wooden board, none on others
	Texture     Texture        // of chequered squares
	Veins       [2]color.NRGBA // of the texture on light and on dark squares, at their strongest
	Frame       color.NRGBA    // of a thin frame around chequered squares, none on others
	Last        color.NRGBA    // tint on the squares of the last move
	Corner      color.NRGBA    // shape in those squares, which has a contrast of its own
	Select      color.NRGBA    // frame of the selected piece
	Target      color.NRGBA    // dots and rings
	Check       color.NRGBA    // glow and badge
	Cursor      color.NRGBA    // brackets of the keyboard cursor
	Hint        color.NRGBA    // drawn by the program, unlike anything that a person draws
	Dim         color.NRGBA    // over the board while the chooser is open
	Card        color.NRGBA    // under the choices
	plain       bool           // Dark is the colour of lines
}

// A BoardStyle is a board that a person can choose. Its ID is stored in the settings.
type BoardStyle struct {
	ID                        string
	Name                      phrase.Phrase
	light, dark, stand, grain color.NRGBA
	strong                    bool // the marks have high contrast too
	texture                   Texture
	veins                     [2]color.NRGBA
	frame                     color.NRGBA
}

// BoardStyles returns all chequered boards. Menus and settings follow this list. The
// first is used for an unknown ID.
func BoardStyles() []BoardStyle {
	return []BoardStyle{
		{ID: "classic", Name: phrase.Say("look.classic"), light: rgb(0xEEE4D0), dark: rgb(0xA98563), stand: rgb(0xA98563)},
		{ID: "slate", Name: phrase.Say("look.slate"), light: rgb(0xE4E8EC), dark: rgb(0x7B93A8), stand: rgb(0x7B93A8)},
		{ID: "meadow", Name: phrase.Say("look.meadow"), light: rgb(0xEFF1DC), dark: rgb(0x7A975F), stand: rgb(0x7A975F)},
		{ID: "oak", Name: phrase.Say("look.oak"), light: rgb(0xEAD7B5), dark: rgb(0xAD7C4B), stand: rgb(0xAD7C4B)},
		{
			ID: "walnut", Name: phrase.Say("look.walnut"), light: rgb(0xE9D2A9), dark: rgb(0xBC8E5F), stand: rgb(0xBC8E5F),
			texture: Wooden, veins: [2]color.NRGBA{alpha(rgb(0x8A5A20), 62), alpha(rgb(0x5A3210), 52)}, frame: rgb(0x4A2E18),
		},
		{
			ID: "marble", Name: phrase.Say("look.marble"), light: rgb(0xF3F3EF), dark: rgb(0x93A39E), stand: rgb(0x93A39E),
			texture: Marbled, veins: [2]color.NRGBA{alpha(rgb(0x6C7A78), 70), alpha(rgb(0xE8F0EC), 80)}, frame: rgb(0x3C4644),
		},
		{ID: "plum", Name: phrase.Say("look.plum"), light: rgb(0xF0E6EC), dark: rgb(0xA387A4), stand: rgb(0xA387A4)},
		{ID: "contrast", Name: phrase.Say("look.high-contrast"), light: rgb(0xFFFFFF), dark: rgb(0x7F8A92), stand: rgb(0x7F8A92), strong: true},
	}
}

// PlainBoardStyles returns all boards with lines between their squares. Menus and
// settings follow this list. The first is used for an unknown ID.
func PlainBoardStyles() []BoardStyle {
	return []BoardStyle{
		{ID: "kaya", Name: phrase.Say("look.light-wood"), light: rgb(0xE3BD7C), dark: rgb(0x3A2A17), stand: rgb(0xC79A5B), grain: alpha(rgb(0x8A5A20), 46)},
		{ID: "walnut", Name: phrase.Say("look.dark-wood"), light: rgb(0xB98D5C), dark: rgb(0x24170B), stand: rgb(0xAE8453), grain: alpha(rgb(0x4A2C10), 50)},
		{ID: "slate", Name: phrase.Say("look.slate"), light: rgb(0xBFC9D1), dark: rgb(0x22303B), stand: rgb(0x9FADB8)},
		{ID: "contrast", Name: phrase.Say("look.high-contrast"), light: rgb(0xFFFFFF), dark: rgb(0x000000), stand: rgb(0xD9DDE0), strong: true},
	}
}

// BoardFor returns the colours of a game's board: of the chequered or of the plain style,
// each by its ID.
func BoardFor(shape rules.Shape, chequered, plain string) BoardColours {
	if shape.Plain {
		c := boardOf(PlainBoardStyles(), plain)
		c.plain, c.Corner = true, cornerOn(c.Last, c.Light, over(c.Grain, c.Light)) // there are no dark squares
		return c
	}
	if own, ok := ownBoard(chequered); ok {
		return boardOf([]BoardStyle{own}, chequered)
	}
	return boardOf(BoardStyles(), chequered)
}

func boardOf(styles []BoardStyle, id string) BoardColours {
	s := styles[max(0, slices.IndexFunc(styles, func(s BoardStyle) bool { return s.ID == id }))]
	c := BoardColours{
		Light: s.light, Dark: s.dark, Stand: s.stand, Grain: s.grain, Texture: s.texture, Veins: s.veins, Frame: s.frame,
		Last:   alpha(rgb(0xE8B93A), 128),
		Select: rgb(0x0F4028),
		Target: alpha(rgb(0x0A2417), 195),
		Check:  rgb(0xC8281E),
		Cursor: rgb(0x10357A),
		Hint:   alpha(rgb(0x3A1A78), 235),
		Dim:    alpha(rgb(0x101214), 120),
		Card:   rgb(0xFBF8F2),
	}
	if s.strong {
		c.Last, c.Select, c.Target, c.Cursor = alpha(rgb(0xFFC400), 190), rgb(0x000000), alpha(rgb(0x000000), 235), rgb(0x00237A)
	}
	light, dark := over(c.Veins[0], c.Light), over(c.Veins[1], c.Dark)
	c.Corner = cornerOn(c.Last, c.Light, light, c.Dark, dark)
	c.OnLight = legible(c.Dark, c.Light, light, over(c.Last, c.Light), over(c.Last, light))
	c.OnDark = legible(c.Light, c.Dark, dark, over(c.Last, c.Dark), over(c.Last, dark))
	return c
}

// cornerOn returns the colour of a shape that can be seen on squares with the tint of the
// last move.
func cornerOn(last color.NRGBA, squares ...color.NRGBA) color.NRGBA {
	var tinted []color.NRGBA
	for _, s := range squares {
		tinted = append(tinted, over(last, s))
	}
	return contrasting(visible, alpha(last, 255), tinted)
}

// DrawingColour returns the colour of a drawing in the notes of a game, by the letter
// that programs write: G, R, Y or B.
func DrawingColour(letter byte) color.NRGBA {
	switch letter {
	case 'R':
		return alpha(rgb(0xB9372C), 205)
	case 'Y':
		return alpha(rgb(0xC08A12), 215)
	case 'B':
		return alpha(rgb(0x2E6FBF), 200)
	}
	return alpha(rgb(0x2F7D53), 205)
}

// Edge returns the colour of the edge around a drawing. It is a darker shade of the
// drawing's own colour, or a paler one where that stands out better, and it can be seen
// on every square: the drawing itself would be lost on some.
func (c BoardColours) Edge(drawing color.NRGBA) color.NRGBA {
	drawing.A = 255
	dark, pale := mixed(drawing, rgb(0x000000), 0.7), mixed(drawing, rgb(0xFFFFFF), 0.85)
	if c.least(pale) > c.least(dark) {
		return pale
	}
	return dark
}

// least returns the smallest contrast of a colour with the squares of a board.
func (c BoardColours) least(of color.NRGBA) float64 {
	least := math.Inf(1)
	for _, square := range c.squares() {
		least = math.Min(least, Contrast(of, square))
	}
	return least
}

// squares returns the colours of the squares, with and without the tint of the last move,
// and those of their texture.
func (c BoardColours) squares() []color.NRGBA {
	all := []color.NRGBA{c.Light, over(c.Last, c.Light)}
	if !c.plain {
		all = append(all, c.Dark, over(c.Last, c.Dark))
	}
	if c.Texture != Smooth {
		light, dark := over(c.Veins[0], c.Light), over(c.Veins[1], c.Dark)
		all = append(all, light, over(c.Last, light), dark, over(c.Last, dark))
	}
	return all
}

// Outcomes returns the colours of games won by White, drawn, and won by Black.
func Outcomes() [3]color.Color {
	return [3]color.Color{rgb(0xF7F3EA), rgb(0xA9A49B), rgb(0x2B2B2E)}
}

// The ways of labelling the ranks of a board whose files have numbers: as the game names
// them, or by numbers too. The settings store these.
const (
	NamedRanks = "letters"
	KanjiRanks = "kanji"
	DigitRanks = "digits"
)
