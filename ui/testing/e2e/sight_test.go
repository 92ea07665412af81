package e2e

import (
	"image"
	"image/color"
	"strings"
	"testing"
)

// The colours behind the selected line of a list, and behind the current move in the list of
// moves, which has its own background.
var (
	chosen  = color.RGBA{0xD7, 0xDF, 0xE9, 255}
	present = color.RGBA{0xCF, 0xD7, 0xDE, 255}
)

// TestWindowShowsTheLastMove presses End in a long game with comments in a real window: the
// list shows the whole last move.
func TestWindowShowsTheLastMove(t *testing.T) {
	s, _, _, board := openedFile(t, atRest, "open.pgn", strings.Repeat("Nf3 Nf6 {A word on it.} Ng1 Ng8 ", 20)+"e4 e5 *")
	mark := func() image.Rectangle {
		return extent(s.look().SubImage(image.Rect(board.Max.X+8, 0, 1280, 900)).(*image.RGBA), present, 0)
	}
	s.hand("key", "Right")
	s.until("the first move in the list", func() bool { return mark().Dy() > 12 })
	first := mark()
	s.hand("key", "End")
	s.until("the last move in the list, whole", func() bool {
		last := mark()
		return last.Min.Y > first.Max.Y+100 && last.Dy() == first.Dy()
	})
	s.hand("key", "Home", "Right")
	s.until("the first move again", func() bool { return mark() == first })
}

// TestWindowOpensStudiesAtTheStart opens a game without a result in a real window: the board
// shows the starting position.
func TestWindowOpensStudiesAtTheStart(t *testing.T) {
	s, _, _, board := openedFile(t, atRest, "open.pgn", "1. e4 e5 2. Nf3 *")
	e4 := square(board, "e4")
	if s.still().RGBAAt(e4.X, e4.Y) != lightSquare {
		t.Error("the game is open at its end")
	}
	s.hand("key", "End")
	s.until("its end", func() bool { return s.look().RGBAAt(e4.X, e4.Y) != lightSquare })
}

// TestWindowOpensGamesAtAPosition searches for the position on the board in a real window: a
// found game opens at that position, not at its start or end.
func TestWindowOpensGamesAtAPosition(t *testing.T) {
	s := newScreen(t)
	s.runWith(atRest, "open.pgn", "1. e4 *\n\n1. c4 *\n\n1. e4 d5 *\n")
	s.titled("Passed Pawn")
	s.idle()
	s.hand("key", "Down")
	s.until("a game to be chosen", func() bool { return extent(s.look(), accent, 500).Dx() > 20 })
	s.hand("key", "Home", "Return")
	s.titled("open.pgn – Passed Pawn")
	board := s.board()
	e4, d5 := square(board, "e4"), square(board, "d5")
	at := func(pt image.Point) color.RGBA { return s.look().RGBAAt(pt.X, pt.Y) }
	s.hand("key", "Right")
	s.until("the first move", func() bool { return at(e4) != lightSquare })
	s.hand("key", "Escape")
	s.until("the list", func() bool { return extent(s.look(), lightSquare, 0).Empty() })
	wide := func() int { return extent(s.look(), chosen, 0).Dx() }
	s.until("the chosen game", func() bool { return wide() > 600 })
	whole := wide()
	s.hand("key", "shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab", "space") // over Find a pattern, Duplicates and Favourites
	s.until("what was played here, beside the games", func() bool { w := wide(); return w > 200 && w < whole-100 })
	s.hand("key", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "End", "Return") // over Choose a book and Prepare, too
	s.titled("open.pgn – Passed Pawn")
	s.board()
	img := s.still()
	if img.RGBAAt(e4.X, e4.Y) == lightSquare || img.RGBAAt(d5.X, d5.Y) != lightSquare {
		t.Error("the game is not open at the position")
	}
	s.hand("key", "Right")
	s.until("its next move", func() bool { return at(d5) != lightSquare })
}
