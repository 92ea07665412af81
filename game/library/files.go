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

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/filelock"
	"passedpawn/game/files/packed"
	"passedpawn/game/phrase"
)

// Files changes the user's PGN files, one copy of the program at a time. It keeps a
// Backup of whatever a change removes.
type Files struct {
	dir         string
	now         func() time.Time
	room        int64 // for all earlier versions, in bytes
	unversioned bool  // keep no versions

	drafts string // where drafts written under the lock are noted

	later func(path string) // is told of changes that are to be written to a file; nil to write them at once
	large int64             // the size of files to which changes are written later, in bytes
	rough time.Duration     // how roughly the system may know when a file was written
}

// NewFiles keeps backups and locks in a directory, which is created when needed.
func NewFiles(dir string, now func() time.Time) Files {
	return Files{dir: dir, now: now, room: roomVersions}
}

// WithoutVersions returns Files that keep no earlier versions, for a user who was told that
// there is no room for one.
func (f Files) WithoutVersions() Files {
	f.unversioned = true
	return f
}

// A WrapWriter wraps the writer of a file of about size bytes: it may count bytes, and
// may stop the writing with an error.
type WrapWriter func(out io.Writer, size int64) io.Writer

// unwrapped returns the writer itself.
func unwrapped(out io.Writer, _ int64) io.Writer { return out }

// Write creates a file, or replaces one that is still as atomicfile.Look found it.
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

// patience is how long a copy of the program waits for another one that writes to the
// same file.
const patience = 2 * time.Minute

// lock is hold, and brings the file up to date with the changes that are to be written to
// it.
func (f Files) lock(path string) (locked Files, unlock func(), err error) {
	locked, unlock, err = f.hold(path, "")
	if err != nil {
		return locked, unlock, err
	}
	if err := (settling{locked, realPath(path), held}).run(); err != nil {
		unlock()
		return locked, nil, err
	}
	return locked, unlock, nil
}

// hold prevents other copies of the program from changing a file until unlock is called.
// There are few locks, in the program's own folder, so that nothing is left beside the
// user's files; two files may share one. If the system has no locks, nobody waits, and every
// change is written at once: another copy could overwrite one in the journal. A compressed
// file cannot be changed: hold returns ErrPacked. For each purpose there are other locks.
func (f Files) hold(path, purpose string) (locked Files, unlock func(), err error) {
	if packed.Is(path) {
		return f, nil, ErrPacked
	}
	dir := filepath.Join(f.dir, "locks")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		f.later = nil
		return f, func() {}, nil
	}
	lock := filelock.New(filepath.Join(dir, lockName(path)+purpose+".lock"))
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	_, err = lock.TryLockContext(ctx, 10*time.Millisecond)
	if errors.Is(err, context.DeadlineExceeded) {
		return f, nil, phrase.Errorf("library.another-window-passed-pawn", filepath.Base(path))
	}
	if err != nil {
		f.later = nil
	}
	f.drafts = strings.TrimSuffix(lock.Path(), ".lock") + ".drafts"
	return f, func() { _ = lock.Close() }, nil
}

// lockName is the same for all paths to a file.
func lockName(path string) string {
	key := atomicfile.Identity(path)
	if key == "" {
		key = strings.ToLower(realPath(path)) // some file systems do not distinguish a from A
	}
	return fmt.Sprintf("%02x", sha256.Sum256([]byte(key))[0]&0x3f)
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
