package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSeveralFiles starts the program with two files, one of which takes long to read, and
// then with both in the other order: the file named last is shown, and stays.
func TestSeveralFiles(t *testing.T) {
	s := newScreen(t)
	dir := home(t, people)
	for name, text := range map[string]string{
		"big.pgn":   "1. e4 {" + strings.Repeat("long ", 150_000) + "} *\n",
		"small.pgn": "1. c4 *\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	first := s.run(dir, "big.pgn", "small.pgn")
	s.titled("small.pgn – Passed Pawn")
	s.idle()
	s.titled("small.pgn – Passed Pawn") // still
	second := s.run(dir, "small.pgn", "big.pgn")
	s.titled("big.pgn – Passed Pawn")
	s.ended(second)
	s.idle()
	s.titled("big.pgn – Passed Pawn")
	first.kill()
}
