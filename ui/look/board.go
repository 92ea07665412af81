package look

import "image/color"

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

var boards = map[string][2]color.NRGBA{
	"classic": {rgb(0xEEE4D0), rgb(0xA98563)},
	"slate":   {rgb(0xE4E8EC), rgb(0x7B93A8)},
}

// BoardOf is the board of a name; an unknown one is the classic.
func BoardOf(name string) Board {
	squares, ok := boards[name]
	if !ok {
		squares = boards["classic"]
	}
	return Board{
		Light: squares[0], Dark: squares[1],
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
