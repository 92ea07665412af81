package library

import (
	"bufio"
	"encoding/binary"
	"errors"
	"io"
	"os"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/openfile"
	"passedpawn/game/phrase"
	"passedpawn/game/records/pgn"
)

// ErrLater means that a change cannot be taken back, because the file has been changed
// again since.
var ErrLater = phrase.Errorf("library.changed-later")

// takeBack takes back a change of a locked file. old is the text that the change replaced.
func (f Files) takeBack(b Backup, was atomicfile.State, old io.Reader, wrap WrapWriter) error {
	if !was.There {
		return ErrLater
	}
	if b.New {
		return b.uncreate(was)
	}
	if was.Sum() != b.After {
		return ErrLater
	}
	var places []byte
	if err := b.read(piecesName, &places); err != nil {
		return err
	}
	var failed error
	err := f.replace(b.From, was, func(w io.Writer) error {
		in, err := openfile.Open(b.From)
		if err != nil {
			return err
		}
		defer in.Close()
		text, mark := pgn.Unmarked(bufio.NewReaderSize(in, 1<<16))
		out := pgn.Marked(wrap(w, was.Size), mark)
		failed = errors.Join(unchange(out, text, old, places), out.Close())
		return failed
	})
	if failed != nil {
		return failed
	}
	return err
}

// uncreate removes a file that a change created.
func (b Backup) uncreate(was atomicfile.State) error {
	now, err := atomicfile.Look(b.From)
	if err != nil {
		return err
	}
	if now != was || now.Sum() != b.After {
		return ErrLater
	}
	return os.Remove(b.From)
}

// unchange copies a text with the old texts in the places of the new ones.
func unchange(out io.Writer, text, old io.Reader, places []byte) error {
	next := func() int64 {
		n, size := binary.Uvarint(places)
		places = places[max(size, 0):]
		return int64(n)
	}
	for len(places) > 0 {
		kept, fresh, was := next(), next(), next()
		if _, err := io.CopyN(out, text, kept); err != nil {
			return later(err)
		}
		if _, err := io.CopyN(io.Discard, text, fresh); err != nil {
			return later(err)
		}
		if _, err := io.CopyN(out, old, was); err != nil {
			return err
		}
	}
	_, err := io.Copy(out, text)
	return err
}

// later explains the end of a file that has become shorter.
func later(err error) error {
	if errors.Is(err, io.EOF) {
		return ErrLater
	}
	return err
}
