// Package filelock locks files, so that one window waits for another or leaves it alone. A page
// in a browser shares its files with no other page: its locks exclude only each other.
package filelock

import (
	"context"
	"os"
	"path/filepath"
	"sync"
	"time"
)

// A Lock is a lock on a file, which is created if it is missing. No other Lock can be taken on
// the same file while it is held.
type Lock struct {
	path string
	mu   sync.Mutex
	file *os.File // nil if the lock is not held
}

// New returns a lock on the file at a path. It is not held yet.
func New(path string) *Lock { return &Lock{path: path} }

// holders counts who holds the files that are locked, -1 for one who shares it with nobody. It
// is a table of the whole page, as the system's is elsewhere.
var holders = struct {
	sync.Mutex
	of map[string]int
}{of: map[string]int{}}

// Path returns the path of the file.
func (l *Lock) Path() string { return l.path }

// Stat describes the file that is locked. It returns an error if the lock is not held.
func (l *Lock) Stat() (os.FileInfo, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.file == nil {
		return nil, os.ErrClosed
	}
	return l.file.Stat()
}

// Lock waits until it holds the file.
func (l *Lock) Lock() error {
	_, err := l.TryLockContext(context.Background(), time.Millisecond)
	return err
}

// TryLockContext is TryLock, again and again after a delay, until ctx ends.
func (l *Lock) TryLockContext(ctx context.Context, delay time.Duration) (held bool, err error) {
	for {
		if held, err := l.TryLock(); held || err != nil {
			return held, err
		}
		select {
		case <-ctx.Done():
			return false, ctx.Err()
		case <-time.After(delay):
		}
	}
}

// TryLock holds the file if nobody does, and reports whether this lock holds it.
func (l *Lock) TryLock() (held bool, err error) {
	return l.try(func(holders int) (int, bool) { return -1, holders == 0 })
}

// TryRLock holds the file together with others that call it, and reports whether it does.
func (l *Lock) TryRLock() (held bool, err error) {
	return l.try(func(holders int) (int, bool) { return holders + 1, holders >= 0 })
}

// try opens the file and adds to its holders, if join allows that.
func (l *Lock) try(join func(holders int) (then int, may bool)) (held bool, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.file != nil {
		return true, nil
	}
	path, err := filepath.Abs(l.path)
	if err != nil {
		return false, err
	}
	file, err := os.OpenFile(path, os.O_CREATE|os.O_RDONLY, 0o600)
	if err != nil {
		return false, err
	}
	holders.Lock()
	defer holders.Unlock()
	then, may := join(holders.of[path])
	if !may {
		return false, file.Close()
	}
	holders.of[path], l.file = then, file
	return true, nil
}

// Close gives the file up.
func (l *Lock) Close() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.file == nil {
		return nil
	}
	path := l.file.Name()
	holders.Lock()
	defer holders.Unlock()
	if holders.of[path]--; holders.of[path] <= 0 {
		delete(holders.of, path)
	}
	err := l.file.Close()
	l.file = nil
	return err
}
