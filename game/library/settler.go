package library

import (
	"errors"
	"io/fs"
	"slices"
	"sync"
	"time"
)

// largeFile is the size of files that a change does not wait for, in bytes.
const largeFile = 2 << 20

// A Settler brings large files up to date on its own goroutine, when they have not been
// changed for a while, and when the program ends. Until then the changes are safe in the
// program's own folder.
type Settler struct {
	files Files
	rest  time.Duration // how long a file has to be left alone, and between two attempts
	told  func(error)

	mu     sync.Mutex
	wake   *sync.Cond
	due    map[string]time.Time // when each file is to be brought up to date
	asked  int                  // calls of Flush
	done   int
	failed error // of the last attempt
	last   error // that was told
	clock  *time.Timer
	closed bool
}

// NewSettler returns a settler, which begins with the changes that an earlier run has left.
// It calls told, on its goroutine, with the reason why a file could not be brought up to
// date, once for each.
func NewSettler(f Files, rest time.Duration, told func(error)) *Settler {
	s := &Settler{files: f, rest: rest, told: told, due: map[string]time.Time{}}
	s.wake = sync.NewCond(&s.mu)
	s.clock = time.AfterFunc(time.Hour, s.ring)
	s.clock.Stop()
	for _, path := range f.journals().Files() {
		s.due[path] = time.Time{}
	}
	go s.run()
	return s
}

// Files returns the Files whose changes to large files the settler writes.
func (s *Settler) Files() Files {
	f := s.files
	f.later, f.large = s.changed, largeFile
	return f
}

// changed notes that a file is to be brought up to date.
func (s *Settler) changed(path string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.due[realPath(path)] = time.Now().Add(s.rest)
	s.wake.Broadcast()
}

func (s *Settler) ring() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wake.Broadcast()
}

// Flush brings all files up to date, and returns the reason if one could not be.
func (s *Settler) Flush() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.asked++
	for mine := s.asked; s.done < mine && !s.closed; {
		s.wake.Broadcast()
		s.wake.Wait()
	}
	return s.failed
}

// Busy reports whether a file is to be brought up to date now.
func (s *Settler) Busy() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.done < s.asked
}

// Close brings all files up to date, and stops the settler.
func (s *Settler) Close() {
	_ = s.Flush()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	s.clock.Stop()
	s.wake.Broadcast()
}

func (s *Settler) run() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for !s.closed {
		asked := s.asked
		paths := s.ready(asked > s.done)
		if len(paths) == 0 && asked == s.done {
			s.wake.Wait()
			continue
		}
		s.mu.Unlock()
		failed := s.settle(paths)
		s.mu.Lock()
		s.failed, s.done = failed, asked
		s.wake.Broadcast()
	}
}

// ready takes the files whose time has come, or all, and sets the clock for the others.
func (s *Settler) ready(all bool) (paths []string) {
	next := time.Duration(-1)
	for path, at := range s.due {
		left := time.Until(at)
		if all || left <= 0 {
			paths = append(paths, path)
			delete(s.due, path)
		} else if next < 0 || left < next {
			next = left
		}
	}
	if next >= 0 {
		s.clock.Reset(next)
	}
	slices.Sort(paths)
	return paths
}

// settle brings files up to date, and notes those that could not be for another attempt.
func (s *Settler) settle(paths []string) (failed error) {
	for _, path := range paths {
		err := s.files.Settle(path)
		if err == nil {
			s.last = nil
			continue
		}
		failed = errors.Join(failed, err)
		if errors.Is(err, fs.ErrNotExist) {
			continue // a disk that was removed; the next start tries again
		}
		if !same(s.last, err) {
			s.told(err)
		}
		s.last = err
		if s.files.journals().Has(path) {
			s.changed(path)
		}
	}
	return failed
}
