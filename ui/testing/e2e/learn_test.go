package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestWindowFirstLesson opens the lessons of a real window and completes the first one: it
// asks for squares, which are clicked, the last of them on a turned board. Enter goes on after each
// step, although the button of the mouse was held for a while.
func TestWindowFirstLesson(t *testing.T) {
	s, _, dir, _ := opened(t, atRest+"sound = false\n")
	s.hand("key", "ctrl+l")
	s.idle()
	s.hand("key", "Return") // on Start
	s.idle()
	board := s.board()
	learnt := func() bool {
		text, err := os.ReadFile(filepath.Join(dir, "data", "passedpawn", "progress.toml"))
		return err == nil && strings.Contains(string(text), "learnt = ['board']")
	}
	for i, step := range [][]string{
		{"d4", "e4"}, // the first click is wrong
		{"a1", "h1"},
		{"c6", "b3", "g7"},
		{"d5", "g2"}, // where e4 and b7 are on a turned board
	} {
		if i > 0 {
			s.hand("key", "Return") // on Next
			s.idle()
		}
		for _, name := range step {
			if learnt() {
				t.Errorf("the lesson is done before %s is clicked in step %d", name, i+1)
			}
			s.press(square(board, name))
		}
	}
	s.until("the mark in the settings", learnt)
}
