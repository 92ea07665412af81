package notation

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"passedpawn/game/rules"
)

// Figures maps the letters of moves to the kinds of pieces.
type Figures map[byte]rules.Kind

// drawn returns a move with figurines instead of letters: of the piece that moves, and of
// the piece promoted to.
func (f Figures) drawn(w word) word {
	if strings.HasPrefix(w.text, "O-O") {
		return w
	}
	if before, after, ok := strings.Cut(w.text, "="); ok && after != "" {
		if kind, ok := f[after[0]]; ok {
			w.text, w.becomes, w.tail = before+"=", kind, after[1:]
		}
	}
	if kind, ok := f[(w.text + " ")[0]]; ok {
		w.figure, w.text = kind, w.text[1:]
	}
	return w
}

// figures returns the width of the figurines of a word.
func (w word) figures() (wide float32) {
	for _, kind := range []rules.Kind{w.figure, w.becomes} {
		if kind != rules.NoKind {
			wide += figureSide()
		}
	}
	return wide
}

// The parts of a figurine's picture: the height of the piece, and how far down it stands.
const (
	pieceHigh  = 0.9
	pieceStand = 0.93
)

// capital is the height of a figurine in sizes of the text: a little more than that of a
// capital letter, as in printed books, because a piece has more detail.
const capital = 0.88

// figureSide returns the side of the picture of a figurine in a move.
func figureSide() float32 { return theme.TextSize() * capital / pieceHigh }

// figureTop returns the top of a figurine that stands on the baseline of a line of text.
func figureTop(top, high float32) float32 {
	size, base := fyne.CurrentApp().Driver().RenderedTextSize("x", theme.TextSize(), fyne.TextStyle{}, nil)
	return top + (high-size.Height)/2 + base - pieceStand*figureSide()
}
