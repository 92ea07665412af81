package library

import (
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
)

// TestRetaggedCodes changes the codes of openings in games: the name in the list follows
// the code, as in a new list.
func TestRetaggedCodes(t *testing.T) {
	const berlin = "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Nxe4 *\n\n"
	path := fileOf(t, strings.Repeat("[White \"A\"]\n[ECO \"C67\"]\n"+berlin, 3))
	c := File(path, filepath.Join(t.TempDir(), "cache"), chess)
	readMoves(t, c).Close()
	table, s, ok := c.Remembered()
	if !ok {
		t.Fatal("nothing is remembered")
	}
	s.Close()
	to := []string{"C65", "C67", "A00"}
	b, err := NewFiles(t.TempDir(), time.Now).Edit(c, table, []int32{0, 1, 2}, unwrapped, func(row int32, item pgn.Item) string {
		return pgn.Retag(item, []record.Tag{{Name: "ECO", Value: to[row]}})
	})
	if err != nil {
		t.Fatal(err)
	}
	c.Retagged(t.Context(), table, b, false)
	now, s, ok := c.Remembered()
	if !ok {
		t.Fatal("nothing is remembered after the change")
	}
	s.Close()
	fresh, s, err := c.ReadMoves(t.Context(), list(t, File(path, "", chess)), func(int64, int) {})
	if err != nil {
		t.Fatal(err)
	}
	s.Close()
	for row, want := range []string{"C65", "C67", "C67"} {
		for _, column := range []index.Column{index.ECO, index.Opening} {
			if a, b := now.Text(row, column), fresh.Text(row, column); a != b || column == index.ECO && a != want {
				t.Errorf("row %d: %q, and %q in a new list, want %q", row, a, b, want)
			}
		}
	}
}
