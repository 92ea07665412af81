package library

import (
	"errors"
	"io"
	"os"

	"passedpawn/game/atomicfile"
	"passedpawn/game/index"
	"passedpawn/game/pgn"
)

// A Through stands between a file of about that many bytes and what is written to it:
// it may count, and it may end the writing by an error.
type Through func(out io.Writer, size int64) io.Writer

// Cut takes the games in some rows out of the file that holds them all; every
// other byte of it stays. undo puts the file back as it was. Where another
// program has changed the file meanwhile both return ErrChanged and leave it, as
// they do after any other error.
func (c Collection) Cut(t *index.Table, rows []int32, through Through) (undo func(Through) error, err error) {
	path := c.Source(t, int(rows[0]))
	gone := map[int]span{}
	for _, row := range rows {
		offset, size := t.Place(int(row))
		gone[c.number(t, int(row))] = span{offset, size}
	}
	size := int64(1)
	if info, err := os.Stat(path); err == nil {
		size = info.Size()
	}
	var taken cutting
	err = atomicfile.WriteFunc(path, func(w io.Writer) (err error) {
		taken, err = without(through(w, size), path, gone)
		return err
	})
	if err != nil {
		return nil, err
	}
	now := stamp(path)
	return func(through Through) error {
		if stamp(path) != now {
			return ErrChanged
		}
		return atomicfile.WriteFunc(path, func(w io.Writer) error { return taken.restore(through(w, size), path) })
	}, nil
}

// A span is where a game is in a file.
type span struct {
	offset int64
	size   int
}

// A cutting is what was taken out of a file.
type cutting struct {
	games map[int]string                 // with what stood before each, by number
	first int                            // the first game that was left
	gap   string                         // that stood before it
	coder func(io.Writer) io.WriteCloser // of its encoding
}

// without copies a file without some games, by their numbers. What stands
// before the first game, as the mark of an encoding, stays there.
func without(w io.Writer, path string, gone map[int]span) (taken cutting, err error) {
	taken.games = map[int]string{}
	err = scan(path, func(s *pgn.Scanner) error {
		out, lead := s.Encoder(w), ""
		taken.coder = s.Encoder
		for s.Scan() {
			item, gap := s.Item(), s.Between()
			if item.Number == 1 {
				lead = gap
			}
			if at, ok := gone[item.Number]; ok {
				if at != (span{item.Offset, item.Size}) {
					return ErrChanged
				}
				taken.games[item.Number] = gap + item.Raw
				continue
			}
			if taken.first == 0 {
				taken.first, taken.gap, gap = item.Number, gap, lead
			}
			if _, err := io.WriteString(out, gap+item.Raw); err != nil {
				return err
			}
		}
		_, err := io.WriteString(out, s.Between())
		return errors.Join(s.Err(), err, out.Close())
	})
	if err == nil && len(taken.games) < len(gone) {
		err = ErrChanged
	}
	return taken, err
}

// restore copies a file with the games back in their places.
func (c cutting) restore(w io.Writer, path string) error {
	return scan(path, func(s *pgn.Scanner) error {
		out, number := c.coder(w), 1
		var failed error
		put := func(text string) {
			if failed == nil {
				_, failed = io.WriteString(out, text)
			}
		}
		back := func() {
			for ; c.games[number] != ""; number++ {
				put(c.games[number])
			}
		}
		for back(); s.Scan(); back() {
			gap := s.Between()
			if number == c.first {
				gap = c.gap
			}
			put(gap + s.Item().Raw)
			number++
		}
		put(s.Between())
		return errors.Join(s.Err(), failed, out.Close())
	})
}
