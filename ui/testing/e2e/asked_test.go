package e2e

import (
	"os"
	"testing"
)

// TestWindowSaysWhyNot asks in a real window why a move was bad. The window plays the fork that
// refutes it, with arrows to what is attacked, and answers a reply that is made on the board. Left
// takes it back, and at the end the game is as it was, on the board and in its file.
func TestWindowSaysWhyNot(t *testing.T) {
	game := "[SetUp \"1\"]\n[FEN \"6k1/5ppp/8/8/1n6/8/P4P2/R3K3 w - - 0 1\"]\n\n1. f3 *\n"
	s, _, path, board := openedFile(t, atRest, "fork.pgn", game)
	inner := board.Inset(4) // without the ring of the focus
	s.hand("mousemove", "1000", "300")
	s.hand("key", "End")
	before := s.still()
	arrows := func() bool { // from c2 to the king and to the rook
		c, e, a := square(board, "c2"), square(board, "e1"), square(board, "a1")
		picture := s.look()
		return isRed(picture.RGBAAt((c.X+e.X)/2, (c.Y+e.Y)/2)) && isRed(picture.RGBAAt((c.X+a.X)/2, (c.Y+a.Y)/2))
	}
	if arrows() {
		t.Fatal("there are arrows before anything was asked")
	}
	s.hand("key", "ctrl+shift+w")
	s.until("the fork", arrows)
	s.click(square(board, "e1"))
	s.click(square(board, "d2"))
	s.hand("mousemove", "1000", "300")
	s.until("the arrows to go", func() bool { return !arrows() })
	s.idle()
	s.hand("key", "Left")
	s.until("the fork again", arrows)
	s.hand("key", "Escape", "Escape") // the first one may leave a square that was chosen
	s.until("the game", func() bool { return same(before, s.look(), inner) })
	s.titled("fork.pgn – Passed Pawn")
	if data, err := os.ReadFile(path); err != nil || string(data) != game {
		t.Errorf("the file has %q, %v", data, err)
	}
}
