package notation

import (
	"strings"

	"passedpawn/game/rules"
)

// Figures are the kinds that the letters of moves stand for.
type Figures map[byte]rules.Kind

// drawn is a move with pictures for its letters: of the piece that moves, and of the one
// that a promotion makes.
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

// figures is how much room the pictures of a word take in a line of a height.
func (w word) figures(high float32) (wide float32) {
	for _, kind := range []rules.Kind{w.figure, w.becomes} {
		if kind != rules.NoKind {
			wide += figureSide(high)
		}
	}
	return wide
}

// figureSide is the side of a figurine in a line of a height.
func figureSide(high float32) float32 { return high * 0.78 }
