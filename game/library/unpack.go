package library

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"time"

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

// Unpack returns the collection with the games of its file where they can be read at any
// place. For a compressed file that is a copy in the cache, made when the file is first
// read. If not all of it can be unpacked, Unpack returns what can be, and the reason. If
// nothing can be, the collection is not Unpacked.
func Unpack(ctx context.Context, c Collection, progress func(part float64)) (Collection, error) {
	if c.folder != nil || c.path == "" {
		return c, nil
	}
	c.path, c.packed = c.Path(), ""
	dir := c.cache
	if dir == "" {
		dir = filepath.Join(os.TempDir(), "passedpawn")
	}
	u := unpacker{dir: filepath.Join(dir, "unpacked"), room: roomUnpacked, limits: packed.Usual(), games: c.games}
	plain, err := u.unpack(ctx, c.path, progress)
	if plain != "" {
		c.packed, c.path = c.path, plain
	}
	return c, err
}

// Unpacked reports whether the games are those of a compressed file that was unpacked.
func Unpacked(c Collection) bool { return c.packed != "" }

// An unpacker makes copies of compressed files. Each has a folder, named after the file
// and its state, with the games and the reason why there are not all.
type unpacker struct {
	dir    string
	room   int64
	limits packed.Limits
	games  rules.Games
}

// unpack returns the path of the copy of a file, "" for none, and "" without an error if
// the file is not compressed.
func (u unpacker) unpack(ctx context.Context, path string, progress func(part float64)) (plain string, err error) {
	f, err := openfile.Open(path)
	if err != nil {
		return "", nil // whoever reads it says why
	}
	defer f.Close()
	if packed.FormatOf(f) == packed.None {
		return "", nil
	}
	in, err := packed.Of(f, path, gamefile.Named)
	if err != nil {
		return "", err
	}
	in.Limits = u.limits
	in.Progress = func(bytes int64) { progress(min(1, float64(bytes)/float64(in.Size))) }
	info, err := f.Stat()
	if err != nil {
		return "", err
	}
	key := fmt.Sprintf("%x", sha256.Sum256([]byte(realPath(path)+"\x00"+stampOf(info))))[:24]
	to := filepath.Join(u.dir, key)
	if plain, err, ok := recallCopy(to); ok {
		return plain, err
	}
	if err := u.create(ctx, in, to); err != nil {
		return "", err
	}
	u.prune(to)
	plain, err, _ = recallCopy(to)
	return plain, err
}

// create unpacks a file into a folder, which appears when it is whole.
func (u unpacker) create(ctx context.Context, in packed.File, to string) error {
	if err := os.MkdirAll(u.dir, 0o755); err != nil {
		return err
	}
	draft, err := os.MkdirTemp(u.dir, draftCopy)
	if err != nil {
		return err
	}
	defer os.RemoveAll(draft)
	w := &copyWriter{dir: draft, from: in.Name, games: u.games}
	err = in.Each(ctx, w.member)
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case w.failed != nil:
		return w.failed
	}
	if err := w.finish(err); err != nil {
		return err
	}
	if err := os.Rename(draft, to); err != nil {
		if _, _, ok := recallCopy(to); !ok { // another window was not quicker
			return err
		}
	}
	return nil
}

// touch marks a copy as used.
func touch(dir string) {
	now := time.Now()
	_ = os.Chtimes(dir, now, now)
}

// reasonFile is the file of a copy that says why it lacks something.
const reasonFile = "reason"

// reasons are what may be in it. It is empty if the copy is whole.
var reasons = map[string]error{
	"cut": packed.ErrCut, "damaged": packed.ErrDamaged, "large": packed.ErrLarge, "encrypted": packed.ErrEncrypted, "unknown": packed.ErrUnknown,
}

// recallCopy returns the games in the folder of a copy, and why there are not all.
func recallCopy(dir string) (plain string, reason error, ok bool) {
	text, err := os.ReadFile(filepath.Join(dir, reasonFile))
	if err != nil {
		return "", nil, false
	}
	found, err := filepath.Glob(filepath.Join(dir, "games", "*"))
	touch(dir)
	if err == nil && len(found) == 1 {
		plain = found[0]
	}
	return plain, reasons[string(text)], true
}
