package review

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"
)

// complete returns the review of fool's mate in a store.
func complete(t *testing.T, s Store) Review {
	t.Helper()
	rec, g := read(t, fools)
	r, ok := FromFile(g, rec)
	if !ok {
		t.Fatal("the game has no evaluations")
	}
	r.Evals[1].Line = g.Moves[1:3]
	if err := s.Keep(r, "Fish"); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestStore keeps a review and loads it, by the moves and the engine.
func TestStore(t *testing.T) {
	s := NewStore(filepath.Join(t.TempDir(), "new"))
	want := complete(t, s)
	got, ok := s.Load(want.Game, "Fish")
	if !ok || !reflect.DeepEqual(got.Evals, want.Evals) {
		t.Errorf("%v: %+v, want %+v", ok, got.Evals, want.Evals)
	}
	if _, ok := s.Load(want.Game, "Crab"); ok {
		t.Error("another engine has the review")
	}
	_, longer := read(t, "1. f3 e5 2. g4 d5")
	if _, ok := s.Load(longer, "Fish"); ok {
		t.Error("another game has the review")
	}
	if err := s.Keep(New(longer), "Fish"); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.Load(longer, "Fish"); ok {
		t.Error("a review is kept that is not complete")
	}
	if err := (Store{}).Keep(want, ""); err != nil {
		t.Error(err)
	}
}

// TestDamagedStore damages the file of a review: it is made again, and nothing is shown that
// cannot be played.
func TestDamagedStore(t *testing.T) {
	for name, damage := range map[string]func(string) string{
		"cut off":        func(text string) string { return text[:len(text)/2] },
		"empty":          func(string) string { return "" },
		"too short":      func(string) string { return "[]" },
		"unknown":        func(text string) string { return strings.Replace(text, `"Known":true`, `"Known":false`, 1) },
		"impossible":     func(text string) string { return strings.Replace(text, `"File":4`, `"File":3`, 1) },
		"off the board":  func(text string) string { return strings.Replace(text, `"File":4`, `"File":77`, 1) },
		"another format": func(string) string { return `{"Evals":[]}` },
	} {
		s := NewStore(t.TempDir())
		r := complete(t, s)
		path := s.name(r.Game, "Fish")
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if damaged := damage(string(text)); damaged == string(text) {
			t.Errorf("%s: nothing is damaged in %s", name, text)
		} else if err := os.WriteFile(path, []byte(damaged), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, ok := s.Load(r.Game, "Fish"); ok {
			t.Errorf("%s: it is loaded", name)
		}
	}
}

// TestStoreIsBounded keeps the reviews that were opened last.
func TestStoreIsBounded(t *testing.T) {
	s := NewStore(t.TempDir())
	for n := range mostKept {
		path := filepath.Join(s.dir, fmt.Sprintf("%d.json", n))
		old := time.Now().Add(-time.Hour * time.Duration(mostKept-n))
		if err := os.WriteFile(path, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
	}
	r := complete(t, s)
	left, err := os.ReadDir(s.dir)
	if err != nil || len(left) != mostKept {
		t.Fatalf("%v: %d are kept", err, len(left))
	}
	if _, err := os.Stat(filepath.Join(s.dir, "0.json")); err == nil {
		t.Error("the oldest one stays")
	}
	if _, ok := s.Load(r.Game, "Fish"); !ok {
		t.Error("the new one is gone")
	}
}
