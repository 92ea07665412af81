package library

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gofrs/flock"

	"passedpawn/game/atomicfile"
	"passedpawn/game/phrase"
)

// Files changes the PGN files of a person, one copy of the program at a time. What
// a change takes away is kept as a Backup.
type Files struct {
	dir  string
	now  func() time.Time
	room int64 // for all previous versions, in bytes
	bare bool  // keep no versions

	drafts string // where those are noted that are written under the lock
}

// NewFiles keeps backups and locks in a directory, which is made when it is needed.
func NewFiles(dir string, now func() time.Time) Files {
	return Files{dir: dir, now: now, room: roomVersions}
}

// Bare is the same Files without previous versions, for a person who was told that
// there is no room for one.
func (f Files) Bare() Files {
	f.bare = true
	return f
}

// A WrapWriter is put between a file of about that many bytes and what is written to it:
// it may count, and it may end the writing by an error.
type WrapWriter func(out io.Writer, size int64) io.Writer

// unwrapped is the writer itself.
func unwrapped(out io.Writer, _ int64) io.Writer { return out }

// Write makes a file, or replaces one that is as atomicfile.Look found it.
func (f Files) Write(path string, was atomicfile.State, produce func(io.Writer) error) error {
	f, unlock, err := f.lock(path)
	if err != nil {
		return err
	}
	defer unlock()
	if was.There {
		if err := f.keep(path, always, unwrapped); err != nil {
			return err
		}
	}
	return f.replace(path, was, produce)
}

// patience is how long a copy of the program waits for another that writes to the
// same file.
const patience = 2 * time.Minute

// lock keeps other copies of the program from changing a file until unlock is
// called. The locks are few and lie among our own files, so that nothing is left
// beside the person's: two files may share one. Where locks cannot be had, nobody
// waits.
func (f Files) lock(path string) (locked Files, unlock func(), err error) {
	dir := filepath.Join(f.dir, "locks")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return f, func() {}, nil
	}
	lock := flock.New(filepath.Join(dir, lockName(path)))
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	_, err = lock.TryLockContext(ctx, 10*time.Millisecond)
	if errors.Is(err, context.DeadlineExceeded) {
		return f, nil, phrase.Errorf("library.another-window-passed-pawn", filepath.Base(path))
	}
	f.drafts = strings.TrimSuffix(lock.Path(), ".lock") + ".drafts"
	return f, func() { _ = lock.Close() }, nil
}

// lockName is the same for all paths to a file.
func lockName(path string) string {
	key := atomicfile.Identity(path)
	if key == "" {
		key = strings.ToLower(realPath(path)) // some file systems do not tell a from A
	}
	return fmt.Sprintf("%02x.lock", sha256.Sum256([]byte(key))[0]&0x3f)
}

// realPath is the absolute path of a file, without links.
func realPath(path string) string {
	if target, err := atomicfile.Target(path); err == nil {
		path = target
	}
	if abs, err := filepath.Abs(path); err == nil {
		path = abs
	}
	if dir, err := filepath.EvalSymlinks(filepath.Dir(path)); err == nil {
		path = filepath.Join(dir, filepath.Base(path))
	}
	return path
}
