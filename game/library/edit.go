package library

import (
	"errors"
	"slices"
	"strings"

	"passedpawn/game/library/index"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// Edit changes the text of the games in some rows, which are all in one file, in one
// pass. change returns the new text of the game in a row, or its text as it is. Every
// other byte of the file stays, and each game keeps its encoding and its line ends. The
// backup takes all of it back; it is the zero Backup if no text is new. After an error,
// such as ErrChanged if another program has changed the games, the file is unchanged.
func (f Files) Edit(c Collection, t *index.Table, rows []int32, wrap WrapWriter, change func(row int32, item pgn.Item) string) (Backup, error) {
	if len(rows) == 0 {
		return Backup{}, nil
	}
	path := c.Source(t, int(rows[0]))
	e := editing{c: c, t: t, rows: make(map[int]int32, len(rows)), path: path, change: change}
	for _, row := range rows {
		e.rows[c.number(t, int(row))] = row
	}
	return f.change(path, about{Change: edited, Title: c.titles(t, rows)}, wrap, func(to *changing) error {
		e.to = to
		return scan(path, e.file)
	})
}

// An editing changes games of a file.
type editing struct {
	c      Collection
	t      *index.Table
	rows   map[int]int32 // by the number of the game in the file
	path   string
	change func(int32, pgn.Item) string
	to     *changing
	known  *Style // of the file, once it was needed
}

// file copies the file with its changes.
func (e *editing) file(s gamefile.Scanner) error {
	out := s.Encoder(e.to.out)
	e.to.out = out
	found := 0
	for s.Scan() {
		item, gap := s.Item(), s.Between()
		row, wanted := e.rows[item.Number]
		if !wanted {
			if err := errors.Join(e.to.keep(gap), e.to.keep(item.Raw)); err != nil {
				return err
			}
			continue
		}
		found++
		if err := errors.Join(e.to.keep(gap), e.game(row, item)); err != nil {
			return err
		}
	}
	switch err := s.Err(); {
	case err != nil:
		return err
	case found < len(e.rows):
		return ErrChanged
	case e.to.games == 0:
		return errNothing
	}
	return errors.Join(e.to.keep(s.Between()), out.Close())
}

// game writes a game that may change.
func (e *editing) game(row int32, item pgn.Item) error {
	offset, size := e.t.Place(int(row))
	was := item.As(e.c.as)
	if offset != item.Offset || size != item.Size || !slices.Equal(playersOf(was), playersIn(e.t, int(row))) {
		return ErrChanged
	}
	raw := item.Raw
	if item.Format == nil {
		if text := e.change(row, was); text != was.Text {
			raw = e.encode(text, item)
		}
	}
	if raw == item.Raw {
		return e.to.keep(raw)
	}
	e.to.games++
	from, to := differ(item.Raw, raw)
	return errors.Join(e.to.keep(raw[:from]), e.to.put(raw[from:len(raw)-to], item.Raw[from:len(item.Raw)-to]), e.to.keep(raw[len(raw)-to:]))
}

// differ returns how many bytes two texts have in common at their beginning and, apart
// from these, at their end.
func differ(a, b string) (from, to int) {
	n := min(len(a), len(b))
	for from < n && a[from] == b[from] {
		from++
	}
	for to < n-from && a[len(a)-1-to] == b[len(b)-1-to] {
		to++
	}
	return from, to
}

// encode returns a text in the encoding of the game that it replaces, or for a game in
// ASCII in that of the other games. A game whose encoding lacks a letter becomes UTF-8.
func (e *editing) encode(text string, item pgn.Item) string {
	as := e.c.as.Of(item.Raw)
	if pgn.ASCII(item.Raw) && !pgn.ASCII(text) {
		as = e.style().Encoding
	}
	return encoded(text, as, e.c.as)
}

// encoded returns a text in an encoding if it would be read as that again, given the
// encoding that the user chose for the file, and in UTF-8 otherwise.
func encoded(text string, as, file pgn.Encoding) string {
	if raw, ok := as.Encode(text); ok && (pgn.ASCII(raw) || file.Of(raw) == as) {
		return raw
	}
	return strings.ToValidUTF8(text, "\ufffd")
}

// style returns the style of the file, which is read for it only once and when needed.
func (e *editing) style() Style {
	if e.known == nil {
		s, _ := StyleOf(e.path, e.c.as) // an error shows up where the games are read
		e.known = &s
	}
	return *e.known
}
