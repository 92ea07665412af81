package library

import (
	"errors"
	"io"
	"strings"

	"passedpawn/game/atomicfile"
	"passedpawn/game/gamefile"
	"passedpawn/game/openfile"
	"passedpawn/game/pgn"
	"passedpawn/game/phrase"
)

// An Original is where a game was read from: a file, its number in it, and its
// bytes there. The zero Original is nowhere.
type Original struct {
	Path   string
	Number int // from 1
	Raw    string
	File   pgn.Encoding // of the games in it that are no UTF-8, as a person said
	Format pgn.Format   // nil for PGN
}

// OriginalOf is where a game that was found in a file is. as is the encoding that a
// person said its games are in.
func OriginalOf(item pgn.Item, path string, as pgn.Encoding) Original {
	if item.Format != nil {
		as = item.Encoding
	}
	return Original{path, item.Number, item.Raw, as, item.Format}
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
var ErrChanged = phrase.Errorf("library.another-program-changed-game")

// tries is how often a game is looked for again in a file that changes meanwhile.
const tries = 5

// Save puts a game's text in the place of the original. Every other byte of the
// file stays, and so do its encoding and its line ends. It returns where the
// game is then. After an error the file is as it was.
func (f Files) Save(o Original, text string, how Conflict) (now Original, err error) {
	f, unlock, err := f.lock(o.Path)
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
	raw := at.encode(strings.TrimRight(text, "\n"), o)
	if err := f.keep(o.Path, daily, unwrapped); err != nil {
		return o, err
	}
	if err := f.replace(o.Path, was, func(w io.Writer) error { return at.rewrite(w, o.Path, raw) }); err != nil {
		return o, err
	}
	if at.number == 0 {
		at.number = at.games + 1
	}
	return Original{o.Path, at.number, raw, o.File, o.Format}, nil
}

// spot is where a game is in a file as it is now.
type spot struct {
	number int // 0 for nowhere
	games  int
	joint  string       // that stands between two of them
	legacy pgn.Encoding // of the first game that is no UTF-8
	utf8   bool         // a game is, and has more than ASCII
}

// find looks for the game at its number, and else for one with the same bytes.
func (o Original) find() (at spot, err error) {
	err = scan(o.Path, func(s gamefile.Scanner) error {
		for s.Scan() {
			item := s.Item()
			at.games++
			at.joint = gamefile.Joint(gamefile.Format(item.Format))
			switch as := o.File.Of(item.Raw); {
			case as != pgn.UTF8 && at.legacy == "":
				at.legacy = as
			case as == pgn.UTF8 && !ascii(item.Raw):
				at.utf8 = true
			}
			if item.Raw == o.Raw && (at.number == 0 || item.Number == o.Number) {
				at.number = item.Number
			}
		}
		return s.Err()
	})
	return at, err
}

func scan(path string, do func(gamefile.Scanner) error) error {
	f, err := openfile.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return do(gamefile.NewScanner(f, path, pgn.Automatic))
}

// encode gives a text the line ends and the encoding of the game that it replaces, and
// the very bytes where nothing was changed. A game in ASCII is written as the others of
// the file are. What that cannot hold is written in UTF-8: each game is read by itself.
func (at spot) encode(text string, o Original) string {
	as := o.File.Of(o.Raw)
	if ascii(o.Raw) && at.legacy != "" && !at.utf8 {
		as = at.legacy
	}
	if strings.ReplaceAll(as.Decode(o.Raw), "\r\n", "\n") == text {
		return o.Raw
	}
	if strings.Contains(o.Raw, "\r\n") {
		text = strings.ReplaceAll(text, "\n", "\r\n")
	}
	if raw, ok := as.Encode(text); ok && (ascii(raw) || o.File.Of(raw) == as) { // and so it will be read
		return raw
	}
	return text
}

// ascii reports whether a text is in every encoding the same.
func ascii(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return r >= 0x80 })
}

// rewrite copies the file with one game replaced, or one more at its end.
func (at spot) rewrite(w io.Writer, path, raw string) error {
	return scan(path, func(s gamefile.Scanner) error {
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
			tail = strings.TrimRight(tail, "\r\n") + at.joint + raw + "\n"
		}
		return errors.Join(s.Err(), put(tail), out.Close())
	})
}
