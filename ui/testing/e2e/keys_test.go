package e2e

import (
	"image"
	"image/color"
	"os"
	"strings"
	"testing"
)

// menuGround is the colour of an open menu or dialog.
var menuGround = color.RGBA{0xFF, 0xFF, 0xFF, 0xFF}

// over returns the part of the board that a menu or a dialog covers.
func (s *screen) over(board image.Rectangle) image.Rectangle {
	s.t.Helper()
	return extent(s.look().SubImage(board).(*image.RGBA), menuGround, board.Min.Y)
}

// TestWindowOpensMenusByKeys opens menus of a real window with F10 and with Alt and a
// letter, while the focus is on the board, in the list of moves and in the line for moves,
// and chooses an item.
func TestWindowOpensMenusByKeys(t *testing.T) {
	s, _, _, board := opened(t, atRest)
	menu := func() image.Rectangle { return s.over(board) }
	for _, from := range []string{"", "Tab", "Tab"} {
		if from != "" {
			s.hand("key", from)
		}
		left := -1
		for _, key := range []string{"F10", "alt+v"} {
			s.hand("key", key)
			s.until("the menu of "+key, func() bool { m := menu(); return m.Dx() > 100 && m.Dy() > 100 && m.Min.X > left })
			left = menu().Min.X
			s.hand("key", "Escape")
			s.until("no menu", func() bool { return menu().Dy() < 100 })
		}
	}
	s.hand("key", "alt+h")
	s.until("the menu", func() bool { return menu().Dy() > 60 })
	s.hand("key", "Return") // help
	s.until("the help", func() bool { return menu().Dx() > 300 })
}

// TestWindowWalksTheMoves moves the focus into the list of moves with Tab, goes by keys to
// a move of Black in a variation, and comments on it.
func TestWindowWalksTheMoves(t *testing.T) {
	s, _, path, _ := openedFile(t, atRest, "one.pgn", "1. d4 d5 2. c4 (2. Nf3 Nf6) e6 *\n")
	s.hand("key", "Tab", "Tab", "Down", "Down", "Down", "Right", "Return", "ctrl+e")
	s.until("the dialog", func() bool { return extent(s.look(), accent, 300).Dx() > 20 })
	s.hand("type", "good")
	s.hand("key", "ctrl+Return")
	s.titled("● one.pgn – Passed Pawn (edited)")
	s.hand("key", "ctrl+s")
	s.until("the file", func() bool {
		data, err := os.ReadFile(path)
		return err == nil && strings.Contains(string(data), "(2. Nf3 Nf6 {good})")
	})
}
