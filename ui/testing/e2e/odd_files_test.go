package e2e

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"passedpawn/game/testing/longtest"
)

// TestWindowOpensAPipe starts the program with a pipe that nobody writes to: the window says
// that it is a pipe, and can be closed. A second start opens a file of its own.
func TestWindowOpensAPipe(t *testing.T) {
	s := newScreen(t)
	dir := home(t, people)
	pipe, file := filepath.Join(dir, "pipe.pgn"), filepath.Join(dir, "one.pgn")
	if err := syscall.Mkfifo(pipe, 0o644); err != nil {
		t.Skip(err)
	}
	if err := os.WriteFile(file, []byte("1. e4 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	p := s.run(dir, pipe)
	s.focus()
	s.idle()
	if !extent(s.look(), lightSquare, 0).Empty() { // nothing lies over the board
		t.Error("what is wrong is not said")
	}
	s.hand("key", "Escape")
	s.board()
	s.hand("key", "ctrl+q")
	s.ended(p)
	s.run(dir, file)
	s.titled("one.pgn – Passed Pawn")
}

// TestWindowRefusesZeros opens files of zeros, one of them sparse with 2 GB: the window says
// at once that it cannot open them.
func TestWindowRefusesZeros(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window")
	}
	for name, size := range map[string]int64{"1 MB": 1 << 20, "2 GB": 2 << 30} {
		t.Run(name, func(t *testing.T) {
			if size == 1<<20 {
				longtest.Only(t)
			}
			s := newScreen(t)
			dir := home(t, people)
			path := filepath.Join(dir, "zeros.pgn")
			if err := os.WriteFile(path, nil, 0o644); err != nil {
				t.Fatal(err)
			}
			if err := os.Truncate(path, size); err != nil {
				t.Skip(err)
			}
			stops := s.watch()
			p := s.run(dir)
			s.board()
			s.idle()
			stops.longest()
			s.ended(s.run(dir, path))
			s.until("what is wrong with it", func() bool { return extent(s.look(), lightSquare, 0).Empty() })
			s.idle()
			stop, work := stops.longest()
			t.Logf("stopped for %v, at work for %v of it", stop, work)
			if work > mostWork {
				t.Errorf("it takes %v of Fyne's thread", work)
			}
			s.hand("key", "Escape")
			s.board()
			p.kill()
		})
	}
}
