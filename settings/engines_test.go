package settings

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

func engines(t *testing.T, path string) []Engine {
	t.Helper()
	all, err := LoadEngines(path)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func text(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestEnginesAreSavedAndLoaded(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "engines.toml")
	if all := engines(t, path); len(all) != 0 {
		t.Fatalf("without a file: %v", all)
	}
	want := []Engine{
		{
			ID: "stockfish", Name: "Stockfish 15.1", Author: "the \"developers\"", Path: `C:\engines\sf.exe`, Args: []string{"--a", "b c"}, Protocol: "uci",
			Games: []string{"chess"}, Options: map[string]string{"Hash": "64", "Skill Level": "3"},
		},
		{ID: "ssh", Name: "far", Path: "ssh", Args: []string{"host", "engine"}, Protocol: "usi", Games: []string{"shogi"}},
	}
	for range 2 {
		if err := SaveEngines(path, want); err != nil {
			t.Fatal(err)
		}
		got := engines(t, path)
		for i := range got {
			if len(got[i].Options) == 0 {
				got[i].Options = nil
			}
		}
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("read %+v, want %+v\n%s", got, want, text(t, path))
		}
	}
	if err := SaveEngines(path, nil); err != nil {
		t.Fatal(err)
	}
	if all := engines(t, path); len(all) != 0 {
		t.Errorf("after removing all: %v", all)
	}
}

// written is a list as a person may have written it.
const written = `# My engines.
version = 1

# The strong one.
[[engine]]
id = "sf" # do not change
name = 'Stockfish' # as I call it
path = "/usr/games/stockfish"
tablebases = "later"

# The other.
[[engine]]
id = "gnu"
name = "GNU Chess"
path = "gnuchess"
args = [
  "--uci", # needed
]

[engine.options]
Hash = "32"

# Of a later version.
[window]
left = 3
`

// TestCommentsOfEnginesStay changes, moves, adds and removes engines in a file that a
// person has written.
func TestCommentsOfEnginesStay(t *testing.T) {
	path := filepath.Join(t.TempDir(), "engines.toml")
	write(t, path, written)
	all := engines(t, path)
	if len(all) != 2 || all[1].Args[0] != "--uci" || all[1].Options["Hash"] != "32" {
		t.Fatalf("read %+v", all)
	}
	if err := SaveEngines(path, all); err != nil {
		t.Fatal(err)
	}
	if got := text(t, path); got != written {
		t.Errorf("unchanged engines are saved as\n%s", got)
	}
	all[0].Name = "Fish"
	if err := SaveEngines(path, append([]Engine{all[1], all[0]}, Engine{ID: "new", Name: "New"})); err != nil {
		t.Fatal(err)
	}
	got := text(t, path)
	for _, want := range []string{
		"# My engines.\nversion = 1\n", "# The strong one.\n[[engine]]\nid = \"sf\" # do not change\nname = 'Fish' # as I call it\n", "tablebases = \"later\"",
		"# The other.\n[[engine]]\nid = \"gnu\"", "  \"--uci\", # needed", "[engine.options]\nHash = \"32\"",
	} {
		if !strings.Contains(got, want) && !strings.Contains(got, strings.ReplaceAll(want, "'", "\"")) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
	moved := engines(t, path)
	if len(moved) != 3 || moved[0].ID != "gnu" || moved[1].Name != "Fish" || moved[2].ID != "new" {
		t.Errorf("read %+v from\n%s", moved, got)
	}
	moved[0].Options = map[string]string{"Hash": "64"}
	if err := SaveEngines(path, moved[:1]); err != nil {
		t.Fatal(err)
	}
	left := engines(t, path)
	if got := text(t, path); len(left) != 1 || left[0].Options["Hash"] != "64" || left[0].Args[0] != "--uci" || strings.Contains(got, "Fish") ||
		!strings.HasSuffix(got, "\n\n# Of a later version.\n[window]\nleft = 3\n") {
		t.Errorf("read %+v from\n%s", left, text(t, path))
	}
}

// TestUnreadableEnginesAreKept saves a list over a file that cannot be read.
func TestUnreadableEnginesAreKept(t *testing.T) {
	for _, first := range []string{"load", "save"} {
		folder := t.TempDir()
		path := filepath.Join(folder, "engines.toml")
		write(t, path, "[[engine]\nid = 5")
		var err error
		if first == "load" {
			_, err = LoadEngines(path)
		} else {
			err = SaveEngines(path, []Engine{{ID: "a"}})
		}
		if err == nil || !strings.Contains(err.Error(), "list of engines could not be read") {
			t.Errorf("%s: %v", first, err)
		}
		kept := damaged(t, path)
		if len(kept) != 1 || text(t, kept[0]) != "[[engine]\nid = 5" {
			t.Errorf("%s: kept %v", first, kept)
		}
	}
}

func TestNewEngineID(t *testing.T) {
	all := []Engine{{ID: "stockfish-16-1"}, {ID: "engine"}}
	for name, want := range map[string]string{"Stockfish 16.1": "stockfish-16-1-2", "  Lc0 ": "lc0", "将棋": "engine-2"} {
		if got := NewEngineID(all, name); got != want {
			t.Errorf("%q: %s, want %s", name, got, want)
		}
	}
}

// TestEnginesWithoutIDs gives an ID to every engine of a file written by hand.
func TestEnginesWithoutIDs(t *testing.T) {
	path := filepath.Join(t.TempDir(), "engines.toml")
	write(t, path, "[[engine]]\nname = \"A\"\n[[engine]]\nname = \"A\"\nprotocol = \"telepathy\"\n")
	all := engines(t, path)
	if len(all) != 2 || all[0].ID != "a" || all[1].ID != "a-2" || all[1].Protocol != "uci" {
		t.Fatalf("read %+v", all)
	}
	if err := SaveEngines(path, all[:1]); err != nil {
		t.Fatal(err)
	}
	if left := engines(t, path); len(left) != 1 || left[0].ID != "a" {
		t.Errorf("read %+v from\n%s", left, text(t, path))
	}
}
