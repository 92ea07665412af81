package e2e

import (
	"image"
	"testing"
)

// TestWindowSaysHowAGameEnded resigns in a real window: the card appears beside the board
// without another key or a move of the mouse, and leaves the last position in sight.
func TestWindowSaysHowAGameEnded(t *testing.T) {
	s, _, _, board := opened(t, people)
	s.hand("type", "--delay", "30", "e4")
	s.hand("key", "Return")
	s.idle()
	s.click(image.Pt(board.Max.X+430, board.Max.Y+25)) // the flag
	s.idle()
	s.hand("key", "Tab", "Return")
	s.carded(board)
}

// carded waits until the card with the end of the game stands above the moves.
func (s *screen) carded(board image.Rectangle) {
	s.t.Helper()
	above := image.Rect(board.Max.X+20, board.Min.Y-60, board.Max.X+600, board.Min.Y+200)
	s.until("the card", func() bool { return extent(s.look().SubImage(above).(*image.RGBA), focused, 0).Dx() > 60 })
}
