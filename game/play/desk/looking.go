package desk

import (
	"context"
	"errors"
	"io"

	"passedpawn/game/files/packed"
	"passedpawn/game/library"
	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// A file is a file to be opened, as far as it was looked at.
type file struct {
	path   string // absolute
	files  library.Files
	as     pgn.Encoding
	first  pgn.Item       // its first game
	more   bool           // there are more
	game   arrived        // the first game, if there are no more
	broken error          // why a compressed file ends early
	wrong  *phrase.Phrase // why it cannot be opened, nil if it can
}

// look reads the beginning of the file.
func (f *file) look() {
	in, err := f.files.Open(f.path)
	if err == nil {
		defer in.Close()
		if packed.FormatOf(in) == packed.None {
			err = f.scan(in, f.path)
		} else {
			err = f.unpack(packed.Of(in.Disk(), f.path, gamefile.Named))
		}
	}
	var wrong phrase.Phrase
	switch {
	case f.first.Number > 0 && (err == nil || f.broken != nil):
		return
	case err != nil:
		wrong = phrase.Say("window.cannot-read", f.path, cause(err))
	default:
		wrong = phrase.Say("window.holds-no-game", f.path)
	}
	f.wrong = &wrong
}

// scan looks for two games, counting those found before.
func (f *file) scan(in io.Reader, name string) error {
	s := gamefile.NewScanner(in, name, f.as)
	for !f.more && s.Scan() {
		if f.more = f.first.Number > 0; !f.more {
			f.first = s.Item()
		}
	}
	return s.Err()
}

// errEnough ends the unpacking of a file in which several games were found.
var errEnough = errors.New("several games were found")

// unpack looks for two games in a compressed file. A member that cannot be read matters
// only if no other one has games.
func (f *file) unpack(in packed.File, err error) error {
	if err != nil {
		return err
	}
	var unread error
	err = in.Each(context.Background(), func(name string, member io.Reader) error {
		if err := f.scan(member, name); err != nil {
			unread = err
		}
		if f.more {
			return errEnough
		}
		return nil
	})
	switch {
	case errors.Is(err, errEnough):
		return nil
	case err == nil && f.first.Number == 0:
		return unread
	}
	f.broken = err
	return err
}

// cut says that the file ends inside its only game, nil if it does not.
func (f *file) cut() *phrase.Phrase {
	var said phrase.Phrase
	if at, cut := pgn.CutOff(f.first); cut {
		said = at.Sentence()
	} else if f.broken != nil {
		said = phrase.Sentence(f.broken)
	} else {
		return nil
	}
	return &said
}
