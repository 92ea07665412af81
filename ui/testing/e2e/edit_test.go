package e2e

import (
	"os"
	"strings"
	"testing"
)

// TestWindowEditsAFile opens a file in a real window on a German desktop, comments on a
// move by keyboard, and saves: the file contains the comment.
func TestWindowEditsAFile(t *testing.T) {
	s := newScreen(t)
	s.with("LC_ALL=de_DE.UTF-8")
	_, path := s.runWith(people, "one.pgn", "[White \"Berg\"]\n\n1. d4 d5 1-0\n")
	s.titled("one.pgn – Passed Pawn")
	s.hand("key", "Right", "ctrl+e")
	s.until("the dialog", func() bool { return extent(s.look(), accent, 300).Dx() > 20 })
	s.hand("type", "good")
	s.hand("key", "ctrl+Return")
	s.titled("● one.pgn – Passed Pawn (geändert)")
	s.hand("key", "ctrl+s")
	s.until("the file", func() bool {
		data, err := os.ReadFile(path)
		return err == nil && strings.HasSuffix(string(data), "1. d4 {good} 1... d5 1-0\n")
	})
	s.titled("one.pgn – Passed Pawn")
}
