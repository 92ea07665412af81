package settings

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestSaveAndLoad(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "settings.toml")
	if s, err := Load(path); err != nil || !reflect.DeepEqual(s, Default()) {
		t.Fatalf("without a file: %+v, %v", s, err)
	}
	s := Default()
	s.Level, s.Colour, s.AlwaysQueen, s.Width = 7, "random", true, 640
	s = s.Opened("/a.pgn").Opened("/b.pgn").Opened("/a.pgn").Learned("rook").Learned("rook")
	if err := Save(path, s); err != nil {
		t.Fatal(err)
	}
	got, err := Load(path)
	got.unknown = nil
	if err != nil || !reflect.DeepEqual(got, s) {
		t.Errorf("%v: read %+v, want %+v", err, got, s)
	}
	if want := []string{"rook"}; !reflect.DeepEqual(got.Learnt, want) {
		t.Errorf("learnt %v, want %v", got.Learnt, want)
	}
	if want := []string{"/a.pgn", "/b.pgn"}; !reflect.DeepEqual(got.Recent, want) {
		t.Errorf("recent %v, want %v", got.Recent, want)
	}
}

func TestUnknownKeysAreKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	write(t, path, "level = 5\nfuture = \"yes\"\n[clock]\nminutes = 3\n")
	s, err := Load(path)
	if err != nil || s.Level != 5 {
		t.Fatalf("%v, %+v", err, s)
	}
	s.Level = 6
	if err := Save(path, s); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"level = 6", "future = 'yes'", "[clock]", "minutes = 3"} {
		if !strings.Contains(string(data), want) {
			t.Errorf("%q is not in\n%s", want, data)
		}
	}
}

func TestNonsenseIsPutRight(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	write(t, path, "level = 99\ncolour = \"pink\"\nwidth = nan\ntheme = \"\"\nalways_queen = true\n")
	s, err := Load(path)
	want := Default()
	want.AlwaysQueen = true
	s.unknown = nil
	if err != nil || !reflect.DeepEqual(s, want) {
		t.Errorf("%v: %+v, want %+v", err, s, want)
	}
}

func TestDamagedFileIsKeptAside(t *testing.T) {
	dir := t.TempDir()
	for i, text := range []string{"level = = 3", "\x00\xff\xfe", "level = \"three\""} {
		path := filepath.Join(dir, string(rune('a'+i)), "settings.toml")
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, path, text)
		s, err := Load(path)
		if err == nil || !strings.Contains(err.Error(), "damaged") || !reflect.DeepEqual(s, Default()) {
			t.Errorf("%q: %v, %+v", text, err, s)
		}
		aside, _ := filepath.Glob(path + ".damaged-*")
		if len(aside) != 1 {
			t.Fatalf("%q: kept aside %v", text, aside)
		}
		if data, _ := os.ReadFile(aside[0]); string(data) != text {
			t.Errorf("kept as %q", data)
		}
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
