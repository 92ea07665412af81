package library

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"io"

	"passedpawn/game/files/atomicfile"
)

// The kinds of changes that Restore takes back.
const (
	added  = "added"  // games at the end of a file, or a file with them
	edited = "edited" // tags in games
)

// errNothing ends a change that would leave a file as it is.
var errNothing = errors.New("nothing changes")

// A changing writes a new version of a file, and beside it what the old one had instead.
// Texts are in the bytes of the file, or in UTF-8 if the file is in UTF-16.
type changing struct {
	was       atomicfile.State // the old version
	out, old  io.Writer
	places    []byte // three varints for each change: the unchanged bytes before it, the new and the old ones
	unchanged int    // bytes since the last change
	games     int    // that were changed
}

// keep copies a text.
func (c *changing) keep(text string) error {
	c.unchanged += len(text)
	return write(c.out, text)
}

// put writes a new text in place of an old one.
func (c *changing) put(text, old string) error {
	c.place(len(text), len(old))
	return errors.Join(write(c.out, text), write(c.old, old))
}

// place notes the sizes of a new and an old text.
func (c *changing) place(text, old int) {
	for _, n := range []int{c.unchanged, text, old} {
		c.places = binary.AppendUvarint(c.places, uint64(n))
	}
	c.unchanged = 0
}

// change replaces a file by what produce writes, and stores what it had instead. The
// backup is complete before the file is replaced. It is the zero Backup if nothing
// changes. After an error the file is unchanged.
func (f Files) change(path string, a about, wrap WrapWriter, produce func(*changing) error) (b Backup, err error) {
	f, unlock, err := f.lock(path)
	if err != nil {
		return b, err
	}
	defer unlock()
	was, err := atomicfile.Look(path)
	if err != nil {
		return b, err
	}
	a.From, a.When, a.New = realPath(path), f.now(), !was.There
	a.Before = was.Sum()
	var failed error // without the names of the files that were not written because of it
	err = f.replace(path, was, func(w io.Writer) (err error) {
		sum := sha256.New()
		b, err = f.store("changes", a, func(text io.Writer, a *about) (any, error) {
			c := &changing{was: was, out: wrap(io.MultiWriter(w, sum), was.Size), old: text}
			if failed = produce(c); failed != nil {
				return nil, failed
			}
			a.Games, a.After = c.games, hex.EncodeToString(sum.Sum(nil))
			return c.places, nil
		})
		return err
	})
	switch {
	case errors.Is(failed, errNothing):
		return Backup{}, nil
	case failed != nil:
		return Backup{}, failed
	case err != nil && b.path != "":
		return Backup{}, errors.Join(err, f.Forget(b))
	case err == nil:
		f.prune()
	}
	return b, err
}
