package e2e

import (
	"image"
	"os"
	"strings"
	"testing"
)

// TestWindowAsksAboutEdits edits a file's game in a real window and starts another game: the
// window asks first, and saves the edits if told to. Ctrl+R does not start a rematch of a
// game that was not played here.
func TestWindowAsksAboutEdits(t *testing.T) {
	s, _, path, board := openedFile(t, atRest, "mate.pgn", "[White \"Ann\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n")
	s.hand("key", "ctrl+r", "End", "ctrl+Delete")
	s.asked() // whether to delete the end
	s.hand("key", "Tab", "Return")
	s.titled("● mate.pgn – Passed Pawn (edited)")
	before := s.still()
	s.hand("key", "ctrl+n")
	s.until("the dialog", func() bool { return !same(before, s.look(), board) })
	s.hand("key", "Return")
	s.until("the question", func() bool { return extent(s.look(), focused, board.Min.Y+board.Dy()/3).Dx() > 30 })
	s.hand("key", "Return") // Save has the accent
	s.until("the file", func() bool {
		data, err := os.ReadFile(path)
		return err == nil && strings.HasSuffix(string(data), "1. f3 e5 2. g4 0-1\n")
	})
	s.titled("Passed Pawn")
}

// TestWindowForgetsHalfAMove types half a move in a real window and starts another game: the
// line for moves is empty again.
func TestWindowForgetsHalfAMove(t *testing.T) {
	s, _, dir, board := opened(t, atRest)
	before := s.still()
	s.hand("key", "d", "ctrl+n")
	s.until("the dialog", func() bool { return !same(before, s.look(), board) })
	s.hand("key", "Return")
	s.until("the new game", func() bool { return same(before, s.look(), board) })
	s.click(image.Pt(board.Max.X+100, board.Max.Y-127)) // the line for moves
	s.hand("key", "4", "Return")
	s.idle() // half of a move would now be a whole one
	s.drag(square(board, "e2"), square(board, "e4"))
	s.until("a move by hand", func() bool { return plies(t, dir) > 0 })
	if got := kept(t, dir).Main()[0].SAN(); got != "e4" {
		t.Errorf("the first move is %s", got)
	}
}
