package e2e

import (
	"os"
	"strings"
	"testing"
)

// TestWindowRefusesToCastle tries to castle through check in a real window: the window draws
// the proof, from the rook to the square that the king would cross. Castling on the other
// side stays possible.
func TestWindowRefusesToCastle(t *testing.T) {
	game := "[SetUp \"1\"]\n[FEN \"4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n\n*\n"
	s, _, path, board := openedFile(t, atRest, "castle.pgn", game)
	red := func() bool {
		at := square(board, "f4")
		return isRed(s.look().RGBAAt(at.X, at.Y))
	}
	if red() {
		t.Fatal("an arrow is drawn before anything was tried")
	}
	s.click(square(board, "e1"))
	s.click(square(board, "g1"))
	s.until("the proof", red)
	s.click(square(board, "e1"))
	s.click(square(board, "c1"))
	s.until("the proof to go", func() bool { return !red() })
	s.hand("key", "ctrl+s")
	s.until("the file", func() bool {
		data, err := os.ReadFile(path)
		return err == nil && strings.Contains(string(data), "1. O-O-O *")
	})
}
