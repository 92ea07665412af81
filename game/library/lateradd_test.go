package library

import (
	"os"
	"strings"
	"testing"

	"passedpawn/game/records/pgn"
)

// TestLaterAddOwn adds an own game to a file to which changes are to be written.
func TestLaterAddOwn(t *testing.T) {
	f, _ := settler(t)
	path := fileOf(t, three)
	c := File(path, "", chess).Over(f)
	if _, err := f.Save(originalIn(t, f, c, list(t, c), 0), "1. a3 {longer} *", Refuse); err != nil {
		t.Fatal(err)
	}
	own := folder(t)
	if err := os.WriteFile(own.Path("mine.pgn"), []byte("1. h4 *\n"), 0o640); err != nil {
		t.Fatal(err)
	}
	from := own.Kept().Over(f)
	add, err := Add(path, pgn.Automatic, from, list(t, from), []int32{0})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Append(add, unwrapped); err != nil {
		t.Fatal(err)
	}
	if got := contents(t, path); !strings.Contains(got, "a3 {longer}") || !strings.Contains(got, "h4") {
		t.Errorf("the file is %q", got)
	}
}
