package e2e

import (
	"image/color"
	"os"
	"strings"
	"testing"
)

// TestWindowDrawsInColours draws a red arrow with the right button and Shift, keeps it and
// saves the game: the arrow stays red in the window, and is red in the file.
func TestWindowDrawsInColours(t *testing.T) {
	s, _, path, board := openedFile(t, atRest, "one.pgn", "1. d4 d5 1-0\n")
	at := square(board, "e4")
	red := func() bool { return isRed(s.look().RGBAAt(at.X, at.Y)) }
	if red() {
		t.Fatal("an arrow is drawn before anything was")
	}
	s.hand("keydown", "shift")
	s.dragWith("3", square(board, "e2"), square(board, "e6"))
	s.hand("keyup", "shift")
	s.until("a red arrow", red)
	s.hand("key", "ctrl+d")
	s.titled("● one.pgn – Passed Pawn (edited)")
	s.until("it to be red still", red)
	s.hand("key", "ctrl+s")
	s.until("the file", func() bool {
		data, err := os.ReadFile(path)
		return err == nil && strings.Contains(string(data), "{[%cal Re2e6]}")
	})
	s.until("it to be red in the end", red)
}

// isRed reports whether a colour is red, whatever the colour of the square below it.
func isRed(c color.RGBA) bool { return c.R > 150 && c.G < 110 && c.B < 110 }
