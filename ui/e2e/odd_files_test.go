package e2e

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestWindowOpensAPipe starts the program with a pipe that nobody writes to: it says
// so, and ends when it is closed. A later start opens a file of its own.
func TestWindowOpensAPipe(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window")
	}
	s := newScreen(t)
	dir := home(t, "opponent = \"person\"\ntheme = \"light\"\n")
	pipe, file := filepath.Join(dir, "pipe.pgn"), filepath.Join(dir, "one.pgn")
	if err := syscall.Mkfifo(pipe, 0o644); err != nil {
		t.Skip(err)
	}
	if err := os.WriteFile(file, []byte("1. e4 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	p := s.run(dir, pipe)
	s.focus()
	s.rests(p)
	if !extent(s.look(), lightSquare, 0).Empty() { // nothing lies over the board
		t.Error("what is wrong is not said")
	}
	s.hand("key", "Escape")
	s.board()
	s.hand("key", "ctrl+q")
	_ = p.cmd.Wait() // it ends
	checkLog(t, p)
	p = s.run(dir, file)
	s.titled("one.pgn – Passed Pawn")
	p.kill()
	checkLog(t, p)
}
