package library

import (
	"bufio"
	"errors"
	"io"
	"path/filepath"
	"strings"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/openfile"
	"passedpawn/game/files/packed"
	"passedpawn/game/library/index"
	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
)

// An Addition is games to be added at the end of a PGN file, which may not exist yet.
// Each is copied unchanged, if the file is in its encoding and has its line ends.
type Addition struct {
	To    string       // the file
	As    pgn.Encoding // of the games in it that are not UTF-8, chosen by the user
	Style Style
	From  Collection
	Table *index.Table
	Rows  []int32
}

// Add prepares an addition: it reads how the file is written.
func Add(to string, as pgn.Encoding, from Collection, t *index.Table, rows []int32) (Addition, error) {
	a := Addition{To: to, As: as, From: from, Table: t, Rows: rows}
	if !from.Own() && realPath(from.path) == realPath(to) {
		return a, phrase.Errorf("library.same-file")
	}
	if err := Writable(to); err != nil {
		return a, err
	}
	var err error
	a.Style, err = from.files.style(to, as)
	if err == nil && a.Style.Format != nil {
		err = phrase.Errorf("library.only-pgn-grows")
	}
	return a, err
}

// Writable returns the reason why a file cannot be changed, with its name, nil if it can.
func Writable(path string) error {
	if packed.Is(path) {
		return ErrPacked
	}
	if err := atomicfile.Writable(path); err != nil {
		return phrase.Errorf("atomicfile.file-not-written", filepath.Base(path), err)
	}
	return nil
}

// Foreign returns how many of the games have letters that the encoding of the file lacks.
// These are added in UTF-8.
func (a Addition) Foreign() (n int, err error) {
	if a.Style.Encoding == pgn.UTF8 {
		return 0, nil
	}
	for item, err := range a.From.chosen(a.Table, a.Rows) {
		if err != nil {
			return n, err
		}
		text, err := a.text(item)
		if err != nil {
			return n, err
		}
		if a.raw(text) == text && !pgn.ASCII(text) {
			n++
		}
	}
	return n, nil
}

// text returns the text of a game as it is to be in the file, in UTF-8.
func (a Addition) text(item pgn.Item) (string, error) {
	text := trimmed(item.Text) // a game without a result ends where the next one begins
	if item.Format != nil {
		rec, err := pgn.Read(item, a.From.games)
		if rec == nil {
			return "", phrase.Errorf("library.game-unread", filepath.Base(a.From.path), err)
		}
		text = strings.TrimRight(pgn.Write(rec), "\n")
	}
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if a.Style.CRLF {
		text = strings.ReplaceAll(text, "\n", "\r\n")
	}
	return text, nil
}

func trimmed(text string) string { return strings.TrimRight(text, " \t\r\n") }

// raw returns a text in the encoding of the file.
func (a Addition) raw(text string) string {
	if a.Style.Wide {
		return text // the whole file is encoded
	}
	return encoded(text, a.Style.Encoding, a.As)
}

// Append adds games at the end of a file, or writes them to a new one. Every byte that is
// there stays. The backup takes it back.
func (f Files) Append(a Addition, wrap WrapWriter) (Backup, error) {
	title := a.From.titles(a.Table, a.Rows)
	return f.change(a.To, about{Change: added, Title: title}, wrap, func(to *changing) error { return a.write(to) })
}

func (a Addition) write(to *changing) error {
	if to.was.There != a.Style.There || to.was.Size != a.Style.Bytes {
		return ErrChanged
	}
	if !a.Style.There {
		return a.games(to, "", "")
	}
	f, err := openfile.Open(a.To)
	if err != nil {
		return err
	}
	defer f.Close()
	text, mark := pgn.Unmarked(bufio.NewReaderSize(f, 1<<16))
	out := pgn.Marked(to.out, mark)
	to.out = out
	var end tail
	n, err := io.Copy(io.MultiWriter(out, &end), text)
	to.unchanged += int(n)
	if err != nil {
		return err
	}
	return errors.Join(a.games(to, end.joint(n, a.lineEnd()), a.Style.last.Raw), out.Close())
}

func (a Addition) lineEnd() string {
	if a.Style.CRLF {
		return "\r\n"
	}
	return "\n"
}

// errOpen means that a game would be read as a part of the one before it.
var errOpen = phrase.Errorf("library.game-before-open")

// games writes the games, with a joint before the first.
func (a Addition) games(to *changing, joint, before string) error {
	size := 0
	put := func(text string) error {
		size += len(text)
		return write(to.out, text)
	}
	for item, err := range a.From.chosen(a.Table, a.Rows) {
		if err != nil {
			return err
		}
		text, err := a.text(item)
		if err != nil {
			return err
		}
		raw, ok := pgn.Separated(before, a.raw(text), a.lineEnd())
		if !ok {
			return phrase.Errorf("library.game-not-added", filepath.Base(a.From.path), item.Number, item.Line, errOpen)
		}
		if err := errors.Join(put(joint), put(raw)); err != nil {
			return err
		}
		to.games++
		before, joint = raw, a.lineEnd()+a.lineEnd()
	}
	if to.games == 0 {
		return errNothing
	}
	err := put(a.lineEnd())
	to.place(size, 0)
	return err
}

// A tail remembers the last bytes of a text.
type tail struct{ text string }

// Write implements io.Writer.
func (t *tail) Write(b []byte) (int, error) {
	t.text += string(b[max(0, len(b)-4):])
	t.text = t.text[max(0, len(t.text)-4):]
	return len(b), nil
}

// joint returns what has to follow a text of some bytes so that a game can follow after
// an empty line.
func (t *tail) joint(n int64, end string) string {
	text := strings.ReplaceAll(t.text, "\r\n", "\n")
	switch {
	case n == 0, strings.HasSuffix(text, "\n\n"), text == "\ufeff":
		return ""
	case strings.HasSuffix(text, "\n"):
		return end
	}
	return end + end
}
