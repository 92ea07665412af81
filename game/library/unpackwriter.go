package library

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"os"
	"path/filepath"

	"passedpawn/game/files/packed"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A copyWriter writes the members of a compressed file into a folder. A single one stays
// as it is. Several become one PGN file, so that they are listed together.
type copyWriter struct {
	dir    string
	from   string // the compressed file
	games  rules.Games
	first  string // the copy of the first member
	joined *os.File
	out    *bufio.Writer
	failed error // why nothing more can be written
}

// member writes a member.
func (w *copyWriter) member(name string, in io.Reader) error {
	switch {
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
	if err := os.Mkdir(filepath.Dir(w.first), 0o755); err != nil {
		return err
	}
	f, err := os.Create(w.first)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, in)
	return errors.Join(err, f.Close())
}

// join begins the file of all games with those of the first member.
func (w *copyWriter) join() (err error) {
	name := packed.Plain(filepath.Base(w.from)) + ".pgn"
	if w.joined, err = os.Create(filepath.Join(w.dir, name)); err != nil {
		return err
	}
	w.out = bufio.NewWriterSize(w.joined, chunk)
	f, err := os.Open(w.first)
	if err != nil {
		return err
	}
	defer f.Close()
	return w.add(w.first, f)
}

// chunk is how much is written at a time, in bytes.
const chunk = 1 << 16

// add writes the games of a member as PGN. A game without a start that can be read stays
// as text.
func (w *copyWriter) add(name string, in io.Reader) error {
	s := gamefile.NewScanner(in, name, pgn.Automatic)
	for s.Scan() {
		item := s.Item()
		one := func(item pgn.Item) iter.Seq2[pgn.Item, error] {
			return func(yield func(pgn.Item, error) bool) { yield(item, nil) }
		}
		if err := gamefile.TypeOf(".pgn").Write(w.out, w.games, one(item)); err != nil {
			item.Format = nil
			if err := gamefile.TypeOf(".pgn").Write(w.out, w.games, one(item)); err != nil {
				return err
			}
		}
	}
	return nil
}

// finish completes the copy, with the reason why it lacks something. A person cannot
// change it, because it would be lost.
func (w *copyWriter) finish(reason error) error {
	if w.joined != nil {
		if err := errors.Join(w.out.Flush(), w.joined.Close(), os.Remove(w.first)); err != nil {
			return err
		}
		to := filepath.Join(w.dir, "games", filepath.Base(w.joined.Name()))
		if err := os.Rename(w.joined.Name(), to); err != nil {
			return err
		}
		w.first = to
	}
	if w.first != "" {
		if err := os.Chmod(w.first, 0o444); err != nil {
			return err
		}
	}
	text := ""
	for name, err := range reasons {
		if err == reason {
			text = name
		}
	}
	if reason != nil && (text == "" || w.first == "") {
		return reason
	}
	return os.WriteFile(filepath.Join(w.dir, reasonFile), []byte(text), 0o644)
}
