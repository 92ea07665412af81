package look

import (
	"image/color"
	"slices"

	"passedpawn/game/rules"
)

// Board is the colours of a board and of the marks on it. Every mark also has
// a shape of its own, so that no meaning is in colour alone.
type Board struct {
	Light, Dark color.NRGBA // squares
	Last        color.NRGBA // tint over the squares of the last move
	Select      color.NRGBA // frame of the piece in hand
	Target      color.NRGBA // dots and rings
	Check       color.NRGBA // glow and badge
	Cursor      color.NRGBA // brackets of the keyboard's square
	Hint        color.NRGBA // drawn by the program, unlike anything a person draws
	Dim         color.NRGBA // over the board while a choice is open
	Card        color.NRGBA // under the choices
}

// A BoardStyle is a board that a person can choose. Its ID is what settings keep.
type BoardStyle struct {
	ID          string
	Name        rules.Phrase
	light, dark color.NRGBA
}

// BoardStyles are all of them. Menus and settings follow this list; the first stands
// for an ID that is not known.
func BoardStyles() []BoardStyle {
	return []BoardStyle{
		{"classic", rules.Say("Classic"), rgb(0xEEE4D0), rgb(0xA98563)},
		{"slate", rules.Say("Slate"), rgb(0xE4E8EC), rgb(0x7B93A8)},
	}
}

// BoardOf is the board of an ID.
func BoardOf(id string) Board {
	styles := BoardStyles()
	i := max(0, slices.IndexFunc(styles, func(s BoardStyle) bool { return s.ID == id }))
	return Board{
		Light: styles[i].light, Dark: styles[i].dark,
		Last:   alpha(rgb(0xE8B93A), 128),
		Select: rgb(0x0F4028),
		Target: alpha(rgb(0x0A2417), 195),
		Check:  rgb(0xC8281E),
		Cursor: rgb(0x10357A),
		Hint:   alpha(rgb(0x6B4A9E), 215),
		Dim:    alpha(rgb(0x101214), 120),
		Card:   rgb(0xFBF8F2),
	}
}

// DrawingColour is the colour of a drawing in the notes of a game, by the
// letter that programs write: G, R, Y or B.
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

// Outcomes are the colours of games won by White, drawn and won by Black.
func Outcomes() [3]color.Color {
	return [3]color.Color{rgb(0xF7F3EA), rgb(0xA9A49B), rgb(0x2B2B2E)}
}
