package singleinstance

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"sync"
	"testing"
)

func acquire(t *testing.T, folder string) (i *Instance, got chan []string) {
	t.Helper()
	got = make(chan []string, 8)
	i, err := Acquire(folder, func(paths []string) { got <- paths })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(i.Close)
	return i, got
}

func TestSend(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	_, got := acquire(t, "a")
	_, other := acquire(t, "b")
	for _, paths := range [][]string{{"/x/one.pgn", "/x/\"two\"\n.pgn", "/x/\xfftext.pgn"}, nil} {
		if err := Send("a", paths); err != nil {
			t.Fatal(err)
		}
		if now := <-got; !slices.Equal(now, paths) {
			t.Errorf("%q arrived as %q", paths, now)
		}
	}
	if len(other) > 0 {
		t.Error("another person's window was sent the files")
	}
	if _, err := Acquire("a", nil); !errors.Is(err, ErrRunning) {
		t.Errorf("held twice: %v", err)
	}
}

// TestSendEarly sends files to a copy that is still starting.
func TestSendEarly(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	var given sync.WaitGroup
	given.Add(1)
	var failed error
	go func() {
		defer given.Done()
		failed = Send("a", []string{"/one.pgn"})
	}()
	_, got := acquire(t, "a")
	given.Wait()
	if failed != nil || !slices.Equal(<-got, []string{"/one.pgn"}) {
		t.Error(failed)
	}
}

// TestCrashed kills the instance: another copy takes over what it left.
func TestCrashed(t *testing.T) {
	if os.Getenv("PASSEDPAWN_HOLD") != "" {
		if _, err := Acquire("a", func([]string) {}); err != nil {
			t.Fatal(err)
		}
		_, _ = io.Copy(io.Discard, os.Stdin) // until it is killed
	}
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	c := exec.Command(os.Args[0], "-test.run", "TestCrashed")
	c.Env = append(os.Environ(), "PASSEDPAWN_HOLD=yes")
	if _, err := c.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	if err := Send("a", nil); err != nil {
		t.Fatal(err)
	}
	if _, err := Acquire("a", nil); !errors.Is(err, ErrRunning) {
		t.Errorf("held twice: %v", err)
	}
	_ = c.Process.Kill()
	_ = c.Wait()
	_, got := acquire(t, "a")
	if err := Send("a", []string{"/one.pgn"}); err != nil || !slices.Equal(<-got, []string{"/one.pgn"}) {
		t.Errorf("after the crash: %v", err)
	}
}

// TestNoSession finds a folder when the system names none for the session.
func TestNoSession(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", filepath.Join(t.TempDir(), "missing"))
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	t.Setenv("HOME", t.TempDir())
	_, got := acquire(t, "a")
	if err := Send("a", nil); err != nil || <-got != nil {
		t.Error(err)
	}
}
