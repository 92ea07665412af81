package library

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"passedpawn/game/library/index"
	"passedpawn/game/records/pgn"
)

// manyShort returns games for several pieces of an index. As in a file of people's games,
// few are of the same size.
func manyShort() string {
	var b strings.Builder
	for n := range 20_000 {
		fmt.Fprintf(&b, "[White \"W %d\"]\n\n1. e4%*s*\n\n", n, 1+n%50, " ")
	}
	return b.String()
}

// TestRenewed saves a game into a large file that has been indexed, and deletes one. Each
// time, the index follows without being made anew, and finds what a new one finds.
func TestRenewed(t *testing.T) {
	path, cache := fileOf(t, manyShort()), filepath.Join(t.TempDir(), "cache")
	c := File(path, cache, chess)
	if _, ok := c.Former(); ok {
		t.Error("something was known before")
	}
	readMoves(t, c).Close()
	saving := NewFiles(t.TempDir(), time.Now)
	item, err := c.Item(list(t, c), 12_345)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := saving.Save(OriginalOf(item, path, pgn.Automatic), strings.Replace(item.Raw, "1. e4", "1. d4 {better} d5", 1), Refuse); err != nil {
		t.Fatal(err)
	}
	if former, ok := c.Former(); !ok || former.Len() != 20_000 || former.Text(12_345, index.Plies) != "1" {
		t.Error("what was known is not shown")
	}
	table := renewedAs(t, c, "after a save")
	if got := table.Text(12_345, index.Plies); got != "2" {
		t.Errorf("the saved game has %s plies", got)
	}
	if _, err := saving.DeleteGames(c, table, []int32{12_000}, unwrapped); err != nil {
		t.Fatal(err)
	}
	if table = renewedAs(t, c, "after a deletion"); table.Text(12_000, index.White) != "W 12001" {
		t.Errorf("after a deletion, the game is that of %s", table.Text(12_000, index.White))
	}
}

// renewedAs renews the index of a collection, and compares it with a new one.
func renewedAs(t *testing.T, c Collection, when string) *index.Table {
	t.Helper()
	if _, _, ok := c.Remembered(); ok {
		t.Fatalf("%s, the old index is taken", when)
	}
	table, s, ok := c.Renewed(context.Background())
	if !ok {
		t.Fatalf("%s, the index is not renewed", when)
	}
	defer s.Close()
	fresh, err := c.List(context.Background(), func(*index.Table, float64) {})
	if err != nil || table.Len() != fresh.Len() || table.Stamp() != fresh.Stamp() {
		t.Fatalf("%s: %v, %d games, want %d", when, err, table.Len(), fresh.Len())
	}
	for row := range table.Len() {
		offset, size := table.Place(row)
		if o, n := fresh.Place(row); o != offset || n != size || table.Text(row, index.White) != fresh.Text(row, index.White) {
			t.Fatalf("%s, game %d is at %d, %d bytes, want %d, %d", when, row, offset, size, o, n)
		}
	}
	if got := openings(t, table, s); got != table.Len() {
		t.Errorf("%s, %d games are found, want %d", when, got, table.Len())
	}
	_, again, ok := c.Remembered()
	if !ok {
		t.Fatalf("%s, the renewed index is not kept", when)
	}
	again.Close()
	return table
}

// TestNotRenewed changes files whose index has to be made anew: a short one, one in
// UTF-16, and a shogi record.
func TestNotRenewed(t *testing.T) {
	wide := "\xff\xfe" + strings.Join(strings.Split(manyShort(), ""), "\x00") + "\x00"
	for name, text := range map[string]string{"short.pgn": three, "wide.pgn": wide, "game.csa": "PI\n+\n+7776FU\n%TORYO\n"} {
		path, cache := filepath.Join(t.TempDir(), name), filepath.Join(t.TempDir(), "cache")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		c := File(path, cache, chess)
		readMoves(t, c).Close()
		if err := os.WriteFile(path, []byte(text+strings.Repeat(" \n", 4)), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, s, ok := c.Renewed(context.Background()); ok {
			s.Close()
			t.Errorf("the index of %s was renewed", name)
		}
	}
}
