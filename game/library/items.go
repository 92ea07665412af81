package library

import (
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"passedpawn/game/index"
	"passedpawn/game/pgn"
)

// items is the games of the collection in the rows of its table.
func (c Collection) items(t *index.Table) iter.Seq2[int, pgn.Item] {
	return func(yield func(int, pgn.Item) bool) {
		if c.folder != nil {
			for row := range t.Len() {
				if item, err := c.Item(t, row); err == nil && !yield(row, item) {
					return
				}
			}
			return
		}
		_ = scan(c.path, func(s *pgn.Scanner) error {
			for s.Scan() {
				if item := s.Item(); !yield(item.Number-1, item) {
					break
				}
			}
			return s.Err()
		})
	}
}

// Alone reports whether the game in a row is the only one in its file.
func (c Collection) Alone(t *index.Table, row int) bool {
	if c.folder == nil {
		return t.Len() == 1
	}
	name := t.Text(row, index.File)
	return (row == 0 || t.Text(row-1, index.File) != name) && (row+1 == t.Len() || t.Text(row+1, index.File) != name)
}

// Source is the file that holds the game in a row.
func (c Collection) Source(t *index.Table, row int) string {
	if c.folder != nil {
		return c.folder.Path(t.Text(row, index.File))
	}
	return c.path
}

// Item reads the game in a row.
func (c Collection) Item(t *index.Table, row int) (pgn.Item, error) {
	path := c.Source(t, row)
	f, err := os.Open(path)
	if err != nil {
		return pgn.Item{}, err
	}
	defer f.Close()
	offset, size := t.Place(row)
	raw := make([]byte, size)
	if _, err := f.ReadAt(raw, offset); err != nil && err != io.EOF {
		return pgn.Item{}, err
	}
	items := pgn.Scan(string(raw))
	if len(items) != 1 || len(items[0].Raw) != size || !slices.Equal(c.names(t, row), names(items[0])) {
		return c.slowItem(path, c.number(t, row))
	}
	items[0].Offset = offset
	items[0].Number = c.number(t, row)
	return items[0], nil
}

// number counts a game in its file, from 1.
func (c Collection) number(t *index.Table, row int) int {
	if c.folder == nil {
		return row + 1
	}
	n := 1
	for ; row > 0 && t.Text(row-1, index.File) == t.Text(row, index.File); row-- {
		n++
	}
	return n
}

// slowItem finds a game by counting: in UTF-16, and where the file has changed.
func (c Collection) slowItem(path string, number int) (item pgn.Item, err error) {
	found := false
	err = scan(path, func(s *pgn.Scanner) error {
		for s.Scan() {
			if item = s.Item(); item.Number == number {
				found = true
				return nil
			}
		}
		return s.Err()
	})
	if err == nil && !found {
		err = fmt.Errorf("the file %s has changed: the game is no longer there", filepath.Base(path))
	}
	return item, err
}

func (c Collection) names(t *index.Table, row int) []string {
	return []string{t.Text(row, index.White), t.Text(row, index.Black)}
}

func names(item pgn.Item) []string {
	known := func(name string) string {
		if v := item.Tag(name); v != "?" && v != "-" {
			return v
		}
		return ""
	}
	return []string{known("White"), known("Black")}
}

// Export writes games as they stand, one behind the other.
func (c Collection) Export(w io.Writer, t *index.Table, rows []int32) error {
	for _, row := range rows {
		item, err := c.Item(t, int(row))
		if err != nil {
			return err
		}
		if _, err := io.WriteString(w, strings.ReplaceAll(item.Text, "\r\n", "\n")+"\n\n"); err != nil {
			return err
		}
	}
	return nil
}
