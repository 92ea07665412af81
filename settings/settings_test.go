package settings

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func TestSaveAndLoad(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "settings.toml")
	if s, err := Load(path, "en"); err != nil || !reflect.DeepEqual(s, Default()) {
		t.Fatalf("without a file: %+v, %v", s, err)
	}
	s := Default()
	s.Level, s.Colour, s.AlwaysQueen, s.Width, s.ShogiMoves = 7, "random", true, 640, "japanese"
	s = s.Opened("/a.pgn").Opened("/b.pgn").Opened("/a.pgn")
	if err := Save(path, "en", s); err != nil {
		t.Fatal(err)
	}
	got, err := Load(path, "en")
	if err != nil || !reflect.DeepEqual(got, s) {
		t.Errorf("%v: read %+v, want %+v", err, got, s)
	}
	if want := []string{"/a.pgn", "/b.pgn"}; !reflect.DeepEqual(got.Recent, want) {
		t.Errorf("recent %v, want %v", got.Recent, want)
	}
}

func TestUnknownKeysAreKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	write(t, path, "chess_level_of_16 = 5\nfuture = \"yes\"\n[clock]\nminutes = 3\n")
	s, err := Load(path, "en")
	if err != nil || s.Level != 5 {
		t.Fatalf("%v, %+v", err, s)
	}
	s.Level = 6
	if err := Save(path, "en", s); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"chess_level_of_16 = 6", "future = \"yes\"", "[clock]", "minutes = 3"} {
		if !strings.Contains(string(data), want) {
			t.Errorf("%q is not in\n%s", want, data)
		}
	}
}

// TestCommentsStay changes settings in a file that a person has written: unchanged parts
// stay byte for byte, and new ones come before the first table.
func TestCommentsStay(t *testing.T) {
	const text = "# Mine.\nchess_level_of_16 = 5 # strong enough\n\n# Lessons I know:\nlearnt = [\n  \"rook\", # easy\n  \"king\",\n]\ntheme='dark'\na.b = 1 # " +
		"dotted\n\n# For a later version.\n[clock]\nlevel = 99\n"
	path := filepath.Join(t.TempDir(), "settings.toml")
	write(t, path, text)
	s, err := Load(path, "en")
	if err != nil {
		t.Fatal(err)
	}
	s.Level = 6
	if err := Save(path, "en", s); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	got := string(data)
	want := strings.Replace(text, "chess_level_of_16 = 5", "chess_level_of_16 = 6", 1)
	head, table, _ := strings.Cut(want, "a.b = 1")
	if !strings.HasPrefix(got, head) || !strings.HasSuffix(got, table[strings.Index(table, "\n\n"):]) || !strings.Contains(got, "a.b = 1 # dotted\n") {
		t.Errorf("saved as\n%s", got)
	}
	again, err := Load(path, "en")
	if err != nil || !same(again, s) {
		t.Errorf("%v: read %+v, want %+v", err, again, s)
	}
	if err := Save(path, "en", again); err != nil {
		t.Fatal(err)
	}
	if data, err = os.ReadFile(path); err != nil || string(data) != got {
		t.Errorf("%v: saved again as\n%s", err, data)
	}
	// A changed list is written again. A file that has no final line end, or only a
	// table, takes new keys too.
	for _, text := range []string{"recent = ['a'] # x", "[clock]\nchess_level_of_16 = 1", "# nothing", "", "\r\nchess_level_of_16 = 5\r\n"} {
		write(t, path, text)
		s = s.Opened("pawn")
		if err := Save(path, "en", s); err != nil {
			t.Fatal(err)
		}
		if again, err := Load(path, "en"); err != nil || !same(again, s) {
			t.Errorf("%q: %v: read %+v, want %+v", text, err, again, s)
		}
	}
}

// TestSaveKeepsWhatItCannotRead damages the file while the program runs.
func TestSaveKeepsWhatItCannotRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	write(t, path, "chess_level_of_16 = = 5 # oops\n")
	if err := Save(path, "en", Default()); err == nil || !strings.Contains(err.Error(), "renamed to settings.toml.damaged-") {
		t.Errorf("the error is %v", err)
	}
	if s, err := Load(path, "en"); err != nil || !same(s, Default()) {
		t.Errorf("%v: read %+v", err, s)
	}
	kept := damaged(t, path)
	if len(kept) != 1 {
		t.Fatalf("kept %v", kept)
	}
	if data, err := os.ReadFile(kept[0]); err != nil || string(data) != "chess_level_of_16 = = 5 # oops\n" {
		t.Errorf("%v: kept %q", err, data)
	}
}

// damaged returns the paths under which a damaged file of settings has been kept.
func damaged(t *testing.T, path string) (kept []string) {
	t.Helper()
	files, err := os.ReadDir(filepath.Dir(path))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if strings.HasPrefix(f.Name(), filepath.Base(path)+".damaged-") {
			kept = append(kept, filepath.Join(filepath.Dir(path), f.Name()))
		}
	}
	return kept
}

// same compares settings. An empty list is the same as none.
func same(a, b Settings) bool { return fmt.Sprintf("%+v", a) == fmt.Sprintf("%+v", b) }

func TestNonsenseIsPutRight(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	write(t, path, "chess_level_of_16 = 99\ncolour = \"pink\"\nwidth = nan\ntheme = \"\"\nshogi_moves = \"kana\"\ntext_size = 900\nvolume = -3\n"+
		"animation_speed = \"warp\"\nalways_queen = true\n")
	s, err := Load(path, "en")
	want := Default()
	want.AlwaysQueen, want.Greeted = true, true
	if err != nil || !reflect.DeepEqual(s, want) {
		t.Errorf("%v: %+v, want %+v", err, s, want)
	}
}

func TestDamagedFileIsKeptAside(t *testing.T) {
	dir := t.TempDir()
	for i, text := range []string{"chess_level_of_16 = = 3", "\x00\xff\xfe"} {
		path := filepath.Join(dir, string(rune('a'+i)), "settings.toml")
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		write(t, path, text)
		s, err := Load(path, "en")
		if err == nil || !strings.Contains(err.Error(), "damaged") || !reflect.DeepEqual(s, Default()) {
			t.Errorf("%q: %v, %+v", text, err, s)
		}
		aside := damaged(t, path)
		if len(aside) != 1 {
			t.Fatalf("%q: kept aside %v", text, aside)
		}
		if data, _ := os.ReadFile(aside[0]); string(data) != text {
			t.Errorf("kept as %q", data)
		}
	}
}

// TestOneWrongValue loads a file in which two values are of the wrong kind: they alone fall to
// their defaults and are named, and the file is copied before they are saved.
func TestOneWrongValue(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	const text = "theme = 12 # a number\nrecent = [\"a\", \"b\"]\nchess_level_of_16 = \"three\"\nname = \"Ada\"\nvolume = 40\n"
	write(t, path, text)
	s, err := Load(path, "en")
	if err == nil || !strings.Contains(err.Error(), "theme, chess_level_of_16 in the settings had a value of the wrong kind") {
		t.Errorf("it says %v", err)
	}
	want := Default()
	want.Greeted, want.Recent, want.Name, want.Volume = true, []string{"a", "b"}, "Ada", 40
	if !reflect.DeepEqual(s, want) {
		t.Errorf("%+v, want %+v", s, want)
	}
	kept := damaged(t, path)
	if len(kept) != 1 {
		t.Fatalf("kept are %q", kept)
	}
	if data, _ := os.ReadFile(kept[0]); string(data) != text {
		t.Errorf("kept is %s", data)
	}
	if err := Save(path, "en", s); err != nil {
		t.Fatal(err)
	}
	if again, err := Load(path, "en"); err != nil || again.Name != "Ada" || again.Theme != "system" || len(again.Recent) != 2 {
		t.Errorf("saved and loaded: %v, %+v", err, again)
	}
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestEncoded stores the encodings of files, the newest first.
func TestEncoded(t *testing.T) {
	s := Settings{}.WithEncoding("/a:b.pgn", "Windows-1250").WithEncoding("/c.pgn", "KOI8-R").WithEncoding("/a:b.pgn", "Windows-1251")
	if s.Encoding("/a:b.pgn") != "Windows-1251" || s.Encoding("/c.pgn") != "KOI8-R" || s.Encoding("/d.pgn") != "" || len(s.Encodings) != 2 {
		t.Errorf("%q", s.Encodings)
	}
	if s = s.WithEncoding("/c.pgn", ""); s.Encoding("/c.pgn") != "" || len(s.Encodings) != 1 {
		t.Errorf("%q", s.Encodings)
	}
}

// TestLevelsFromBefore reads the level in a file of an older version: it becomes the
// level that is equally strong now, until another one is chosen.
func TestLevelsFromBefore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	for text, want := range map[string]int{
		"level = 1\n": 6, "level = 5\n": 11, "level = 12\n": 16, "level = 13\n": 2, "level = 'x'\n": 2, "adapt = false\n": 2,
		"level = 5\nchess_level_of_16 = 3\n": 3, "chess_level = 4\n": 6, "level = 5\nchess_level = 12\n": 16,
	} {
		write(t, path, text)
		if s, err := Load(path, "en"); err != nil || s.Level != want {
			t.Errorf("%q: level %d, %v, want %d", text, s.Level, err, want)
		}
	}
	for text, want := range map[string]int{
		"shogi_level = 1\n": 8, "shogi_level = 3\n": 14, "shogi_level = 4\n": 2, "shogi_level = 3\nshogi_strength = 10\n": 16,
		"shogi_strength = 1\n": 4, "shogi_strength = 0\n": 2, "shogi_strength = 11\n": 2, "shogi_strength = 10\nshogi_level = 3\n": 16,
		"shogi_strength = 4\nshogi_level_of_12 = 1\n": 1, "shogi_level_of_12 = 12\n": 16, "shogi_level_of_12 = 13\n": 2,
		"shogi_level_of_12 = 1\nshogi_level_of_16 = 4\n": 4, "shogi_level_of_16 = 17\n": 2,
	} {
		write(t, path, text)
		if s, err := Load(path, "en"); err != nil || s.ShogiLevel != want {
			t.Errorf("%q: level %d in shogi, %v, want %d", text, s.ShogiLevel, err, want)
		}
	}
	write(t, path, "level = 5\nshogi_strength = 4\n")
	for range 3 { // converted once, however often it is read and saved
		s, err := Load(path, "en")
		if err != nil || s.Level != 11 || s.ShogiLevel != 9 {
			t.Errorf("levels %d and %d, %v", s.Level, s.ShogiLevel, err)
		}
		if err := Save(path, "en", s); err != nil {
			t.Fatal(err)
		}
	}
	s, _ := Load(path, "en")
	s.Level, s.ShogiLevel = 1, 4
	if err := Save(path, "en", s); err != nil {
		t.Fatal(err)
	}
	if s, err := Load(path, "en"); err != nil || s.Level != 1 || s.ShogiLevel != 4 {
		t.Errorf("the levels that were chosen are read as %d and %d, %v", s.Level, s.ShogiLevel, err)
	}
}

// TestTimeFromBefore reads the one time control in a file of an older version: it was that
// of the last game.
func TestTimeFromBefore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	for text, want := range map[string][3]string{
		"time = '5+3'\n":                                              {"5+3", "", ""},
		"time = '5+3'\nvariant = 'Chess960'\n":                        {"5+3", "", ""},
		"time = '0:1x30'\nvariant = 'Shogi, 24-point rule'\n":         {"", "", "0:1x30"},
		"time = '10'\nvariant = 'Alternate Promotion Chess, Short'\n": {"", "10", ""},
		"time = '10'\nclimb_time = '3'\n":                             {"", "3", ""},
		"time = 10\n":                                                 {"", "", ""},
	} {
		write(t, path, text)
		s, err := Load(path, "en")
		if got := [3]string{s.TimeIn("chess960"), s.TimeIn("apc-timur-long"), s.TimeIn("shogi")}; err != nil || got != want {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
}

// TestGreeting welcomes nobody who has settings, of whatever version, and nobody twice.
func TestGreeting(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	s, err := Load(path, "en")
	if err != nil || s.Greeted {
		t.Fatalf("a new person counts as greeted: %v", err)
	}
	write(t, path, "theme = 'dark'\n")
	if s, err := Load(path, "en"); err != nil || !s.Greeted {
		t.Errorf("one with settings is to be greeted: %v", err)
	}
	if err := Save(path, "en", Default()); err != nil {
		t.Fatal(err)
	}
	if s, err := Load(path, "en"); err != nil || s.Greeted {
		t.Errorf("saved ungreeted, one counts as greeted: %v", err)
	}
}

// TestLevelsOfGames stores one level and one time control for each family of games.
func TestLevelsOfGames(t *testing.T) {
	s := Default().WithTime("apc-timur-long", "10").WithTime("shogi", "0:1x30").WithLevel("chess", 7).WithLevel("apc-timur-long", 4).WithLevel("shogi-24", 3)
	for game, want := range map[string]int{"chess": 7, "apc-crowned-yeomanned": 4, "shogi": 3} {
		if got := s.LevelIn(game); got != want {
			t.Errorf("in %s the level is %d, want %d", game, got, want)
		}
	}
	for game, want := range map[string]string{"chess960": "", "apc-crowned": "10", "shogi-24": "0:1x30"} {
		if got := s.TimeIn(game); got != want {
			t.Errorf("in %s the time control is %q, want %q", game, got, want)
		}
	}
}

// TestDefaultPair begins with Staunton pieces on the meadow board, and keeps a choice that
// was the default before.
func TestDefaultPair(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings.toml")
	if s, _ := Load(path, "en"); s.Board != "meadow" || s.Pieces != "staunton" {
		t.Errorf("a new user begins with %s and %s", s.Board, s.Pieces)
	}
	if err := os.WriteFile(path, []byte("board = \"classic\"\npieces = \"founders\"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if s, _ := Load(path, "en"); s.Board != "classic" || s.Pieces != "founders" {
		t.Errorf("a choice became %s and %s", s.Board, s.Pieces)
	}
}
