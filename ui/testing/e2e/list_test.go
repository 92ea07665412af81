package e2e

import (
	"os"
	"strings"
	"testing"
)

// TestWindowGoesThroughAList opens a game of a file by keyboard, goes to the next one
// without returning to the list, comments on it and saves. Then it returns with Esc and
// opens the game after that.
func TestWindowGoesThroughAList(t *testing.T) {
	s := newScreen(t)
	_, path := s.runWith(atRest, "three.pgn", "1. a4 *\n\n1. b4 *\n\n1. c4 *\n")
	s.focus()
	s.idle()
	s.hand("key", "Down")
	s.until("a game to be chosen", func() bool { return extent(s.look(), accent, 500).Dx() > 20 }) // it can be opened
	comment := func(text, saved string) {
		t.Helper()
		s.titled("three.pgn – Passed Pawn")
		board := s.board()
		s.hand("key", "Right", "ctrl+e")
		s.until("the dialog", func() bool { return s.over(board).Dx() > 240 })
		s.hand("type", text)
		s.hand("key", "ctrl+Return")
		s.titled("● three.pgn – Passed Pawn (edited)")
		s.hand("key", "ctrl+s")
		s.until("the file", func() bool {
			data, err := os.ReadFile(path)
			return err == nil && strings.Contains(string(data), saved)
		})
		s.titled("three.pgn – Passed Pawn")
	}
	s.hand("key", "Home", "Return")
	s.titled("three.pgn – Passed Pawn")
	at := square(s.board(), "a4")
	empty := func() bool { return s.look().RGBAAt(at.X, at.Y) == lightSquare }
	s.hand("key", "Right")
	s.until("the first move", func() bool { return !empty() })
	s.hand("key", "ctrl+Next")
	s.until("the next game", empty)
	comment("second", "1. b4 {second} *")
	s.hand("key", "Escape")
	s.until("the list", func() bool { return extent(s.look(), lightSquare, 0).Empty() })
	s.hand("key", "Down", "Return")
	comment("third", "1. c4 {third} *")
}
