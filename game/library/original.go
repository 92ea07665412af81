package library

import (
	"errors"
	"io"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/openfile"
	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// An Original is the source of a game: a file, the game's number in it, and its bytes.
// The zero Original means no file.
type Original struct {
	Path   string
	Number int // from 1
	Raw    string
	File   pgn.Encoding // of the games in it that are not UTF-8, chosen by the user
	Format pgn.Format   // nil for PGN
	Place  Place
}

// A Place is where the game is in a state of the file; the zero Place is not known.
type Place struct {
	Offset int64
	State  string
}

// OriginalOf is the source of a game found in a file. as is the encoding the user chose
// for the file.
func OriginalOf(item pgn.Item, path string, as pgn.Encoding) Original {
	if item.Format != nil {
		as = item.Encoding
	}
	return Original{Path: path, Number: item.Number, Raw: item.Raw, File: as, Format: item.Format}
}

// A Conflict says what to do if the game in a file has changed since it was read.
type Conflict int

// The ways to resolve a conflict.
const (
	Refuse Conflict = iota // change nothing and return ErrChanged
	Mine                   // replace the version in the file
	Both                   // add the game at the end of the file
)

// ErrChanged means that another program has changed the game in the file.
var ErrChanged = phrase.Errorf("library.another-program-changed-game")

// tries is how often to look for a game in a file that keeps changing.
const tries = 5

// Save replaces the original by a game's text. Every other byte of the file stays, and
// so do its encoding and its line ends. It returns the new place of the game. After an
// error the file is unchanged.
func (f Files) Save(o Original, text string, how Conflict) (now Original, err error) {
	if now, err, done := f.saveLater(o, text); done {
		return now, err
	}
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
	now := Original{Path: o.Path, Number: at.number, Raw: raw, File: o.File, Format: o.Format}
	if at.number > 0 && raw == at.raw { // no byte would change
		return now, nil
	}
	if err := f.keep(o.Path, daily, unwrapped); err != nil {
		return o, err
	}
	if err := f.replace(o.Path, was, func(w io.Writer) error { return at.rewrite(w, o.Path, raw) }); err != nil {
		return o, err
	}
	if at.number == 0 {
		now.Number = at.games + 1
	}
	if at.raw == "" { // nobody looked where it is
		return now, nil
	}
	return f.Placed(now, at.offset), nil
}

// spot is the current place of a game in a file.
type spot struct {
	number int // 0 if it is not there
	offset int64
	raw    string // its bytes, "" if its offset is not known
	games  int
	joint  string       // the text between two games
	legacy pgn.Encoding // of the first game that is not UTF-8
	utf8   bool         // a game is UTF-8 and not only ASCII
}

// find looks for the game at its number, then for one with the same bytes.
func (o Original) find() (at spot, err error) {
	err = scan(o.Path, func(s gamefile.Scanner) error {
		for s.Scan() {
			item := s.Item()
			at.games++
			at.joint = gamefile.Of(item.Format).Joint()
			if !pgn.ASCII(item.Raw) {
				at.encoded(o.File.Of(item.Raw))
			}
			if item.Raw == o.Raw && (at.number == 0 || item.Number == o.Number) {
				at.number, at.offset, at.raw = item.Number, item.Offset, item.Raw
			}
		}
		return s.Err()
	})
	return at, err
}

// encoded notes the encoding of a game that is not only ASCII.
func (at *spot) encoded(as pgn.Encoding) {
	switch {
	case as == pgn.UTF8:
		at.utf8 = true
	case at.legacy == "":
		at.legacy = as
	}
}

func scan(path string, do func(gamefile.Scanner) error) error {
	f, err := openfile.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return do(gamefile.NewScanner(f, path, pgn.Automatic))
}

// encode gives a text the line ends and the encoding of the game it replaces, and the
// original bytes if nothing was changed. A game in ASCII uses the encoding of the other
// games in the file. If that lacks a character, the game is written in UTF-8, as each
// game is read by itself.
func (at spot) encode(text string, o Original) string {
	as := o.File.Of(o.Raw)
	if pgn.ASCII(o.Raw) && at.legacy != "" && !at.utf8 {
		as = at.legacy
	}
	if strings.ReplaceAll(as.Decode(o.Raw), "\r\n", "\n") == text {
		return o.Raw
	}
	if strings.Contains(o.Raw, "\r\n") {
		text = strings.ReplaceAll(text, "\n", "\r\n")
	}
	if raw, ok := as.Encode(text); ok && (pgn.ASCII(raw) || o.File.Of(raw) == as) { // so that it is read the same way
		return raw
	}
	return text
}

// rewrite copies the file with one game replaced, or one added at its end.
func (at spot) rewrite(w io.Writer, path, raw string) error {
	if done, err := at.splice(w, path, raw); done {
		return err
	}
	return at.rescan(w, path, raw)
}

// splice is rewrite for a game whose bytes are known to be in the file at an offset. That
// copies the rest without a look at its games.
func (at spot) splice(w io.Writer, path, raw string) (done bool, err error) {
	if at.raw == "" {
		return false, nil
	}
	f, err := openfile.Open(path)
	if err != nil {
		return true, err
	}
	defer f.Close()
	there := make([]byte, len(at.raw))
	if _, err := f.ReadAt(there, at.offset); err != nil || string(there) != at.raw { // in UTF-16 they are others
		return false, nil
	}
	_, before := io.CopyN(w, f, at.offset)
	_, game := io.WriteString(w, raw)
	_, skip := f.Seek(int64(len(at.raw)), io.SeekCurrent)
	_, behind := io.Copy(w, f)
	return true, errors.Join(before, game, skip, behind)
}

// rescan is rewrite for a file that is gone through game by game.
func (at spot) rescan(w io.Writer, path, raw string) error {
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
