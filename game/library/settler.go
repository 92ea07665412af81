package library

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"passedpawn/game/files/openfile"
	"passedpawn/game/phrase"
)

// largeFile is the size of files that a change does not wait for, in bytes.
const largeFile = 2 << 20

// roughTime is how roughly a system may know when a file was written: FAT counts in steps of
// two seconds, Linux in steps of a few milliseconds.
const roughTime = 2 * time.Second

// A Settler brings large files up to date on its own goroutine, when they have not been
// changed for a while, and when the program ends. Until then the changes are safe in the
// program's own folder.
type Settler struct {
	files Files
	rest  time.Duration // how long a file has to be left alone, and between two attempts
	leave time.Duration // how long Flush waits
	told  func(error)

	mu     sync.Mutex
	wake   *sync.Cond
	due    map[string]time.Time // when each file is to be brought up to date
	left   map[string]bool      // files that an earlier run has left, and nobody changed since
	asked  int                  // calls of Flush
	done   int
	vain   map[string]int   // failed attempts for each file
	failed error            // of the last attempt
	last   map[string]error // that were told, for each file
	clock  *time.Timer
	closed bool
}

// NewSettler returns a settler, which begins with the changes that an earlier run has left.
// rest is how long a file has to be left alone, and leave how long Flush waits.
// It calls told, on its goroutine, with the reason why a file could not be brought up to
// date, once for each.
func NewSettler(f Files, rest, leave time.Duration, told func(error)) *Settler {
	s := &Settler{
		files: f, rest: rest, leave: leave, told: told,
		due: map[string]time.Time{}, left: map[string]bool{}, vain: map[string]int{}, last: map[string]error{},
	}
	s.wake = sync.NewCond(&s.mu)
	s.clock = time.AfterFunc(time.Hour, s.ring)
	s.clock.Stop()
	go s.run()
	return s
}

// Files returns the Files whose changes to large files the settler writes.
func (s *Settler) Files() Files {
	f := s.files
	f.later, f.large, f.rough = s.changed, largeFile, roughTime
	return f
}

// changed notes that a file is to be brought up to date.
func (s *Settler) changed(path string) {
	path = realPath(path)
	s.mu.Lock()
	delete(s.left, path)
	s.mu.Unlock()
	s.later(path, s.rest)
}

// here reports whether a file was changed in this run.
func (s *Settler) here(path string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return !s.left[path]
}

func (s *Settler) later(path string, pause time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.due[path] = time.Now().Add(pause)
	s.wake.Broadcast()
}

func (s *Settler) ring() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.wake.Broadcast()
}

// Flush brings all files up to date, and returns the reason if one could not be. It does not
// wait long for a file that takes longer: the changes are safe.
func (s *Settler) Flush() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.asked++
	end := time.Now().Add(s.leave)
	defer time.AfterFunc(s.leave, s.ring).Stop()
	for mine := s.asked; s.done < mine && !s.closed; {
		if !time.Now().Before(end) {
			return nil
		}
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
	left := s.files.journals().Files()
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, path := range left {
		if _, ok := s.due[path]; !ok {
			s.due[path], s.left[path] = time.Time{}, true
		}
	}
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
		err := s.gone(path)
		if err == nil {
			err = s.files.Settle(path)
		}
		switch {
		case err == nil:
			delete(s.vain, path)
			delete(s.last, path)
			continue
		case errors.Is(err, fs.ErrNotExist): // a disk that was removed, or a file that comes back
			if s.here(path) {
				failed = errors.Join(failed, err)
			}
			s.later(path, s.pause(path))
			continue
		case s.files.journals().Has(path):
			err = phrase.Errorf("library.not-yet-written", filepath.Base(path), err)
			s.later(path, s.pause(path))
		}
		failed = errors.Join(failed, err)
		if !same(s.last[path], err) {
			s.told(err)
		}
		s.last[path] = err
	}
	return failed
}

// replacing is for how many attempts a file that is not there is expected to come back.
const replacing = 4

// gone returns an error if a file is not there, for the first attempts: another program may
// have removed it to write it anew.
func (s *Settler) gone(path string) error {
	_, err := openfile.Stat(path)
	if errors.Is(err, fs.ErrNotExist) && s.vain[path] < replacing && s.files.journals().Has(path) {
		return err
	}
	return nil
}

// patient is the longest pause between two attempts: each may fill a disk.
const patient = 10 * time.Minute

// pause returns how long to wait until the next attempt after another one in vain.
func (s *Settler) pause(path string) time.Duration {
	n := s.vain[path]
	s.vain[path]++
	return min(s.rest<<min(n, 20), patient)
}
