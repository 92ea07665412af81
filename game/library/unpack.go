package library

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
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

// Unpack returns the collection in a form whose games can be read in any order. A
// compressed file is copied to the cache when it is first read. If only a part of it can
// be unpacked, Unpack returns that part and the reason. If nothing can be unpacked, the
// collection is not Unpacked.
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
// and its state, with the games and a note on them.
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
	if _, _, ok := recallCopy(to); ok { // another window was quicker
		return nil
	}
	if err := os.RemoveAll(to); err != nil { // a damaged copy
		return err
	}
	return os.Rename(draft, to)
}

// touch marks a copy as used.
func touch(dir string) {
	now := time.Now()
	_ = os.Chtimes(dir, now, now)
}

// noteFile is the file of a copy that says how long the games are, in bytes, and why some
// are missing. A crash may have left fewer bytes.
const noteFile = "note"

// reasons are the reasons in it. There is none if the copy is whole.
var reasons = map[string]error{
	"cut": packed.ErrCut, "damaged": packed.ErrDamaged, "large": packed.ErrLarge, "encrypted": packed.ErrEncrypted, "unknown": packed.ErrUnknown,
}

// recallCopy returns the path of the games in the folder of a copy, and why some are
// missing. ok is false if there is no copy or it is damaged.
func recallCopy(dir string) (plain string, reason error, ok bool) {
	note, err := os.ReadFile(filepath.Join(dir, noteFile))
	if err != nil {
		return "", nil, false
	}
	found, err := os.ReadDir(filepath.Join(dir, "games"))
	if err != nil || len(found) != 1 {
		return "", nil, false
	}
	size, why, _ := strings.Cut(string(note), " ")
	if info, err := found[0].Info(); err != nil || fmt.Sprint(info.Size()) != size {
		return "", nil, false
	}
	touch(dir)
	return filepath.Join(dir, "games", found[0].Name()), reasons[why], true
}
