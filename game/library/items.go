package library

import (
	"bytes"
	"io"
	"iter"
	"slices"

	"passedpawn/game/library/index"
	"passedpawn/game/library/journal"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
)

// items iterates over the games of the collection and their rows in its table. It sets
// failed if a file could not be read to its end.
func (c Collection) items(t *index.Table, failed *error) iter.Seq2[int, pgn.Item] {
	return func(yield func(int, pgn.Item) bool) {
		if c.folder != nil {
			for row := range t.Len() {
				if item, err := c.Item(t, row); err == nil && !yield(row, item) {
					return
				}
			}
			return
		}
		*failed = c.files.scan(c.path, func(s gamefile.Scanner) error {
			for s.Scan() {
				if item := s.Item().As(c.as); !yield(item.Number-1, item) {
					break
				}
			}
			return s.Err()
		})
	}
}

// Alone reports whether the game in a row is the only one in its file.
func (c Collection) Alone(t *index.Table, row int) bool { return c.together(t, row) == 1 }

// together is the number of games in the file of the game in a row.
func (c Collection) together(t *index.Table, row int) int {
	if c.folder == nil {
		return t.Len()
	}
	n := c.number(t, row)
	for row++; row < t.Len() && t.Text(row, index.File) == t.Text(row-1, index.File); row++ {
		n++
	}
	return n
}

// Source is the path of the file with the game in a row.
func (c Collection) Source(t *index.Table, row int) string {
	if c.folder != nil {
		return c.folder.Path(t.Text(row, index.File))
	}
	return c.Path()
}

// Item reads the game in a row.
func (c Collection) Item(t *index.Table, row int) (pgn.Item, error) {
	path := c.path
	if c.folder != nil {
		path = c.Source(t, row)
	}
	f, err := c.files.open(path)
	if err != nil {
		return pgn.Item{}, err
	}
	defer f.Close()
	if item, there := c.itemIn(f, t, row, scanned(path)); there && c.unmoved(f, t, row) {
		return item, nil
	}
	number := c.number(t, row)
	games, err := c.files.counted(path, map[int]bool{number: true})
	return games[number].As(c.as), err
}

// unmoved reports whether the games in a row's file are still where they were when it
// was listed: there is still only space after the last one. Otherwise a game without tags
// could be confused with part of another.
func (c Collection) unmoved(f *journal.File, t *index.Table, row int) bool {
	last := t.Len() - 1
	if c.folder != nil {
		for last = row; last+1 < t.Len() && t.Text(last+1, index.File) == t.Text(row, index.File); {
			last++
		}
	}
	offset, size := t.Place(last)
	if offset+int64(size) > f.Size() {
		return false
	}
	const most = 4096 // of space
	rest := make([]byte, min(f.Size()-offset-int64(size), most))
	_, err := f.ReadAt(rest, offset+int64(size))
	return (err == nil || err == io.EOF) && len(rest) < most && len(bytes.TrimSpace(rest)) == 0
}

// itemIn reads the game in a row from its old place in the file. It fails for UTF-16, or
// if the file has changed.
func (c Collection) itemIn(f *journal.File, t *index.Table, row int, find func(text string) []pgn.Item) (item pgn.Item, there bool) {
	offset, size := t.Place(row)
	raw := make([]byte, size)
	if _, err := f.ReadAt(raw, offset); err != nil && err != io.EOF {
		return pgn.Item{}, false
	}
	items := find(string(raw))
	for i := range items {
		items[i] = items[i].As(c.as)
	}
	if len(items) != 1 || len(items[0].Raw) != size || !slices.Equal(playersIn(t, row), playersOf(items[0])) {
		return pgn.Item{}, false
	}
	items[0].Offset = offset
	items[0].Number = c.number(t, row)
	return items[0], true
}

// scanned returns the function that finds the games in a part of a file.
func scanned(path string) func(text string) []pgn.Item {
	return func(text string) []pgn.Item { return gamefile.Scan(text, path) }
}

// number is the number of a game in its file, from 1.
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

func playersIn(t *index.Table, row int) []string {
	return []string{t.Text(row, index.White), t.Text(row, index.Black)}
}

func playersOf(item pgn.Item) []string {
	known := func(name string) string {
		if v := item.Tag(name); v != "?" && v != "-" {
			return v
		}
		return ""
	}
	return []string{known("White"), known("Black")}
}

// Export writes games for a target, one after the other. Games in its format are copied
// unchanged.
func (c Collection) Export(w io.Writer, t *index.Table, rows []int32, to gamefile.Type) error {
	return to.Write(w, c.games, c.chosen(t, rows))
}

// chosen is the games in some rows, in their order, up to one that cannot be found.
func (c Collection) chosen(t *index.Table, rows []int32) iter.Seq2[pgn.Item, error] {
	return func(yield func(pgn.Item, error) bool) {
		item := c.Item
		if c.folder == nil {
			f, err := c.files.open(c.path)
			if err != nil {
				yield(pgn.Item{}, err)
				return
			}
			defer f.Close()
			item = c.many(f, rows)
		}
		for _, row := range rows {
			if item, err := item(t, int(row)); !yield(item, err) || err != nil {
				return
			}
		}
	}
}

// Records is the games in some rows, as far as each can be read, with the rules of each. A
// game that cannot be read at all is an error, and the next one follows. At a game that cannot
// be found it ends with an error.
func (c Collection) Records(t *index.Table, rows []int32) iter.Seq2[Read, error] {
	return func(yield func(Read, error) bool) {
		for item, err := range c.chosen(t, rows) {
			if err != nil {
				yield(Read{}, err)
				return
			}
			rec, err := pgn.Read(item, c.games)
			if rec == nil {
				if !yield(Read{}, err) {
					return
				}
				continue
			}
			r, ok := c.games.Find(rec.Rules)
			if ok && !yield(Read{rec, r}, nil) {
				return
			}
		}
	}
}

// A Read is a game that was read, and its rules.
type Read struct {
	Record *record.Record
	Rules  rules.Rules
}

// often is after how many games it is checked that the file is as it was listed.
const often = 100

// many is Item for some rows of one file. It reads the file at most once to find all the
// games that have moved.
func (c Collection) many(f *journal.File, rows []int32) func(*index.Table, int) (pgn.Item, error) {
	var games map[int]pgn.Item
	find := scanned(c.path)
	if gamefile.IsBytePGN(io.NewSectionReader(f, 0, f.Size()), c.path) {
		find = pgn.Scan
	}
	read := 0
	return func(t *index.Table, row int) (item pgn.Item, err error) {
		if games == nil {
			item, there := c.itemIn(f, t, row, find)
			if read++; there && (read%often != 1 || c.unmoved(f, t, row)) {
				return item, nil
			}
			numbers := map[int]bool{}
			for _, r := range rows {
				numbers[c.number(t, int(r))] = true
			}
			games, err = c.files.counted(c.path, numbers)
		}
		return games[c.number(t, row)].As(c.as), err
	}
}
