package library

import (
	"path/filepath"
	"slices"
	"testing"
	"time"

	"passedpawn/game/library/index"
)

// TestRetagged changes names all over a file that has been indexed, and undoes it. The
// index follows without reading a move, and has what a new one has.
func TestRetagged(t *testing.T) {
	path := fileOf(t, manyShort())
	c := File(path, filepath.Join(t.TempDir(), "cache"), chess)
	readMoves(t, c).Close()
	table, s, ok := c.Remembered()
	if !ok {
		t.Fatal("nothing is remembered")
	}
	s.Close()
	var rows []int32
	for row := int32(0); row < 20_000; row += 7 {
		rows = append(rows, row)
	}
	f := NewFiles(t.TempDir(), time.Now)
	b, err := f.Edit(c, table, rows, unwrapped, named("Anand"))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, ok := c.Renewed(t.Context()); ok {
		t.Fatal("so many changes need no help")
	}
	same := func(when, white string) *index.Table {
		t.Helper()
		now, s, ok := c.Remembered()
		if !ok {
			t.Fatalf("%s nothing is remembered", when)
		}
		s.Close()
		fresh, s2, err := c.ReadMoves(t.Context(), list(t, File(path, "", chess)), func(int64, int) {})
		if err != nil {
			t.Fatal(err)
		}
		s2.Close()
		for row := range fresh.Len() {
			a, b := []any{}, []any{}
			for _, column := range []index.Column{
				index.White, index.Black, index.Event, index.ECO, index.Opening, index.Date,
				index.Result, index.Plies, index.WhiteElo,
			} {
				a, b = append(a, fresh.Text(row, column)), append(b, now.Text(row, column))
			}
			if !slices.Equal(a, b) {
				t.Fatalf("%s row %d is %v, want %v", when, row, b, a)
			}
		}
		if len(now.Duplicates(rows)) != len(fresh.Duplicates(rows)) || now.Text(7, index.White) != white || now.Len() != fresh.Len() {
			t.Errorf("%s the games differ from those of a new index", when)
		}
		return now
	}
	c.Retagged(t.Context(), table, b, false)
	table = same("after the change", "Anand")
	if _, err := f.Restore(b, unwrapped); err != nil {
		t.Fatal(err)
	}
	c.Retagged(t.Context(), table, b, false)
	if _, _, ok := c.Remembered(); ok {
		t.Error("another file was taken for the one that was written")
	}
	c.Retagged(t.Context(), table, b, true)
	same("after it was undone", "W 7")
}
