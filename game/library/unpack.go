package library

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"

	"passedpawn/game/files/openfile"
	"passedpawn/game/files/packed"
	"passedpawn/game/library/journal"
	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/rules"
)

// ErrPacked means that a file is compressed, and so cannot be changed.
var ErrPacked = phrase.Errorf("library.compressed")

// roomUnpacked is the most that the copies of all compressed files take up, in bytes.
const roomUnpacked = 16 << 30

// Unpack returns the collection in a form whose games can be read in any order. A
// compressed file is copied to the cache when it is first read: all of it, or the part that
// was chosen. progress is called with how much of the file has been read, from 0 to 1, and
// with the number of games found if only some are looked for. If not everything can be
// unpacked, Unpack returns what can, and the reason. If nothing can be unpacked, the
// collection is not Unpacked; ErrUnchosen means that a part has to be chosen first.
func Unpack(ctx context.Context, c Collection, progress func(part float64, found int)) (Collection, error) {
	if c.folder != nil || c.path == "" {
		return c, nil
	}
	c = c.Of(c.part)
	if !packed.Is(c.path) {
		return c, nil
	}
	dir, err := copiesOf(c)
	if err != nil {
		return c, err
	}
	u := unpacker{dir: dir, room: roomUnpacked, large: largePacked, limits: packed.Usual(), part: c.part, games: c.games}
	made, err := u.unpack(ctx, c.path, progress)
	if made.games != "" {
		c.packed, c.path, c.held = c.path, made.games, made.held
	}
	return c, err
}

// copiesOf is the folder with the copies of compressed files.
func copiesOf(c Collection) (dir string, err error) {
	if dir = c.cache; dir == "" {
		dir, err = ownTemp()
	}
	return filepath.Join(dir, "unpacked"), err
}

// Unpacked reports whether the games are those of a compressed file that was unpacked.
func Unpacked(c Collection) bool { return c.packed != "" }

// An unpacker makes copies of compressed files. Each has a folder, named after the file,
// its state and the part of it, with the games and a note on them.
type unpacker struct {
	dir    string
	room   int64 // for all copies, in bytes
	large  int64 // the size of a file of which a part has to be chosen
	limits packed.Limits
	part   Part
	games  rules.Games
}

// unpack returns the copy of a compressed file, and why it is not whole.
func (u unpacker) unpack(ctx context.Context, path string, progress func(part float64, found int)) (unpackedCopy, error) {
	var none unpackedCopy
	f, err := openfile.Open(path)
	if err != nil {
		return none, err
	}
	defer f.Close()
	in, err := packed.Of(f, path, gamefile.Named)
	if err != nil {
		return none, err
	}
	info, err := f.Stat()
	if err != nil {
		return none, err
	}
	to := filepath.Join(u.dir, copyName(path, info)+u.part.name())
	if made, reason, ok := u.recall(to); ok {
		return made, reason
	}
	if u.part == (Part{}) && in.Size >= u.large {
		return none, ErrUnchosen
	}
	if err := u.create(ctx, in, to, progress); err != nil {
		return none, err
	}
	made, reason, _ := u.recall(to)
	u.prune()
	return made, reason
}

// copyName is the name of the folder with the copy of a file in a state.
func copyName(path string, state os.FileInfo) string {
	return digest(realPath(path) + "\x00" + journal.StateOf(state))
}

// digest returns a short name for a text.
func digest(text string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(text)))[:24] }

// create unpacks a file into a folder, which appears when it is whole. The limit for what
// comes out holds for what is kept.
func (u unpacker) create(ctx context.Context, in packed.File, to string, progress func(float64, int)) error {
	if err := os.MkdirAll(u.dir, 0o700); err != nil {
		return err
	}
	draft, err := os.MkdirTemp(u.dir, draftCopy)
	if err != nil {
		return err
	}
	defer os.RemoveAll(draft)
	w := &copyWriter{dir: draft, from: in.Name, rules: u.games}
	in.Limits = u.limits
	if u.part.Only != "" {
		w.sieve, w.room, in.Limits.Bytes = newSieve(ctx, u.part, u.games), u.limits.Bytes, math.MaxInt64
	}
	in.Progress = func(bytes int64) { progress(min(1, float64(bytes)/float64(in.Size)), w.found) }
	defer w.close()
	err = in.Each(ctx, w.member)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(w.failed, packed.ErrLarge):
		err = packed.ErrLarge
	case w.failed != nil:
		return w.failed
	}
	if err := w.finish(err); err != nil || w.first == "" {
		return err
	}
	if err := u.part.note(draft); err != nil {
		return err
	}
	if os.Rename(draft, to) == nil {
		return nil
	}
	if _, _, ok := readCopy(to); ok { // another window was quicker
		return nil
	}
	if err := os.RemoveAll(to); err != nil { // a damaged copy
		return err
	}
	return os.Rename(draft, to)
}
