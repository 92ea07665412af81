package filelock

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// take takes a lock and fails the test unless that ends as wanted.
func take(t *testing.T, what string, try func() (bool, error), want bool) {
	t.Helper()
	if held, err := try(); held != want || err != nil {
		t.Fatalf("%s: held is %v, want %v; %v", what, held, want, err)
	}
}

// TestLock takes a file by one lock at a time. A copy of a lock's path is the same file, and
// another file is free.
func TestLock(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	first, second, other := New("a.lock"), New(filepath.Join(dir, "a.lock")), New("b.lock")
	take(t, "first", first.TryLock, true)
	take(t, "second", second.TryLock, false)
	take(t, "second, shared", second.TryRLock, false)
	take(t, "other", other.TryLock, true)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if held, err := second.TryLockContext(ctx, time.Millisecond); held || !errors.Is(err, context.Canceled) {
		t.Errorf("second, for a while: held is %v, %v", held, err)
	}
	if err := errors.Join(first.Close(), first.Close()); err != nil {
		t.Error(err)
	}
	take(t, "second, later", second.TryLock, true)
	take(t, "first, later", first.TryLock, false)
	if err := errors.Join(second.Close(), other.Close()); err != nil {
		t.Error(err)
	}
}

// TestShared takes a file by several locks that share it, and then by one that does not.
func TestShared(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.lock")
	first, second, third := New(path), New(path), New(path)
	take(t, "first", first.TryRLock, true)
	take(t, "second", second.TryRLock, true)
	take(t, "third", third.TryLock, false)
	_ = first.Close()
	take(t, "third, with one left", third.TryLock, false)
	_ = second.Close()
	take(t, "third, alone", third.TryLock, true)
	_ = third.Close()
}

// TestWaits lets many wait for a file: each gets it, while no other has it.
func TestWaits(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.lock")
	var all sync.WaitGroup
	var holders atomic.Int32
	for range 8 {
		all.Go(func() {
			for range 20 {
				l := New(path)
				if err := l.Lock(); err != nil || holders.Add(1) > 1 {
					t.Errorf("it does not wait: %d hold it, %v", holders.Load(), err)
				}
				for range 9 {
					runtime.Gosched() // the others try it
				}
				holders.Add(-1)
				if err := l.Close(); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
}

// TestFile names and describes the locked file as long as it is held.
func TestFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.lock")
	l := New(path)
	if _, err := l.Stat(); err == nil || l.Path() != path {
		t.Errorf("%s has a file before it is held: %v", l.Path(), err)
	}
	take(t, "it", l.TryLock, true)
	info, err := l.Stat()
	there, missing := os.Stat(path)
	if err := errors.Join(err, missing, l.Close()); err != nil || !os.SameFile(info, there) {
		t.Errorf("it locks another file: %v", err)
	}
	if held, err := New(filepath.Join(path, "none", "a.lock")).TryLock(); held || err == nil {
		t.Error("a file without a folder is held")
	}
}
