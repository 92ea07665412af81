package e2e

import (
	"image"
	"testing"
)

// TestWindowPremove makes moves in a real window while the program thinks: such a move is
// saved only when it is played, and takes no time. A cancelled one is not played.
func TestWindowPremove(t *testing.T) {
	s, _, dir, board := opened(t, "chess_level_of_16 = 16\nslow = true\ntheme = \"light\"\ntime = \"90+30\"\n")
	s.moves(board, "b1 a3") // no book has that: the program thinks as long as a person
	s.until("a move", func() bool { return plies(t, dir) == 1 })
	corner := square(board, "f3").Sub(image.Pt(board.Dx()/20, board.Dy()/20))
	plain := s.look().RGBAAt(corner.X, corner.Y)
	s.moves(board, "g1 f3")
	s.until("the mark of the move", func() bool { return s.look().RGBAAt(corner.X, corner.Y) != plain })
	if n := plies(t, dir); n != 1 {
		t.Fatalf("a move that waits is saved: %d plies", n)
	}
	s.hand("key", "ctrl+m")
	s.until("the answer and the move that waited", func() bool { return plies(t, dir) == 3 })
	if n := kept(t, dir).Main()[2]; n.SAN() != "Nf3" || n.Command("clk") != "1:31:00" {
		t.Errorf("it played %s and has %s left", n.SAN(), n.Command("clk"))
	}
	s.moves(board, "e2 e4")
	s.hand("key", "Escape")
	s.hand("key", "ctrl+m")
	s.until("the answer", func() bool { return plies(t, dir) == 4 })
	s.idle()
	if n := plies(t, dir); n != 4 {
		t.Errorf("a move that was cancelled was played: %d plies", n)
	}
}
