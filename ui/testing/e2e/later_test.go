package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestWindowSavesIntoALargeFile comments on a game of a large file, saves, and kills the
// program as soon as it says that this is done: the next start brings the file up to date.
// The program that is closed does so before it ends.
func TestWindowSavesIntoALargeFile(t *testing.T) {
	const tags = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n"
	const rest = tags + "1. b4 *\n\n" + tags + "1. c4 *\n"
	long := "\n1. d4 {" + strings.Repeat("a long text ", 300_000) + "} *\n"
	s := newScreen(t)
	p, path := s.runWith(atRest, "large.pgn", tags+"1. a4 *\n\n"+rest+long)
	s.focus()
	s.idle()
	s.hand("key", "Down")
	s.until("a game to be chosen", func() bool { return extent(s.look(), accent, 500).Dx() > 20 })
	comment := func(text string) {
		t.Helper()
		s.titled("large.pgn – Passed Pawn")
		board := s.board()
		s.hand("key", "Right", "ctrl+e")
		s.until("the dialog", func() bool { return s.over(board).Dx() > 240 })
		s.hand("type", text)
		s.hand("key", "ctrl+Return")
		s.titled("● large.pgn – Passed Pawn (edited)")
		s.hand("key", "ctrl+s")
		s.titled("large.pgn – Passed Pawn")
	}
	file := func() string {
		data, err := os.ReadFile(path)
		must(t, err)
		return string(data)
	}
	s.hand("key", "Home", "Return")
	comment("first")
	const first = tags + "1. a4 {first} *\n\n"
	p.kill()
	if got := file(); got != tags+"1. a4 *\n\n"+rest+long && got != first+rest+long {
		t.Fatalf("after the kill, the file has %d bytes", len(got))
	}
	p = s.run(filepath.Dir(path), path)
	s.until("the file", func() bool { return file() == first+rest+long })
	s.focus()
	s.idle()
	s.hand("key", "Down")
	s.until("a game to be chosen", func() bool { return extent(s.look(), accent, 500).Dx() > 20 })
	s.hand("key", "Home", "Down", "Return")
	comment("second")
	s.hand("key", "ctrl+q")
	must(t, p.wait())
	if got := file(); got != first+strings.Replace(rest, "b4", "b4 {second}", 1)+long {
		t.Errorf("after the end, the file has %d bytes and begins with %.100q", len(got), got)
	}
}
