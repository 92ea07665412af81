package library

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"passedpawn/game/library/index"
)

// readMoves reads the moves of a collection.
func readMoves(t *testing.T, c Collection) *Searchable {
	t.Helper()
	_, positions, err := c.ReadMoves(context.Background(), list(t, c), func(int64, int) {})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(positions.Close)
	return positions
}

// openings counts the games that begin with a move of the usual start.
func openings(t *testing.T, table *index.Table, s *Searchable) int {
	t.Helper()
	found, err := s.Search(context.Background(), index.Place{Rules: chess, Position: chess.Start()}, table, nil)
	if err != nil {
		t.Fatal(err)
	}
	return len(found.Rows)
}

// TestDamagedCache changes the cache in every part: it is made again.
func TestDamagedCache(t *testing.T) {
	path, cache := fileOf(t, three), filepath.Join(t.TempDir(), "cache")
	c := File(path, cache, chess)
	readMoves(t, c)
	whole, err := os.ReadFile(string(c.cacheFile()))
	if err != nil {
		t.Fatal(err)
	}
	for at := range whole {
		damaged := append([]byte{}, whole...)
		damaged[at] ^= 0xff
		if err := os.WriteFile(string(c.cacheFile()), damaged, 0o644); err != nil {
			t.Fatal(err)
		}
		table, s, ok := c.Remembered()
		if !ok {
			continue
		}
		_, err := s.Search(context.Background(), index.Place{Rules: chess, Position: chess.Start()}, table, nil)
		s.Close()
		if !errors.Is(err, index.ErrDamaged) {
			t.Fatalf("byte %d of the cache is changed, and nobody sees it: %v", at, err)
		}
		c.Forget()
	}
	readMoves(t, c)
	if again, err := os.ReadFile(string(c.cacheFile())); err != nil || string(again) != string(whole) {
		t.Errorf("the cache was not made again: %v", err)
	}
}

// TestSecondWindow makes a new cache while a window searches the one before:
// what that has stays as it was.
func TestSecondWindow(t *testing.T) {
	path, cache := fileOf(t, three), filepath.Join(t.TempDir(), "cache")
	first := File(path, cache, chess)
	table := list(t, first)
	positions := readMoves(t, first)
	if err := os.WriteFile(path, []byte("1. a3 *"), 0o644); err != nil {
		t.Fatal(err)
	}
	second := File(path, cache, chess)
	readMoves(t, second)
	if got := openings(t, table, positions); got != 3 {
		t.Errorf("the first window finds %d games", got)
	}
	if again, s, ok := second.Remembered(); !ok || again.Len() != 1 || openings(t, again, s) != 1 {
		t.Error("the second window's cache is not there")
	}
	if left := find(cache, "*"); len(left) != 1 {
		t.Errorf("left in the folder: %v", left)
	}
}

// TestAppendedWhileRead adds a game while the moves of the others are read: the
// list is not taken for that of the longer file.
func TestAppendedWhileRead(t *testing.T) {
	path, cache := fileOf(t, strings.Repeat(three, 400)), filepath.Join(t.TempDir(), "cache")
	c := File(path, cache, chess)
	table, appended := list(t, c), false
	_, _, err := c.ReadMoves(context.Background(), table, func(int64, int) {
		if appended {
			return
		}
		appended = true
		f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
		if err == nil {
			_, err = io.WriteString(f, "\n\n[White \"Late\"]\n\n1. a3 *\n")
			_ = f.Close()
		}
		if err != nil {
			t.Error(err)
		}
	})
	if !appended || !errors.Is(err, ErrMoved) {
		t.Errorf("appended %v: %v", appended, err)
	}
	if _, _, ok := c.Remembered(); ok {
		t.Error("the list before is remembered of the file after")
	}
	if got := list(t, c).Len(); got != table.Len()+1 {
		t.Errorf("%d games are listed, there were %d", got, table.Len())
	}
	if left := find(cache, "*"); left != nil {
		t.Errorf("left in the folder: %v", left)
	}
}

// TestCacheCannotBeWritten has no folder for the cache: positions are found all
// the same, and nothing is left behind.
func TestCacheCannotBeWritten(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	c := File(fileOf(t, three), fileOf(t, "a file and no folder"), chess)
	table := list(t, c)
	positions := readMoves(t, c)
	if got := openings(t, table, positions); got != 3 {
		t.Errorf("%d games are found", got)
	}
	positions.Close()
	if left := find(os.TempDir(), "passedpawn-*"); left != nil {
		t.Errorf("left behind: %v", left)
	}
}
