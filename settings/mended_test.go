package settings

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// TestOneWrongLine loads files with a line that is not TOML: only its value falls to its
// default. The file is copied, and the other lines stay in it, with their comments.
func TestOneWrongLine(t *testing.T) {
	for _, wrong := range []string{
		"slow = yes",
		"chess_level_of_16 = ", "chess_level_of_16 = 99999999999999999999", "name = \"Ada", "name = 'A\nda'", "name = \"\\q\"", "theme = \"light\"", "= 3",
		"\xff\xfe",
	} {
		path := filepath.Join(t.TempDir(), "settings.toml")
		text := "# mine\ntheme = \"dark\"\n" + wrong + "\nvolume = 40 # quiet\n"
		write(t, path, text)
		s, err := Load(path, "en")
		name, _, _ := strings.Cut(wrong, " =")
		if err == nil || !strings.HasPrefix(err.Error(), strings.TrimPrefix(name, "= 3")) || !strings.Contains(err.Error(), "is kept as settings.toml.damaged-") {
			t.Errorf("%q: %v", wrong, err)
		}
		want := Default()
		want.Greeted, want.Theme, want.Volume = true, "dark", 40
		if !reflect.DeepEqual(s, want) {
			t.Errorf("%q: %+v, want %+v", wrong, s, want)
		}
		kept := damaged(t, path)
		if len(kept) != 1 {
			t.Fatalf("%q: kept are %q", wrong, kept)
		}
		if data, _ := os.ReadFile(kept[0]); string(data) != text {
			t.Errorf("%q: kept is %s", wrong, data)
		}
		data, _ := os.ReadFile(path)
		again, err := Load(path, "en")
		if left := string(data); err != nil || !reflect.DeepEqual(again, want) || !strings.Contains(left, "# mine") || !strings.Contains(left, "# quiet") {
			t.Errorf("%q: the file is now %s, %v", wrong, left, err)
		}
	}
}
