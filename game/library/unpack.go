package library

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"

	"passedpawn/game/files/openfile"
	"passedpawn/game/files/packed"
	"passedpawn/game/phrase"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/rules"
)

// ErrPacked means that a file is compressed, and so cannot be changed.
var ErrPacked = phrase.Errorf("library.compressed")

// roomUnpacked is the most that the copies of all compressed files take up, in bytes.
const roomUnpacked = 16 << 30

// Unpack returns the collection in a form whose games can be read in any order. A
// compressed file is copied to the cache when it is first read. If only a part of it can
// be unpacked, Unpack returns that part and the reason. If nothing can be unpacked, the
// collection is not Unpacked.
func Unpack(ctx context.Context, c Collection, progress func(part float64)) (Collection, error) {
	if c.folder != nil || c.path == "" {
		return c, nil
	}
	c.path, c.packed, c.held = c.Path(), "", nil
	if !packed.Is(c.path) {
		return c, nil
	}
	dir := c.cache
	if dir == "" {
		var err error
		if dir, err = ownTemp(); err != nil {
			return c, err
		}
	}
	u := unpacker{dir: filepath.Join(dir, "unpacked"), room: roomUnpacked, limits: packed.Usual(), games: c.games}
	made, err := u.unpack(ctx, c.path, progress)
	if made.games != "" {
		c.packed, c.path, c.held = c.path, made.games, made.held
	}
	return c, err
}

// Unpacked reports whether the games are those of a compressed file that was unpacked.
func Unpacked(c Collection) bool { return c.packed != "" }

// An unpacker makes copies of compressed files. Each has a folder, named after the file
// and its state, with the games and a note on them.
type unpacker struct {
	dir    string
	room   int64
	limits packed.Limits
	games  rules.Games
}

// unpack returns the copy of a compressed file, and why it is not whole.
func (u unpacker) unpack(ctx context.Context, path string, progress func(part float64)) (unpackedCopy, error) {
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
	in.Limits = u.limits
	in.Progress = func(bytes int64) { progress(min(1, float64(bytes)/float64(in.Size))) }
	info, err := f.Stat()
	if err != nil {
		return none, err
	}
	key := fmt.Sprintf("%x", sha256.Sum256([]byte(realPath(path)+"\x00"+stampOf(info))))[:24]
	to := filepath.Join(u.dir, key)
	if made, reason, ok := u.recall(to); ok {
		return made, reason
	}
	if err := u.create(ctx, in, to); err != nil {
		return none, err
	}
	made, reason, _ := u.recall(to)
	u.prune()
	return made, reason
}

// create unpacks a file into a folder, which appears when it is whole.
func (u unpacker) create(ctx context.Context, in packed.File, to string) error {
	if err := os.MkdirAll(u.dir, 0o700); err != nil {
		return err
	}
	draft, err := os.MkdirTemp(u.dir, draftCopy)
	if err != nil {
		return err
	}
	defer os.RemoveAll(draft)
	w := &copyWriter{dir: draft, from: in.Name, rules: u.games}
	defer w.close()
	err = in.Each(ctx, w.member)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case w.failed != nil:
		return w.failed
	}
	if err := w.finish(err); err != nil || w.first == "" {
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
