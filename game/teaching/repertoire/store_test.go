package repertoire

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"passedpawn/game/rules"
	"passedpawn/game/variants"
)

var (
	first  = Entry{Side: rules.White, Path: "/home/ada/my italian.pgn", Root: "8/8/8/8/8/8/8/K1k5 w - -", Met: "/home/ada/games 1.pgn"}
	second = Entry{Side: rules.Black, Path: "b.pgn", Off: []Choice{{"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -", "Bc4"}}}
)

// stored returns a store with some entries, and its folder.
func stored(t *testing.T, all ...Entry) (*Store, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "training")
	s := NewStore(dir)
	for _, e := range all {
		if err := s.Put(e); err != nil {
			t.Fatal(err)
		}
	}
	return s, dir
}

// has checks what a store has.
func has(t *testing.T, s *Store, want ...Entry) {
	t.Helper()
	all, err := s.List()
	if err != nil || len(all) != len(want) || len(want) > 0 && !reflect.DeepEqual(all, want) {
		t.Errorf("the list is %+v, %v", all, err)
	}
}

func TestStore(t *testing.T) {
	s, _ := stored(t)
	has(t, s)
	s, dir := stored(t, first, second)
	has(t, NewStore(dir), first, second)
	changed := first
	changed.Met = ""
	if err := s.Put(changed); err != nil {
		t.Fatal(err)
	}
	has(t, s, changed, second)
	if err := s.Remove(first); err != nil {
		t.Fatal(err)
	}
	has(t, s, second)
	if err := s.Insert(changed, 0); err != nil {
		t.Fatal(err)
	}
	has(t, s, changed, second)
	if err := s.Insert(first, 1); err != nil { // an older entry
		t.Fatal(err)
	}
	has(t, s, changed, second)
}

// TestInsertOutside puts a repertoire at the nearest end of the list.
func TestInsertOutside(t *testing.T) {
	for at, want := range map[int][]Entry{-1: {first, second}, 9: {second, first}} {
		s, _ := stored(t, second)
		if err := s.Insert(first, at); err != nil {
			t.Fatal(err)
		}
		has(t, s, want...)
	}
}

// TestEdit changes an entry as it is in the list, and none that is gone.
func TestEdit(t *testing.T) {
	s, _ := stored(t, first, second)
	stale := second
	stale.Off = nil
	compare := func(e Entry) Entry {
		e.Met = OwnGames
		return e
	}
	if err := s.Edit(stale, compare); err != nil {
		t.Fatal(err)
	}
	changed := second
	changed.Met = OwnGames
	has(t, s, first, changed)
	if err := s.Remove(first); err != nil {
		t.Fatal(err)
	}
	if err := s.Edit(first, compare); err != nil {
		t.Fatal(err)
	}
	has(t, s, changed)
}

// TestDamaged leaves a list alone that it cannot read, and keeps what a later version has written.
func TestDamaged(t *testing.T) {
	s, dir := stored(t, first)
	path := filepath.Join(dir, listFile)
	const later = "white a.pgn\n  sort by name\n"
	if err := os.WriteFile(path, []byte(later), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := s.Put(second); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(path)
	if err != nil || !strings.HasPrefix(string(text), later+"black b.pgn\n") {
		t.Errorf("it wrote %q, %v", text, err)
	}
	const damaged = "white a.pgn\ngreen b.pgn\n"
	if err := os.WriteFile(path, []byte(damaged), 0o600); err != nil {
		t.Fatal(err)
	}
	all, err := s.List()
	if err == nil || len(all) != 1 || !strings.Contains(err.Error(), "line 2") {
		t.Errorf("it reads %+v, %v", all, err)
	}
	if err := s.Put(second); err == nil {
		t.Error("a damaged list is written over")
	}
	if text, _ = os.ReadFile(path); string(text) != damaged {
		t.Errorf("it wrote %q", text)
	}
}

// TestCopy gives the same games the same file, and others one of their own.
func TestCopy(t *testing.T) {
	s, dir := stored(t)
	var paths []string
	for _, games := range []string{"1. e4 *", "1. d4 *", "1. e4 *"} {
		path, err := s.Copy(`Ada / "Bea"`, games)
		if err != nil {
			t.Fatal(err)
		}
		if text, err := os.ReadFile(path); err != nil || string(text) != games {
			t.Errorf("%s has %q, %v", path, text, err)
		}
		paths = append(paths, path)
	}
	if paths[0] != paths[2] || paths[0] == paths[1] || paths[0] != filepath.Join(dir, "openings", "Ada _ _Bea_.pgn") {
		t.Errorf("the copies are %q", paths)
	}
}

// TestCopyNames copies games under any name to a file that every system accepts.
func TestCopyNames(t *testing.T) {
	s, dir := stored(t)
	for name, want := range map[string]string{
		"CON": "_CON.pgn", "nul.x": "_nul.x.pgn", " . ": "games.pgn", strings.Repeat("羽", 60): strings.Repeat("羽", 50) + ".pgn",
	} {
		if path, err := s.Copy(name, name); err != nil || path != filepath.Join(dir, "openings", want) {
			t.Errorf("%q is copied to %q, %v", name, path, err)
		}
	}
}

// TestReadFails says why there is nothing to be trained in a file.
func TestReadFails(t *testing.T) {
	dir := t.TempDir()
	empty := filepath.Join(dir, "empty.pgn")
	if err := os.WriteFile(empty, []byte("[Event \"x\"]\n\n*\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{empty: "contains no chess moves", filepath.Join(dir, "none.pgn"): "no such file"} {
		if _, err := Read(t.Context(), path, variants.All()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", path, err)
		}
	}
}

func FuzzList(f *testing.F) {
	f.Add(strings.Join(slices.Concat(first.lines(), second.lines()), "\n"))
	f.Add("white a\r\n off\n  off x y z\n\n met \nblack b")
	f.Fuzz(func(t *testing.T, text string) {
		all, err := parse(text)
		if err != nil {
			return
		}
		var lines []string
		for _, e := range all {
			lines = append(lines, e.lines()...)
		}
		if again, err := parse(strings.Join(lines, "\n")); err != nil || !reflect.DeepEqual(all, again) {
			t.Errorf("%q is read as %+v and written as %q", text, all, lines)
		}
	})
}

// TestLoad reads what can be read.
func TestLoad(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.pgn")
	if err := os.WriteFile(path, []byte("1. e4 e5 *"), 0o600); err != nil {
		t.Fatal(err)
	}
	s, _ := stored(t, Entry{Side: rules.White, Path: path}, first, Entry{Side: rules.Black, Path: path})
	all, graphs, err := s.Load(t.Context(), variants.All(), nil)
	if err != nil || len(all) != 3 || all[0].Repertoire == nil || all[1].Err == nil || all[2].Repertoire.Graph != all[0].Repertoire.Graph {
		t.Errorf("it reads %+v, %v", all, err)
	}
	again, graphs, err := s.Load(t.Context(), variants.All(), graphs)
	if err != nil || again[0].Repertoire.Graph != all[0].Repertoire.Graph || len(graphs) != 1 {
		t.Errorf("it reads again what is the same: %v", err)
	}
	if err := os.WriteFile(path, []byte("1. e4 e5 2. Nf3 *"), 0o600); err != nil {
		t.Fatal(err)
	}
	if again, _, err = s.Load(t.Context(), variants.All(), graphs); err != nil || again[0].Repertoire.Len() != all[0].Repertoire.Len()+1 {
		t.Errorf("it does not read what has changed: %v", err)
	}
}
