package library

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

func TestFailedWritesAreSaid(t *testing.T) {
	f := folder(t)
	s := adopt(t, f)
	said := make(chan error, 10)
	k := NewKeeper(s, func(err error) { said <- err })
	defer k.Close()
	k.Begin("")
	k.Flush()
	games := f.Games()
	if err := os.Rename(games, games+"-away"); err != nil {
		t.Fatal(err)
	}
	k.Keep(game(t, 1))
	if err := <-said; err == nil {
		t.Error("a failed write was not said")
	}
	if err := os.Rename(games+"-away", games); err != nil {
		t.Fatal(err)
	}
	k.Keep(game(t, 2))
	if err := <-said; err != nil {
		t.Errorf("the write after it: %v", err)
	}
	if rec, err := f.Load(s.Game()); err != nil || len(rec.Moves()) != 2 {
		t.Errorf("kept %v, %v", rec, err)
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
	if runtime.GOOS == "windows" || os.Getuid() == 0 {
		t.Skip("permissions do not hold here")
	}
	dir := t.TempDir()
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(filepath.Join(dir, "x"), chess); err == nil {
		t.Error("opened")
	}
}
