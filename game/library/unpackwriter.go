package library

import (
	"bufio"
	"errors"
	"io"
	"os"
	"path/filepath"

	"passedpawn/game/files/packed"
	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A copyWriter writes the members of a compressed file into a folder. A single member stays
// as it is. Several become one PGN file, so that their games are listed together; so do the
// games that are found, if not all are asked for.
type copyWriter struct {
	dir    string
	from   string // the compressed file
	rules  rules.Games
	sieve  *sieve // finds the games that are asked for, nil for all
	found  int    // how many it has found
	room   int64  // for these, in bytes
	first  string // the copy of the first member
	joined *os.File
	out    *bufio.Writer
	games  *pgn.Joiner // writes to out
	lost   error       // why a member was not read to its end, nil if all were
	failed error       // why nothing more can be written
}

// member writes a member.
func (w *copyWriter) member(name string, in io.Reader) error {
	switch {
	case w.sieve != nil:
		w.failed = w.sifted(name, in)
	case w.first == "":
		w.failed = w.alone(name, in)
	case w.joined == nil:
		w.failed = w.join()
		fallthrough
	default:
		if w.failed == nil {
			w.failed = w.add(name, in)
		}
	}
	return w.failed
}

// alone writes the first member as it is.
func (w *copyWriter) alone(name string, in io.Reader) error {
	if !gamefile.Named(name) {
		name += ".pgn"
	}
	w.first = filepath.Join(w.dir, "games", filepath.Base(name))
	if err := os.Mkdir(filepath.Dir(w.first), 0o700); err != nil {
		return err
	}
	f, err := os.Create(w.first)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, in)
	return errors.Join(err, f.Close())
}

// begin creates the file of all games.
func (w *copyWriter) begin() (err error) {
	name := packed.Plain(filepath.Base(w.from)) + ".pgn"
	if w.joined, err = os.Create(filepath.Join(w.dir, name)); err == nil {
		w.out = bufio.NewWriterSize(w.joined, chunk)
		w.games = pgn.NewJoiner(w.out)
	}
	return err
}

// join begins the file of all games with those of the first member.
func (w *copyWriter) join() error {
	if err := w.begin(); err != nil {
		return err
	}
	f, err := os.Open(w.first)
	if err != nil {
		return err
	}
	defer f.Close()
	return w.add(w.first, f)
}

// chunk is how much is written at a time, in bytes.
const chunk = 1 << 16

// add writes the games of a member as PGN. Those in PGN keep their bytes, so that people can
// choose the encoding, as for any file.
func (w *copyWriter) add(name string, in io.Reader) error {
	s := gamefile.NewScanner(in, name, pgn.Automatic)
	for s.Scan() {
		if err := w.games.Add(w.text(s.Item())); err != nil {
			return err
		}
	}
	w.lose(name, s.Err())
	return nil
}

// lose keeps why a member was not read to its end, if it was not.
func (w *copyWriter) lose(name string, err error) {
	if err != nil && w.lost == nil {
		w.lost = phrase.Errorf("library.member-unread", filepath.Base(name), phrase.Of(err))
	}
}

// sifted writes those games of a member that are asked for.
func (w *copyWriter) sifted(name string, in io.Reader) error {
	if w.joined == nil {
		if err := w.begin(); err != nil {
			return err
		}
		w.first = w.joined.Name()
	}
	s := gamefile.NewScanner(in, name, pgn.Automatic)
	defer func() { w.lose(name, s.Err()) }()
	return w.sieve.pass(s, func(item pgn.Item) error {
		if w.room -= int64(item.Size); w.room < 0 {
			return packed.ErrLarge
		}
		w.found++
		return w.games.Add(w.text(item))
	})
}

// text returns a game as PGN. A game without a start that can be read stays as text.
func (w *copyWriter) text(item pgn.Item) string {
	if item.Format == nil {
		return item.Raw
	}
	if rec, _ := pgn.Read(item, w.rules); rec != nil {
		return pgn.Write(rec)
	}
	return item.Text
}

// close closes the file of all games if the copy was given up.
func (w *copyWriter) close() {
	if w.joined != nil {
		_ = w.joined.Close()
	}
}

// settle puts the file of all games in place of the first member.
func (w *copyWriter) settle() error {
	err := errors.Join(w.out.Flush(), w.joined.Close())
	if w.sieve == nil {
		err = errors.Join(err, os.Remove(w.first))
	} else {
		err = errors.Join(err, os.Mkdir(filepath.Join(w.dir, "games"), 0o700))
	}
	w.first = filepath.Join(w.dir, "games", filepath.Base(w.joined.Name()))
	return errors.Join(err, os.Rename(w.joined.Name(), w.first))
}

// finish completes the copy, with the reason why it lacks something. The copy becomes
// read-only, because a person's changes to it would be lost.
func (w *copyWriter) finish(reason error) error {
	if w.first == "" {
		return reason
	}
	if w.joined != nil {
		if err := w.settle(); err != nil {
			return err
		}
	}
	info, err := os.Stat(w.first)
	if err != nil {
		return err
	}
	note, err := noteOf(info.Size(), reason, w.lost)
	if err != nil {
		return err
	}
	return errors.Join(os.Chmod(w.first, 0o400), os.WriteFile(filepath.Join(w.dir, noteFile), note, 0o600))
}
