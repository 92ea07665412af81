package e2e

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestSecondStart starts the program with a file while a window is open: that window shows
// the file, and the second process ends. One that asks for a window of its own gets it.
func TestSecondStart(t *testing.T) {
	s := newScreen(t)
	dir := home(t, people)
	for name, text := range map[string]string{"one.pgn": "1. d4 d5 1-0\n", "two.pgn": "1. c4 *\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	first := s.run(dir)
	s.focus()
	second := s.run(dir, "one.pgn")
	s.titled("one.pgn – Passed Pawn")
	s.ended(second)
	apart := s.run(dir, "--new-window", "two.pgn")
	s.titled("two.pgn – Passed Pawn")
	apart.kill()
	s.titled("one.pgn – Passed Pawn")
	// After a crash the next start opens a window again.
	first.kill()
	third := s.run(dir, "two.pgn")
	s.titled("two.pgn – Passed Pawn")
	third.kill()
}

// TestNoWindow starts the program where no window can be opened: it reports that in a
// sentence and ends.
func TestNoWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("starts the program")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	withoutOpenGL, _ := startServer(t, t.TempDir(), "-extension", "GLX")
	for _, tt := range []struct{ display, want string }{
		{"", "found no screen to open its window on"},
		{withoutOpenGL, "it needs OpenGL 2.1"},
	} {
		dir := home(t, "")
		var said bytes.Buffer
		c := exec.Command(self)
		c.Dir, c.Stdout, c.Stderr = dir, &said, &said
		c.Env = append(newSession(t, t.TempDir(), tt.display).environment(dir), "PASSEDPAWN_RUN=1", "PATH=")
		err := c.Run()
		if c.ProcessState.ExitCode() != 1 || !strings.Contains(said.String(), tt.want) || strings.Contains(said.String(), "goroutine") {
			t.Errorf("%v, it said:\n%s", err, said.String())
		}
	}
}
