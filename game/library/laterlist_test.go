package library

import (
	"context"
	"strings"
	"testing"

	"passedpawn/game/library/index"
)

// TestListedAfterChanges changes a file that is cached: its list and positions are at once
// those of the changed file, while the changes are to be written and afterwards.
func TestListedAfterChanges(t *testing.T) {
	f, s := settler(t)
	path := fileOf(t, strings.Repeat("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 *\n\n", 30))
	c := File(path, t.TempDir(), chess).Over(f)
	ctx := context.Background()
	table, positions, err := c.ReadMoves(ctx, list(t, c), func(int64, int) {})
	if err != nil {
		t.Fatal(err)
	}
	positions.Close()
	check := func(after string, rows, found int) {
		t.Helper()
		now, positions, ok := c.Remembered()
		if !ok {
			t.Fatalf("%s: nothing is remembered", after)
		}
		defer positions.Close()
		at := index.Place{Rules: chess, Position: chess.Start()}
		m, err := chess.Read(at.Position, "d4")
		if err == nil {
			at.Position, err = at.Position.Play(m)
		}
		if err != nil {
			t.Fatal(err)
		}
		hit, err := positions.Search(ctx, at, now, nil)
		if err != nil || now.Len() != rows || len(hit.Rows) != found {
			t.Errorf("%s: %v, %d rows and %v found, want %d and %d", after, err, now.Len(), hit.Rows, rows, found)
		}
		fresh := list(t, c)
		for row := range now.Len() {
			offset, size := now.Place(row)
			if want, size2 := fresh.Place(row); offset != want || size != size2 || now.Text(row, index.White) != fresh.Text(row, index.White) {
				t.Fatalf("%s: row %d is at %d, want %d", after, row, offset, want)
			}
		}
		table = now
	}
	o := originalIn(t, f, c, table, 7)
	if _, err = f.Save(o, "[White \"C\"]\n\n1. d4 {new} d5 *", Refuse); err != nil {
		t.Fatal(err)
	}
	check("saved", 30, 1)
	gone, err := f.DeleteGames(c, table, []int32{0, 3, 4}, unwrapped)
	if err != nil {
		t.Fatal(err)
	}
	check("deleted", 27, 1)
	if err := s.Flush(); err != nil {
		t.Fatal(err)
	}
	check("written", 27, 1)
	if _, err := f.Restore(gone, unwrapped); err != nil {
		t.Fatal(err)
	}
	check("restored", 30, 1)
	if _, err = f.Save(originalIn(t, f, c, table, 7), "[White \"D\"]\n\n1. e4 *", Refuse); err != nil {
		t.Fatal(err)
	}
	check("saved again", 30, 0)
	if err := s.Flush(); err != nil {
		t.Fatal(err)
	}
	check("written again", 30, 0)
}
