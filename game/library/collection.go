package library

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"passedpawn/game/index"
	"passedpawn/game/pgn"
	"passedpawn/game/rules"
)

// A Collection is games that can be listed and searched: those a person keeps,
// or those of a file.
type Collection struct {
	path   string  // of the file
	folder *Folder // or the kept games
	cache  string  // folder for what was found out about files, "" for none
	games  rules.Games
}

// Kept is the games of the folder.
func (f *Folder) Kept() Collection { return Collection{folder: f, games: f.games} }

// File is the games of a file. What is found out about it is kept in the folder
// cache, which may be cleared at any time. games are the rule sets it may be of.
func File(path, cache string, games rules.Games) Collection {
	return Collection{path: path, cache: cache, games: games}
}

// Own reports whether the games are those a person keeps.
func (c Collection) Own() bool { return c.folder != nil }

// Path is the file, "" for the kept games.
func (c Collection) Path() string { return c.path }

// pause is how long a list stands before a longer one takes its place.
const pause = 150 * time.Millisecond

// List lists the games, without reading their moves. publish is told of the
// list as it grows and of how much has been read, from 0 to 1.
func (c Collection) List(ctx context.Context, publish func(*index.Table, float64)) (*index.Table, error) {
	if c.folder != nil {
		return c.folder.table()
	}
	if t := c.cached(); t != nil {
		return t, nil
	}
	f, err := os.Open(c.path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	size := int64(1)
	if info, err := f.Stat(); err == nil {
		size = max(info.Size(), 1)
	}
	last := time.Now()
	due := func() bool {
		if time.Since(last) < pause {
			return false
		}
		last = time.Now()
		return true
	}
	return index.Scan(ctx, f, due, func(t *index.Table, n int64) { publish(t, float64(n)/float64(size)) })
}

// table lists the kept games, the last changed first.
func (f *Folder) table() (*index.Table, error) {
	entries, err := f.List()
	b := index.NewBuilder()
	for _, e := range entries {
		for _, item := range e.Games {
			b.Add(item, e.Name)
		}
	}
	return b.Table(), err
}

// Deepen reads the moves of all games, so that positions can be searched. The
// positions stay open until they are closed.
func (c Collection) Deepen(ctx context.Context, t *index.Table, progress index.Progress) (*index.Table, *Searchable, error) {
	out, kept, err := c.scratch()
	if err != nil {
		return t, nil, err
	}
	deep, size, err := index.Deepen(ctx, t, c.games, c.items(t), out, progress)
	if err != nil {
		_ = out.Close()
		_ = os.Remove(out.Name())
		return t, nil, err
	}
	s := &Searchable{Positions: index.NewPositions(out, size), file: out, scratch: !kept}
	if kept {
		c.remember(deep)
	}
	return deep, s, nil
}

// Searchable is the positions of a collection, on the disk.
type Searchable struct {
	*index.Positions
	file    *os.File
	scratch bool
}

// Close ends the use of the positions.
func (s *Searchable) Close() {
	_ = s.file.Close()
	if s.scratch {
		_ = os.Remove(s.file.Name())
	}
}

// scratch is the file that positions are written to: one that is kept, beside
// the cached list, or a temporary one.
func (c Collection) scratch() (f *os.File, kept bool, err error) {
	if name := c.cacheFile(); name != "" {
		if os.MkdirAll(c.cache, 0o755) == nil {
			if f, err = os.Create(name + ".positions"); err == nil {
				return f, true, nil
			}
		}
	}
	f, err = os.CreateTemp("", "passedpawn-*.positions")
	return f, false, err
}

// Remembered is the list and the positions of a file that has not changed since
// they were made.
func (c Collection) Remembered() (*index.Table, *Searchable, bool) {
	t := c.cached()
	if t == nil {
		return nil, nil, false
	}
	f, err := os.Open(c.cacheFile() + ".positions")
	if err != nil {
		return nil, nil, false
	}
	info, err := f.Stat()
	if err != nil {
		_ = f.Close()
		return nil, nil, false
	}
	return t, &Searchable{Positions: index.NewPositions(f, info.Size()), file: f}, true
}

func (c Collection) cacheFile() string {
	if c.cache == "" || c.path == "" {
		return ""
	}
	abs, err := filepath.Abs(c.path)
	if err != nil {
		return ""
	}
	return filepath.Join(c.cache, fmt.Sprintf("%x", sha256.Sum256([]byte(abs)))[:24])
}

// stamp tells a file from the same one at another time.
func stamp(path string) string {
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	return fmt.Sprintf("%d %d", info.Size(), info.ModTime().UnixNano())
}

func (c Collection) cached() *index.Table {
	name := c.cacheFile()
	if name == "" {
		return nil
	}
	f, err := os.Open(name + ".games")
	if err != nil {
		return nil
	}
	defer f.Close()
	t, err := index.Read(f, stamp(c.path))
	if err != nil {
		return nil
	}
	return t
}

// remember writes the list to the cache; that it cannot be is no harm.
func (c Collection) remember(t *index.Table) {
	f, err := os.Create(c.cacheFile() + ".games")
	if err != nil {
		return
	}
	err = t.Write(f, stamp(c.path))
	if closed := f.Close(); err != nil || closed != nil {
		_ = os.Remove(f.Name())
	}
}

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
			for s.Scan() && yield(s.Item().Number-1, s.Item()) {
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
		err = fmt.Errorf("%s has changed: the game is no longer there", filepath.Base(path))
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
