package library

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"passedpawn/game/files/packed"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A copyWriter writes the members of a compressed file into a folder. A single member stays
// as it is. Several become one PGN file, so that their games are listed together.
type copyWriter struct {
	dir    string
	from   string // the compressed file
	games  rules.Games
	first  string // the copy of the first member
	joined *os.File
	out    *bufio.Writer
	last   string // the last game in it
	failed error  // why nothing more can be written
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
	for first := true; s.Scan(); first = false {
		item := s.Item()
		text, err := w.text(item)
		if err != nil {
			item.Format = nil
			if text, err = w.text(item); err != nil {
				return err
			}
		}
		if first {
			text = separated(w.last, text)
		}
		if _, err := w.out.WriteString(text + "\n\n"); err != nil {
			return err
		}
		w.last = text
	}
	return nil
}

// text returns a game as PGN.
func (w *copyWriter) text(item pgn.Item) (string, error) {
	var out strings.Builder
	err := gamefile.TypeOf(".pgn").Write(&out, w.games, func(yield func(pgn.Item, error) bool) { yield(item, nil) })
	return trimmed(out.String()), err
}

// separated returns the first game of a member so that it is read as a game of its own
// after the last game of the member before, which may end inside a comment.
func separated(last, game string) string {
	for _, end := range []string{"", "}\n\n"} {
		if text, err := apart(last+end, game, "\n"); err == nil {
			return end + text
		}
	}
	return game
}

// close closes the file of all games if the copy was given up.
func (w *copyWriter) close() {
	if w.joined != nil {
		_ = w.joined.Close()
	}
}

// finish completes the copy, with the reason why it lacks something. The copy becomes
// read-only, because a person's changes to it would be lost.
func (w *copyWriter) finish(reason error) error {
	if w.first == "" {
		return reason
	}
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
	why := ""
	for name, err := range reasons {
		if err == reason {
			why = name
		}
	}
	if reason != nil && why == "" {
		return reason
	}
	info, err := os.Stat(w.first)
	if err != nil {
		return err
	}
	note := fmt.Sprintf("%d %s", info.Size(), why)
	return errors.Join(os.Chmod(w.first, 0o444), os.WriteFile(filepath.Join(w.dir, noteFile), []byte(note), 0o644))
}
