package e2e

import "testing"

// TestWindowFindsOpeningsInGerman searches a list in a real window that speaks German by the
// German name of an opening: the one game with it opens.
func TestWindowFindsOpeningsInGerman(t *testing.T) {
	s := newScreen(t)
	s.runWith(atRest+"language = \"de\"\n", "open.pgn", "1. d4 d5 *\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n")
	s.titled("Passed Pawn")
	s.idle()
	s.hand("type", "spanische")
	s.idle()
	s.hand("key", "Down")
	s.until("a game to be chosen", func() bool { return extent(s.look(), accent, 500).Dx() > 20 })
	s.hand("key", "Home", "Return")
	s.titled("open.pgn – Passed Pawn")
	e4 := square(s.board(), "e4")
	s.hand("key", "Right")
	s.until("the first move of that game", func() bool { return s.look().RGBAAt(e4.X, e4.Y) != lightSquare })
}
