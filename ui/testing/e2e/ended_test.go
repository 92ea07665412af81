package e2e

import (
	"image"
	"testing"
)

// TestWindowSaysHowAGameEnded resigns in a real window: the card appears over the board
// without another key or a move of the mouse.
func TestWindowSaysHowAGameEnded(t *testing.T) {
	s, _, _, board := opened(t, people)
	s.hand("type", "--delay", "30", "e4")
	s.hand("key", "Return")
	s.idle()
	s.click(image.Pt(board.Max.X+467, board.Max.Y-14)) // the flag
	s.idle()
	s.hand("key", "Tab", "Return")
	s.carded(board)
}

// carded waits until the card with the end of the game is over the board.
func (s *screen) carded(board image.Rectangle) {
	s.t.Helper()
	s.until("the card", func() bool {
		img, top := s.look(), image.Pt((board.Min.X+board.Max.X)/2, (board.Min.Y+board.Max.Y)/2-70)
		for x := -150; x <= 150; x += 25 { // without the card there are squares, and what is on them
			if img.RGBAAt(top.X+x, top.Y) != img.RGBAAt(top.X, top.Y) {
				return false
			}
		}
		return true
	})
}
