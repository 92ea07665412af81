package settings

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// TestProgress keeps what a person has achieved in a file of its own.
func TestProgress(t *testing.T) {
	dir := t.TempDir()
	path, file := filepath.Join(dir, "data", "progress.toml"), filepath.Join(dir, "settings.toml")
	if err := SaveProgress(path, Progress{}); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(path); err == nil {
		t.Error("without progress there is a file")
	}
	s := Default().Learned("rook").Learned("rook").Mated("1a").Mated("1a").Beat("chess", 3).Beat("chess960", 3)
	want := Progress{Learnt: []string{"rook"}, Solved: []string{"1a"}, Beaten: []string{"chess 3"}}
	if !reflect.DeepEqual(s.Progress, want) {
		t.Errorf("%+v, want %+v", s.Progress, want)
	}
	if !s.HasBeaten("chess", 3) || s.HasBeaten("shogi", 3) || s.HasBeaten("chess", 4) {
		t.Error("other levels are beaten")
	}
	if err := SaveProgress(path, s.Progress); err != nil {
		t.Fatal(err)
	}
	if err := Save(file, "en", s); err != nil {
		t.Fatal(err)
	}
	if text, _ := os.ReadFile(file); strings.Contains(string(text), "rook") {
		t.Errorf("it is among the settings too:\n%s", text)
	}
	if got, err := LoadProgress(path, file); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v: read %+v, want %+v", err, got, want)
	}
}

// TestProgressOfEarlier reads the progress from the settings of an earlier version, and again
// if its own file is damaged, which is kept.
func TestProgressOfEarlier(t *testing.T) {
	dir := t.TempDir()
	path, file := filepath.Join(dir, "progress.toml"), filepath.Join(dir, "settings.toml")
	write(t, file, "learnt = [\"rook\"]\nsolved = []\nvolume = 40\n")
	got, err := LoadProgress(path, file)
	if err != nil || len(got.Learnt) != 1 {
		t.Errorf("%v: %+v", err, got)
	}
	write(t, path, "learnt = [1")
	got, err = LoadProgress(path, file)
	if err == nil || len(got.Learnt) != 1 || len(damaged(t, path)) != 1 {
		t.Errorf("%v: %+v, kept %q", err, got, damaged(t, path))
	}
}

// TestBeatenOfEarlier reads the levels that a person had beaten when there were twelve, or ten in
// shogi, in either file: they are the equally strong ones of now, however often they are read and saved.
func TestBeatenOfEarlier(t *testing.T) {
	dir := t.TempDir()
	path, file := filepath.Join(dir, "progress.toml"), filepath.Join(dir, "settings.toml")
	const text = "beaten = ['chess 3', 'shogi 1', 'shogi 3', 'shogi 10', 'shogi x']\n"
	want := []string{"chess 4", "shogi 4", "shogi 8", "shogi 16", "shogi x"}
	write(t, file, text)
	if got, err := LoadProgress(path, file); err != nil || !reflect.DeepEqual(got.Beaten, want) {
		t.Errorf("from the settings: %v, %q", err, got.Beaten)
	}
	write(t, path, text)
	for range 3 {
		got, err := LoadProgress(path, file)
		if err != nil || !reflect.DeepEqual(got.Beaten, want) {
			t.Errorf("%v: %q", err, got.Beaten)
		}
		if err := SaveProgress(path, got); err != nil {
			t.Fatal(err)
		}
	}
	s := Settings{Progress: Progress{Beaten: want}}
	if err := SaveProgress(path, s.Beat("shogi", 1).Progress); err != nil {
		t.Fatal(err)
	}
	if got, err := LoadProgress(path, file); err != nil || !reflect.DeepEqual(got.Beaten, append(want, "shogi 1")) {
		t.Errorf("%v: %q", err, got.Beaten)
	}
	write(t, path, "beaten = ['shogi 1']\nbeaten_levels = ['chess 12', 'shogi 4', 'variants 7']\n")
	if got, err := LoadProgress(path, file); err != nil || !reflect.DeepEqual(got.Beaten, []string{"chess 16", "shogi 6", "variants 11"}) {
		t.Errorf("of twelve levels: %v, %q", err, got.Beaten)
	}
	write(t, path, "beaten = ['shogi 1']\nbeaten_levels = ['shogi 1']\nbeaten_levels_of_16 = []\n")
	if got, err := LoadProgress(path, file); err != nil || len(got.Beaten) != 0 {
		t.Errorf("%v: %q", err, got.Beaten)
	}
}

// TestSaveWithoutAChange saves settings into a file that cannot be written: that is an error
// only if something has changed.
func TestSaveWithoutAChange(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	s := Default()
	if err := Save(path, "en", s); err != nil {
		t.Fatal(err)
	}
	was, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := Save(path, "en", s); err != nil {
		t.Fatal(err)
	}
	if is, err := os.Stat(path); err != nil || !os.SameFile(was, is) || was.ModTime() != is.ModTime() {
		t.Errorf("%v: the file was written again", err)
	}
	s.Volume = 40
	if err := Save(path, "en", s); err != nil {
		t.Fatal(err)
	}
	if is, err := os.Stat(path); err != nil || os.SameFile(was, is) {
		t.Errorf("%v: a change was not written", err)
	}
}

// TestSaveUnwritable saves settings into a file that cannot be written and does not have all
// keys, as a person may keep it elsewhere: it is no error if nothing has changed that a person
// chose, also if a value in it is of the wrong kind.
func TestSaveUnwritable(t *testing.T) {
	other := map[string]string{"en": "ja", "ja": "en"}
	for _, text := range []string{"theme = \"dark\" # mine\n", "theme = \"dark\"\nvolume = \"loud\"\n"} {
		for _, language := range []string{"en", "ja"} {
			path := filepath.Join(t.TempDir(), "settings.toml")
			write(t, path, text)
			s, _ := Load(path, language)
			mode(t, path, 0o444)
			if err := Save(path, language, s); err != nil {
				t.Errorf("without a change: %v", err)
			}
			s = s.Opened("game.pgn")
			s.Width++
			if err := Save(path, language, s); err != nil {
				t.Errorf("with another size and a recent file: %v", err)
			}
			s.Board, s.ShogiPieces = "kaya", DefaultIn(other[language]).ShogiPieces
			if err := Save(path, language, s); err == nil {
				t.Error("a change that is not saved is not told")
			}
			mode(t, path, 0o644)
			if err := Save(path, language, s); err != nil {
				t.Error(err)
			}
			again, err := Load(path, language)
			if err != nil || again.Board != "kaya" || again.ShogiPieces != s.ShogiPieces ||
				again.Theme != "dark" || again.Width != s.Width {
				t.Errorf("%v: saved are %+v", err, again)
			}
		}
	}
}

func mode(t *testing.T, path string, bits os.FileMode) {
	t.Helper()
	if err := os.Chmod(path, bits); err != nil {
		t.Fatal(err)
	}
}

// TestSaveTheDefault saves a choice that is the default on this system: it stays on another one.
func TestSaveTheDefault(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	write(t, path, "theme = \"dark\"\n")
	s, _ := Load(path, "en")
	if err := Save(path, "en", s); err != nil {
		t.Fatal(err)
	}
	if again, _ := Load(path, "ja"); again.ShogiPieces != s.ShogiPieces {
		t.Errorf("the pieces of shogi are %s, want %s", again.ShogiPieces, s.ShogiPieces)
	}
}
