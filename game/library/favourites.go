package library

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library/index"
)

// A favourite is a line: the name of a file in the folder of games; or the path of
// another file with the game's number, players and date, so that the game is found even
// if others have been inserted before it.

// Favourites returns the rows of a collection's table that the user has marked.
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
	m := c.marks(t)
	for line := range marked {
		if row, ok := m.find(line); ok {
			rows[row] = true
		}
	}
	return rows
}

// SetFavourites marks games in the rows of a table, or unmarks them.
func (f *Folder) SetFavourites(c Collection, t *index.Table, rows []int32, yes bool) error {
	m, lines, chosen := c.marks(t), map[string]bool{}, map[int32]bool{}
	for _, row := range rows {
		lines[m.line(row)], chosen[row] = true, true
	}
	defer f.gate()()
	marked := f.marked()
	if yes {
		maps.Copy(marked, lines)
	} else {
		maps.DeleteFunc(marked, func(line string, _ bool) bool {
			if lines[line] {
				return true
			}
			row, ok := m.find(line)
			return ok && chosen[row]
		})
	}
	text := strings.Join(slices.Sorted(maps.Keys(marked)), "\n") + "\n"
	return atomicfile.Write(f.favourites(), []byte(text))
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

// marks finds the games of a table by their lines.
type marks struct {
	table *index.Table
	path  string           // of the file, "" for the user's own games
	who   map[string]int32 // the first game with these players and this date; nil until it is needed
}

func (c Collection) marks(t *index.Table) *marks {
	if c.Own() {
		return &marks{table: t}
	}
	path, err := filepath.Abs(c.Path())
	if err != nil {
		path = c.Path()
	}
	return &marks{table: t, path: path}
}

// line is the line of a game.
func (m *marks) line(row int32) string {
	if m.path == "" {
		return m.table.Text(int(row), index.File)
	}
	return m.path + "\t" + strconv.Itoa(int(row)+1) + "\t" + m.played(row)
}

// played is the players and the date of a game.
func (m *marks) played(row int32) string {
	var all []string
	for _, c := range []index.Column{index.White, index.Black, index.Date} {
		all = append(all, strings.ReplaceAll(m.table.Text(int(row), c), "\t", " "))
	}
	return strings.Join(all, "\t")
}

// find is the row of the game with a line: the game at its old number, or the first with
// the same players and date.
func (m *marks) find(line string) (row int32, ok bool) {
	path, rest, _ := strings.Cut(line, "\t")
	number, who, ok := strings.Cut(rest, "\t")
	if !ok || path != m.path {
		return 0, false
	}
	if n, err := strconv.Atoi(number); err == nil && n > 0 && n <= m.table.Len() && m.played(int32(n-1)) == who {
		return int32(n - 1), true
	}
	if m.who == nil {
		m.who = map[string]int32{}
		for row := int32(m.table.Len()) - 1; row >= 0; row-- {
			m.who[m.played(row)] = row
		}
	}
	row, ok = m.who[who]
	return row, ok
}
