package library

import (
	"os"
	"path/filepath"
	"testing"
)

// savedTwice returns a file of three games, of which the first one is to become 1. a3 later,
// and then 1. b3.
func savedTwice(t *testing.T, f Files) (path string, c Collection) {
	t.Helper()
	path = fileOf(t, "1. e4 *\n\n1. d4 {x} *\n\n1. d4 *\n")
	c = File(path, "", chess).Over(f)
	now, err := f.Save(originalIn(t, f, c, list(t, c), 0), "1. a3 *", Refuse)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Save(now, "1. b3 *", Refuse); err != nil {
		t.Fatal(err)
	}
	return path, c
}

// TestLaterMergesInOrder saves a game twice, and a second one so that it is like a third.
// Then another program changes the file. The first game gets its last text at once, and the
// second game is changed though there is another with its text.
func TestLaterMergesInOrder(t *testing.T) {
	f, s := settler(t)
	path, c := savedTwice(t, f)
	if _, err := f.Save(originalIn(t, f, c, list(t, c), 1), "1. d4 *", Refuse); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("1. g4 *\n\n"+contents(t, path)), 0o640); err != nil {
		t.Fatal(err)
	}
	if err := s.Flush(); err != nil {
		t.Error(err)
	}
	if got, want := contents(t, path), "1. g4 *\n\n1. b3 *\n\n1. d4 *\n\n1. d4 *\n"; got != want {
		t.Errorf("the file is %q, want %q", got, want)
	}
}

// TestLaterMergedBeforeCrash finds a file to which a crash has let only a part of the changes
// be written after another program had changed it: nothing is said to be lost.
func TestLaterMergedBeforeCrash(t *testing.T) {
	f, s := settler(t)
	path, _ := savedTwice(t, f)
	if err := os.WriteFile(path, []byte("1. g4 *\n\n1. b3 *\n\n1. d4 {x} *\n\n1. d4 *\n"), 0o640); err != nil {
		t.Fatal(err)
	}
	if err := s.Flush(); err != nil {
		t.Error(err)
	}
	if kept := find(filepath.Join(f.dir, "unsaved"), "*.pgn"); len(kept) > 0 {
		t.Errorf("%q is kept", contents(t, kept[0]))
	}
}
