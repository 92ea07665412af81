package notation

import (
	"strings"

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

// figures returns the width of the figurines of a word in a line of a height.
func (w word) figures(high float32) (wide float32) {
	for _, kind := range []rules.Kind{w.figure, w.becomes} {
		if kind != rules.NoKind {
			wide += figureSide(high)
		}
	}
	return wide
}

// figureSide returns the side of a figurine in a line of a height.
func figureSide(high float32) float32 { return high * 0.78 }
