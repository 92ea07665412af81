package library

import (
	"errors"
	"io"
	"os"

	"passedpawn/game/atomicfile"
	"passedpawn/game/index"
	"passedpawn/game/pgn"
)

// Cut takes the games in some rows out of the file that holds them all; every
// other byte of it stays. undo puts the file back as it was. Where another
// program has changed the file meanwhile both return ErrChanged and leave it.
func (c Collection) Cut(t *index.Table, rows []int32) (undo func() error, err error) {
	path := c.Source(t, int(rows[0]))
	gone := map[int]span{}
	for _, row := range rows {
		offset, size := t.Place(int(row))
		gone[c.number(t, int(row))] = span{offset, size}
	}
	before, err := keepCopy(path)
	if err != nil {
		return nil, err
	}
	if err := atomicfile.WriteFunc(path, func(w io.Writer) error { return without(w, path, gone) }); err != nil {
		_ = os.Remove(before)
		return nil, err
	}
	now := File(path, "").stamp()
	return func() error {
		if File(path, "").stamp() != now {
			return ErrChanged
		}
		if err := atomicfile.WriteFunc(path, func(w io.Writer) error { return copyTo(w, before) }); err != nil {
			return err
		}
		return os.Remove(before)
	}, nil
}

// A span is where a game is in a file.
type span struct {
	offset int64
	size   int
}

// without copies a file without some games, by their numbers. What stands
// before the first game, as the mark of an encoding, stays there.
func without(w io.Writer, path string, gone map[int]span) error {
	found := 0
	err := scan(path, func(s *pgn.Scanner) error {
		out := s.Encoder(w)
		lead, begun := "", false
		for s.Scan() {
			item, gap := s.Item(), s.Between()
			if item.Number == 1 {
				lead = gap
			}
			if at, ok := gone[item.Number]; ok {
				if at != (span{item.Offset, item.Size}) {
					return ErrChanged
				}
				found++
				continue
			}
			if !begun {
				gap, begun = lead, true
			}
			if _, err := io.WriteString(out, gap+item.Raw); err != nil {
				return err
			}
		}
		_, err := io.WriteString(out, s.Between())
		return errors.Join(s.Err(), err, out.Close())
	})
	if err == nil && found < len(gone) {
		return ErrChanged
	}
	return err
}

// keepCopy copies a file to where temporary files are.
func keepCopy(path string) (name string, err error) {
	f, err := os.CreateTemp("", "passedpawn-*.pgn")
	if err != nil {
		return "", err
	}
	err = errors.Join(copyTo(f, path), f.Close())
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return f.Name(), err
}

func copyTo(w io.Writer, path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = io.Copy(w, f)
	return err
}
