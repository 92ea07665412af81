package library

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/atomicfile"
	"passedpawn/game/index"
)

// A favourite is a line: the name of a kept game's file; or a file's path, the
// number of a game in it, who played and when, so that it is found again where
// other games have come before it.

// Favourites are the rows of a table of a collection that a person has marked.
func (f *Folder) Favourites(c Collection, t *index.Table) map[int32]bool {
	rows := map[int32]bool{}
	marked := f.marked()
	if c.Own() {
		for row := range t.Len() {
			if marked[t.Text(row, index.File)] {
				rows[int32(row)] = true
			}
		}
		return rows
	}
	for line := range marked {
		if row, ok := c.find(t, line); ok {
			rows[int32(row)] = true
		}
	}
	return rows
}

// SetFavourites marks games in the rows of a table, or unmarks them.
func (f *Folder) SetFavourites(c Collection, t *index.Table, rows []int32, yes bool) error {
	defer f.gate()()
	marked := f.marked()
	for _, row := range rows {
		if line := c.mark(t, int(row)); yes {
			marked[line] = true
		} else {
			for old := range marked {
				if at, ok := c.find(t, old); old == line || !c.Own() && ok && at == int(row) {
					delete(marked, old)
				}
			}
		}
	}
	var lines []string
	for line := range marked {
		lines = append(lines, line)
	}
	slices.Sort(lines)
	return atomicfile.Write(f.favourites(), []byte(strings.Join(lines, "\n")+"\n"))
}

func (f *Folder) marked() map[string]bool {
	marked := map[string]bool{}
	data, err := os.ReadFile(f.favourites())
	if err != nil {
		return marked
	}
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimRight(line, "\r\n"); line != "" {
			marked[line] = true
		}
	}
	return marked
}

func (f *Folder) favourites() string { return filepath.Join(f.dir, "favourites") }

// mark is the line of a game.
func (c Collection) mark(t *index.Table, row int) string {
	if c.Own() {
		return t.Text(row, index.File)
	}
	path, err := filepath.Abs(c.path)
	if err != nil {
		path = c.path
	}
	return strings.Join(append([]string{path, strconv.Itoa(row + 1)}, who(t, row)...), "\t")
}

// who played a game, and when.
func who(t *index.Table, row int) (all []string) {
	for _, c := range []index.Column{index.White, index.Black, index.Date} {
		all = append(all, strings.ReplaceAll(t.Text(row, c), "\t", " "))
	}
	return all
}

// find is the row of a file's game with a line: where it was, or the first with
// the same players and date.
func (c Collection) find(t *index.Table, line string) (row int, ok bool) {
	parts := strings.Split(line, "\t")
	if path, err := filepath.Abs(c.path); err != nil || len(parts) != 5 || parts[0] != path {
		return 0, false
	}
	if n, err := strconv.Atoi(parts[1]); err == nil && n > 0 && n <= t.Len() && slices.Equal(who(t, n-1), parts[2:]) {
		return n - 1, true
	}
	for row := range t.Len() {
		if slices.Equal(who(t, row), parts[2:]) {
			return row, true
		}
	}
	return 0, false
}
