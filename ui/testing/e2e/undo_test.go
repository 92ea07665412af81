package e2e

import (
	"os"
	"strings"
	"testing"
)

// TestWindowUndoesEditsOnly presses Ctrl+Z in a finished, unedited game of a file in a real
// window: the game keeps its last move and its result. Then it undoes an edit with Ctrl+Z
// and redoes it with Ctrl+Y.
func TestWindowUndoesEditsOnly(t *testing.T) {
	const name, edited = "mate.pgn – Passed Pawn", "● mate.pgn – Passed Pawn (edited)"
	s, _, path, _ := openedFile(t, people, "mate.pgn", "[White \"Berg\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n")
	s.hand("key", "End", "ctrl+z", "ctrl+z", "ctrl+e")
	s.until("the dialog", func() bool { return extent(s.look(), accent, 300).Dx() > 20 })
	s.hand("type", "quick")
	s.hand("key", "ctrl+Return")
	s.titled(edited)
	s.hand("key", "ctrl+z")
	s.titled(name)
	s.hand("key", "ctrl+y")
	s.titled(edited)
	s.hand("key", "ctrl+z")
	s.titled(name)
	s.hand("key", "ctrl+shift+z")
	s.titled(edited)
	s.hand("key", "ctrl+s")
	s.until("the file", func() bool {
		data, err := os.ReadFile(path)
		return err == nil && strings.HasSuffix(string(data), "1. f3 e5 2. g4 Qh4# {quick} 0-1\n")
	})
}
