package library

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// files keeps backups in a folder of the test, at a time that stands still.
func files(t testing.TB) Files {
	t.Helper()
	now := time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	return NewFiles(t.TempDir(), func() time.Time { return now })
}

func TestCut(t *testing.T) {
	utf16 := "\xff\xfe"
	for _, c := range "1. e4 *\n\n1. d4 *\n\n1. c4 *\n" {
		utf16 += string(c) + "\x00"
	}
	wide := func(text string) string { return strings.Join(strings.Split(text, ""), "\x00") + "\x00" }
	for _, tt := range []struct {
		name, file string
		rows       []int32
		want       string
	}{
		{"the first", three, []int32{0}, strings.Replace(three, three[:strings.Index(three, "[White \"B\"")], "", 1)},
		{"CRLF", "1. e4 *\r\n\r\n1. d4 *\r\n\r\n1. c4 *\r\n", []int32{1}, "1. e4 *\r\n\r\n1. c4 *\r\n"},
		{"two", "% head\n1. e4 *\n\n1. d4 *\n\n1. c4 *\n", []int32{2, 1}, "% head\n1. e4 *\n"},
		{"a mark of UTF-8", "\ufeff1. e4 *\n\n1. d4 *\n", []int32{0}, "\ufeff1. d4 *\n"},
		{"UTF-16", utf16, []int32{0, 2}, "\xff\xfe" + wide("1. d4 *\n")},
		{"all of UTF-16", utf16, []int32{0, 1, 2}, "\xff\xfe" + wide("\n")},
		{"the first of each two", "1. e4 *\n\n\n1. d4 *\n1. c4 *\n \n1. b4 *\n", []int32{0, 2}, "1. d4 *\n \n1. b4 *\n"},
		{"all", "1. e4 *\n\n1. d4 *\n", []int32{0, 1}, "\n"},
	} {
		path := fileOf(t, tt.file)
		c := File(path, "", chess)
		f := files(t)
		gone, err := f.DeleteGames(c, list(t, c), tt.rows, unwrapped)
		if err != nil {
			t.Fatalf("%s: %v", tt.name, err)
		}
		if got := contents(t, path); got != tt.want {
			t.Errorf("%s: the file is %q, want %q", tt.name, got, tt.want)
		}
		again, err := f.Backups() // as days later
		if err != nil || len(again) != 2 || again[0] != gone && again[1] != gone {
			t.Fatalf("%s: %v, the backups are %+v", tt.name, err, again)
		}
		if at, err := f.Restore(gone, unwrapped); err != nil || at != path || contents(t, path) != tt.file {
			t.Errorf("%s: brought back: %v %s %q", tt.name, err, at, contents(t, path))
		}
		if again, err = f.Backups(); err != nil || len(again) != 1 || again[0].Deleted {
			t.Errorf("%s: %v, the backups are then %+v", tt.name, err, again)
		}
	}
}

func TestCutFromAChangedFile(t *testing.T) {
	path := fileOf(t, "1. e4 *\n\n1. d4 *\n")
	c := File(path, "", chess)
	table := list(t, c)
	f := files(t)
	gone, err := f.DeleteGames(c, table, []int32{1}, unwrapped)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("1. a4 a5 *\n\n1. h4 *\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := f.DeleteGames(c, table, []int32{1}, unwrapped); !errors.Is(err, ErrChanged) {
		t.Errorf("cut: %v", err)
	}
	if got := contents(t, path); got != "1. a4 a5 *\n\n1. h4 *\n" {
		t.Errorf("the file is %q", got)
	}
	if _, err := f.Restore(gone, unwrapped); err != nil || contents(t, path) != "1. a4 a5 *\n\n1. d4 *\n\n1. h4 *\n" {
		t.Errorf("brought back: %v %q", err, contents(t, path))
	}
}

// TestRestoreAmongOthers puts games back into files that have changed since.
func TestRestoreAmongOthers(t *testing.T) {
	const file = "1. a3 *\n\n1. b3 *\n\n1. c3 *\n\n1. d3 *\n\n1. e3 *\n"
	for _, tt := range []struct {
		name string
		rows []int32
		now  string // "" for no file
		want string
	}{
		{"as it was", []int32{1, 3}, "1. a3 *\n\n1. c3 *\n\n1. e3 *\n", file},
		{"one before", []int32{3}, "1. h3 *\n\n1. a3 *\n\n1. b3 *\n\n1. c3 *\n\n1. e3 *\n", "1. h3 *\n\n" + file},
		{"one less", []int32{3}, "1. c3 *\n\n1. e3 *\n", "1. c3 *\n\n1. d3 *\n\n1. e3 *\n"},
		{"the one before is gone", []int32{3}, "1. a3 *\n\n1. b3 *\n\n1. e3 *\n", "1. a3 *\n\n1. b3 *\n\n1. e3 *\n\n1. d3 *\n"},
		{"twice the one before", []int32{1, 2}, "1. g3 *\n\n1. a3 *\n\n1. a3 *\n", "1. g3 *\n\n1. a3 *\n\n1. b3 *\n\n1. c3 *\n\n1. a3 *\n"},
		{"the first", []int32{0}, "1. h3 *\n", "1. a3 *\n\n1. h3 *\n"},
		{"all, among new ones", []int32{0, 1, 2, 3, 4}, "1. h3 *\n", strings.TrimSuffix(file, "\n") + "\n\n1. h3 *\n"},
		{"no file", []int32{0, 3, 4}, "", "1. a3 *\n\n\n\n1. d3 *\n\n1. e3 *"},
		{"an empty one", []int32{1}, "\n", "\n\n1. b3 *\n"},
	} {
		path := fileOf(t, file)
		c, f := File(path, "", chess), files(t)
		gone, err := f.DeleteGames(c, list(t, c), tt.rows, unwrapped)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
		if tt.now != "" {
			if err := os.WriteFile(path, []byte(tt.now), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := f.Restore(gone, unwrapped); err != nil || contents(t, path) != tt.want {
			t.Errorf("%s: %v, the file is %q, want %q", tt.name, err, contents(t, path), tt.want)
		}
	}
}

// TestDeleteKept deletes a game of our own, and brings it back.
func TestDeleteKept(t *testing.T) {
	f := folder(t)
	path := f.Path("a.pgn")
	if err := os.WriteFile(path, []byte("[White \"Ada\"]\n\n1. e4 *"), 0o644); err != nil {
		t.Fatal(err)
	}
	then := time.Date(2020, 1, 2, 3, 4, 5, 0, time.Local)
	if err := os.Chtimes(path, then, then); err != nil {
		t.Fatal(err)
	}
	all := NewFiles(f.dir, time.Now)
	gone, err := all.DeleteGames(f.Kept(), list(t, f.Kept()), []int32{0}, unwrapped)
	if err != nil || gone.Title != "Ada – ?" || gone.Games != 1 {
		t.Fatalf("%v: %+v", err, gone)
	}
	if left, _ := f.List(); len(left) != 0 {
		t.Errorf("still listed: %+v", left)
	}
	if err := os.WriteFile(path, []byte("1. d4 *"), 0o644); err != nil {
		t.Fatal(err)
	}
	at, err := all.Restore(gone, unwrapped)
	info, _ := os.Stat(at)
	if err != nil || at != f.Path("a (2).pgn") || contents(t, at) != "[White \"Ada\"]\n\n1. e4 *" || !info.ModTime().Equal(then) {
		t.Errorf("%v: %s", err, at)
	}
	if backups, err := all.Backups(); err != nil || len(backups) != 0 {
		t.Errorf("%v: %+v", err, backups)
	}
}

// TestOldDeleted brings back a game that an older version of the program deleted.
func TestOldDeleted(t *testing.T) {
	f := folder(t)
	if err := errors.Join(os.Mkdir(filepath.Join(f.dir, "deleted"), 0o755),
		os.WriteFile(filepath.Join(f.dir, "deleted", "a.pgn"), []byte("1. e4 *"), 0o644)); err != nil {
		t.Fatal(err)
	}
	all := NewFiles(f.dir, time.Now)
	backups, err := all.Backups()
	if err != nil || len(backups) != 1 {
		t.Fatalf("%v: %+v", err, backups)
	}
	if at, err := all.Restore(backups[0], unwrapped); err != nil || at != f.Path("a.pgn") || contents(t, at) != "1. e4 *" {
		t.Errorf("%v: %s", err, at)
	}
}
