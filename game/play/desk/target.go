package desk

import (
	"errors"
	"os"
	"path/filepath"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/openfile"
	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
	"passedpawn/game/rules"
)

// A target is what is at a path where a game is to be saved.
type target struct {
	was     atomicfile.State
	games   int
	first   library.Original // the first of the games
	refusal error            // why the file must not be written
}

// any returns the file itself, for saving a game that is not one of its own.
func (t target) any() library.Original {
	return library.Original{Path: t.first.Path, File: t.first.File, Format: t.first.Format}
}

func lookAt(path string, as pgn.Encoding, known rules.Games) (t target) {
	if t.was, t.refusal = Replaceable(path); t.refusal != nil || !t.was.There {
		return t
	}
	f, err := openfile.Open(path)
	if err != nil {
		t.refusal = unreadable(path, err)
		return t
	}
	defer f.Close()
	s := gamefile.NewScanner(f, path, pgn.Automatic)
	for s.Scan() {
		if t.games++; t.games > 1 {
			continue
		}
		t.first = library.OriginalOf(s.Item(), path, as)
		if rec, _ := pgn.Read(s.Item(), known); rec == nil || len(rec.Moves()) == 0 && rec.Root().Said().Rest != "" {
			t.refusal = phrase.Errorf("window.file-not-pgn-file", filepath.Base(path))
			return t
		}
	}
	if s.Err() != nil {
		t.refusal = unreadable(path, s.Err())
	}
	return t
}

// Replaceable returns the state of the file at a path, or why it must not be written. It
// may be called from any goroutine.
func Replaceable(path string) (was atomicfile.State, refusal error) {
	was, err := atomicfile.Look(path)
	if err != nil {
		return was, unreadable(path, err)
	}
	if err := atomicfile.Writable(path); err != nil {
		return was, phrase.Errorf("window.file-cannot-replaced-choose", filepath.Base(path), err)
	}
	return was, nil
}

func unreadable(path string, err error) error {
	return phrase.Errorf("window.file-cannot-read-not", filepath.Base(path), cause(err))
}

// cause returns an error without the path that its text repeats.
func cause(err error) error {
	var pe *os.PathError
	if errors.As(err, &pe) {
		return pe.Err
	}
	return err
}
