package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestWindowEditsAFile finds a game in a file of many by typing, comments on a
// move, and saves: nothing else in the file has changed.
func TestWindowEditsAFile(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window")
	}
	const first = "[White \"Ada\"]\n\n1.  e4   e5 {as it was} 1-0\n\n"
	s := newScreen(t)
	dir := home(t, "opponent = \"person\"\ntheme = \"light\"\n")
	path := filepath.Join(dir, "two.pgn")
	if err := os.WriteFile(path, []byte(first+"[White \"Berg\"]\n\n1. d4 d5 1-0\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	p := s.run(dir, path)
	s.focus()
	s.until("the line to type in", func() bool { return extent(s.look(), accent, 0).Dx() > 500 }) // framed while it has the keys
	s.hand("type", "berg")
	s.hand("key", "Return")
	pause := 0
	s.until("the game on the board", func() bool {
		img := s.look()
		if r := extent(img, lightSquare, 0); r.Dx() > 300 && r.Dx() == r.Dy() {
			return true
		}
		switch pause--; {
		case pause > 0: // the last key is still at work
		case extent(img, accent, 300).Dx() > 20: // the button that opens what is chosen
			s.hand("key", "Return")
			pause = 60
		default:
			s.hand("key", "Down")
			pause = 6
		}
		return false
	})
	s.hand("key", "Right", "ctrl+e")
	s.until("the dialog", func() bool { return extent(s.look(), accent, 300).Dx() > 20 })
	s.hand("type", "good")
	s.hand("key", "ctrl+Return")
	s.until("the board again", func() bool { return extent(s.look(), accent, 300).Dx() < 20 })
	s.hand("key", "ctrl+s")
	s.until("the file", func() bool {
		data, err := os.ReadFile(path)
		return err == nil && strings.HasPrefix(string(data), first) && strings.Contains(string(data), "1. d4 {good} 1... d5 1-0")
	})
	p.kill()
	checkLog(t, p)
}
