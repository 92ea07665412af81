package library

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"passedpawn/game/atomicfile"
	"passedpawn/game/pgn"
	"passedpawn/game/rules"
)

// An Original is where a game was read from: a file, its number in it, and its
// bytes there. The zero Original is nowhere.
type Original struct {
	Path   string
	Number int // from 1
	Raw    string
}

// A Conflict says what to do where a file no longer holds the game as it was
// read.
type Conflict int

// What may be done about it.
const (
	Refuse Conflict = iota // change nothing and return ErrChanged
	Mine                   // the game goes where the other one is
	Both                   // it goes behind all others
)

// ErrChanged is returned where another program has changed the game in the file
// meanwhile.
var ErrChanged = rules.Errorf("another program has changed the game in the file")

// tries is how often a game is looked for again in a file that changes meanwhile.
const tries = 5

// Save puts a game's text in the place of the original. Every other byte of the
// file stays, and so do its encoding and its line ends. It returns where the
// game is then. After an error the file is as it was.
func (f Files) Save(o Original, text string, how Conflict) (now Original, err error) {
	unlock, err := f.lock(o.Path)
	if err != nil {
		return o, err
	}
	defer unlock()
	for range tries {
		now, err = f.save(o, text, how)
		if !errors.Is(err, atomicfile.ErrChanged) {
			return now, err
		}
	}
	return o, ErrChanged
}

func (f Files) save(o Original, text string, how Conflict) (Original, error) {
	was, err := atomicfile.Look(o.Path)
	if err != nil {
		return o, err
	}
	at, err := o.find()
	if err != nil {
		return o, err
	}
	if at.number == 0 {
		switch {
		case how == Refuse:
			return o, ErrChanged
		case how == Mine && o.Number <= at.games:
			at.number = o.Number
		}
	}
	raw, err := at.encode(strings.TrimRight(text, "\n"), o.Raw)
	if err != nil {
		return o, fmt.Errorf("the file %s: %w", filepath.Base(o.Path), err)
	}
	if err := f.keep(o.Path, daily, plain); err != nil {
		return o, err
	}
	if err := atomicfile.Replace(o.Path, was, func(w io.Writer) error { return at.rewrite(w, o.Path, raw) }); err != nil {
		return o, err
	}
	if at.number == 0 {
		at.number = at.games + 1
	}
	return Original{o.Path, at.number, raw}, nil
}

// spot is where a game is in a file as it is now.
type spot struct {
	number int // 0 for nowhere
	games  int
	legacy bool // some game is no UTF-8
}

// find looks for the game at its number, and else for one with the same bytes.
func (o Original) find() (at spot, err error) {
	err = scan(o.Path, func(s *pgn.Scanner) error {
		for s.Scan() {
			item := s.Item()
			at.games++
			at.legacy = at.legacy || !utf8.ValidString(item.Raw)
			if item.Raw == o.Raw && (at.number == 0 || item.Number == o.Number) {
				at.number = item.Number
			}
		}
		return s.Err()
	})
	return at, err
}

func scan(path string, do func(*pgn.Scanner) error) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return do(pgn.NewScanner(f))
}

// encode gives a text the line ends and the encoding of the file.
func (at spot) encode(text, old string) (string, error) {
	if strings.Contains(old, "\r\n") {
		text = strings.ReplaceAll(text, "\n", "\r\n")
	}
	if !at.legacy {
		return text, nil
	}
	out, err := charmap.Windows1252.NewEncoder().String(text)
	if err != nil {
		return text, errors.New("the file is written in Windows-1252, which lacks a sign of this game; save it under another name")
	}
	return out, nil
}

// rewrite copies the file with one game replaced, or one more at its end.
func (at spot) rewrite(w io.Writer, path, raw string) error {
	return scan(path, func(s *pgn.Scanner) error {
		out := s.Encoder(w)
		put := func(text string) error {
			_, err := io.WriteString(out, text)
			return err
		}
		for s.Scan() {
			item := s.Item()
			text := item.Raw
			if item.Number == at.number {
				text = raw
			}
			if err := errors.Join(put(s.Between()), put(text)); err != nil {
				return err
			}
		}
		tail := s.Between()
		if at.number == 0 {
			tail = strings.TrimRight(tail, "\r\n") + "\n\n" + raw + "\n"
		}
		return errors.Join(s.Err(), put(tail), out.Close())
	})
}
