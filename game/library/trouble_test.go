package library

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"passedpawn/game/records/record"
)

// broken is a folder whose games cannot be written until mend is called.
func broken(t *testing.T, f *Folder) (mend func()) {
	t.Helper()
	if err := os.RemoveAll(f.Games()); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(f.Games(), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	return func() {
		if err := os.Remove(f.Games()); err != nil {
			t.Fatal(err)
		}
	}
}

func plies(t *testing.T, s *Slot) int {
	t.Helper()
	rec, err := s.folder.Load(s.Game())
	if err != nil {
		t.Fatal(err)
	}
	return len(rec.Moves())
}

// TestTriedAgain lets writes fail and then no ply follow: what failed is written as
// soon as it can be, and so is the game that was begun meanwhile.
func TestTriedAgain(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	said := make(chan error, 10)
	k := NewKeeper(s, time.Millisecond, func(err error) { said <- err })
	defer k.Close()
	k.Begin("")
	mend := broken(t, f)
	for n := range 3 {
		k.Keep(game(t, n+1), record.History{})
	}
	if err := <-said; err == nil {
		t.Error("a failed write was not said")
	}
	k.Begin("")
	k.Keep(game(t, 5), record.History{})
	if err := k.Flush(); err == nil { // and so both are to be written by the next attempt
		t.Error("the game that was begun meanwhile is written")
	}
	mend()
	if err := <-said; err != nil {
		t.Errorf("the write after it: %v", err)
	}
	if n := plies(t, s); n != 5 {
		t.Errorf("the slot has a game of %d plies, want 5", n)
	}
	if list, err := f.List(); err != nil || len(list) != 2 {
		t.Errorf("%v: %d games are kept, want 2", err, len(list))
	}
	if len(said) > 0 {
		t.Errorf("one trouble was said more than once: %v", <-said)
	}
}

// TestFlush tells at the end what is not written, and writes it when it is asked
// again.
func TestFlush(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	k := NewKeeper(s, time.Hour, func(error) {})
	defer k.Close()
	k.Begin("")
	mend := broken(t, f)
	k.Keep(game(t, 3), record.History{})
	for range 2 {
		if err := k.Flush(); err == nil {
			t.Fatal("nothing was said of a game that is not written")
		}
	}
	mend()
	if err := k.Flush(); err != nil {
		t.Fatal(err)
	}
	if n := plies(t, s); n != 3 {
		t.Errorf("%d plies are kept, want 3", n)
	}
}

// TestOneBadFile begins another game while the file of one cannot be written.
func TestOneBadFile(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	k := NewKeeper(s, time.Hour, func(error) {})
	defer k.Close()
	path := f.Path("a.pgn")
	if err := os.MkdirAll(filepath.Join(path, "in the way"), 0o755); err != nil {
		t.Fatal(err)
	}
	k.Begin("a.pgn")
	k.Keep(game(t, 3), record.History{})
	k.Begin("")
	k.Keep(game(t, 4), record.History{})
	if err := k.Flush(); err == nil {
		t.Error("the file that cannot be written was not said")
	}
	if n := plies(t, s); n != 4 {
		t.Errorf("the other game has %d plies, want 4", n)
	}
	if err := os.RemoveAll(path); err != nil {
		t.Fatal(err)
	}
	if err := k.Flush(); err != nil {
		t.Error(err)
	}
	if rec, err := f.Load("a.pgn"); err != nil || len(rec.Moves()) != 3 {
		t.Errorf("%v: the game was not written later", err)
	}
}

// TestDeletedFolders deletes the folders of a running copy: the next ply makes them
// again. A copy that is started then gets a slot of its own.
func TestDeletedFolders(t *testing.T) {
	for _, gone := range []string{"games", "open", "."} {
		f := folder(t)
		s := adopt(t, f)
		k := keeper(t, s)
		k.Begin("")
		k.Keep(game(t, 1), record.History{})
		k.Flush()
		if err := os.RemoveAll(filepath.Join(f.dir, gone)); err != nil {
			t.Skip(err) // Windows keeps what is open
		}
		k.Keep(game(t, 2), record.History{})
		k.Begin(s.Game())
		if err := k.Flush(); err != nil {
			t.Fatalf("%s: %v", gone, err)
		}
		if gone == "open" {
			continue // the game that was there is not known any more
		}
		list, err := f.List()
		if err != nil || len(list) != 1 || list[0].Games[0].Tag("White") != "Ada" {
			t.Errorf("%s: kept are %v, %v", gone, list, err)
		}
		k.Begin(list[0].Name)
		k.Keep(game(t, 3), record.History{})
		k.Flush()
		if other := adopt(t, f); other.Game() != "" || !other.Elsewhere(s.Game()) {
			t.Errorf("%s: another copy gets the game %q", gone, other.Game())
		}
	}
}

func TestDamagedGames(t *testing.T) {
	f := folder(t)
	for name, text := range map[string]string{"empty.pgn": "", "bad.pgn": "1. e4 e5 2. Ke3 *"} {
		if err := os.WriteFile(f.Path(name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if rec, err := f.Load("bad.pgn"); err == nil || len(rec.Moves()) != 2 {
		t.Errorf("%v, %v", rec, err)
	}
	if rec, err := f.Load("empty.pgn"); err == nil || rec != nil {
		t.Errorf("%v, %v", rec, err)
	}
	path, err := f.SetAside("bad.pgn")
	if data, _ := os.ReadFile(path); err != nil || string(data) != "1. e4 e5 2. Ke3 *" {
		t.Errorf("aside: %q, %v", data, err)
	}
	if _, err := os.Stat(f.Path("bad.pgn")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("still there: %v", err)
	}
}

func TestReadOnlyFolder(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has other permissions")
	}
	if os.Getuid() == 0 {
		t.Skip("the superuser may write into any folder")
	}
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(filepath.Join(dir, "x"), chess); err == nil {
		t.Error("opened")
	}
}
