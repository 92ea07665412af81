package library

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/filelock"
)

// A Slot belongs to one running copy of the program and names the game it plays. Its
// lock ends with the process, however that ends.
type Slot struct {
	folder *Folder

	mu     sync.Mutex // the Keeper takes another slot if this one is deleted
	number int
	lock   *filelock.Lock
}

// copies is the maximum number of running copies of the program.
const copies = 64

// Adopt takes the first slot that no running copy holds. After a crash that is the slot
// of the copy that crashed.
func (f *Folder) Adopt() (*Slot, error) {
	n, lock, err := f.free()
	if err != nil {
		return nil, err
	}
	return &Slot{folder: f, number: n, lock: lock}, nil
}

// free locks the first slot that no running copy holds.
func (f *Folder) free() (number int, lock *filelock.Lock, err error) {
	defer f.gate()()
	for n := 1; n <= copies; n++ {
		lock := filelock.New(f.open(n) + ".lock")
		held, err := lock.TryLock()
		if err != nil {
			return 0, nil, fmt.Errorf("the folder of games cannot be used: %w", err)
		}
		if held {
			return n, lock, nil
		}
	}
	return 0, nil, errors.New("too many copies of Passed Pawn are running")
}

func (f *Folder) open(number int) string {
	return filepath.Join(f.dir, "open", strconv.Itoa(number))
}

func (f *Folder) named(number int) string {
	data, err := os.ReadFile(f.open(number))
	name := strings.TrimSpace(string(data))
	if err != nil || name != filepath.Base(name) || !strings.HasSuffix(name, ".pgn") {
		return ""
	}
	return name
}

// Game is the file name of the game this slot was left with, "" if there is none or it
// no longer exists.
func (s *Slot) Game() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	name := s.folder.named(s.number)
	if info, err := os.Stat(s.folder.Path(name)); name == "" || err != nil || info.Size() == 0 {
		return "" // an empty file was about to be written when the copy crashed
	}
	return name
}

// take sets the game that this copy plays; "" for none.
func (s *Slot) take(name string) error {
	return atomicfile.Write(s.folder.open(s.number), []byte(name+"\n"))
}

// point is take for a running copy: if the folder of slots was deleted, it creates the
// folder again and takes a slot there.
func (s *Slot) point(name string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.there() {
		if err := s.folder.make(); err != nil {
			return err
		}
		number, lock, err := s.folder.free()
		if err != nil {
			return err
		}
		_ = s.lock.Close()
		s.number, s.lock = number, lock
	}
	return s.take(name)
}

// lost reports whether the slot was deleted, and its lock with it.
func (s *Slot) lost() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return !s.there()
}

func (s *Slot) there() bool {
	locked, err := s.lock.Stat()
	if err != nil {
		return false
	}
	info, err := os.Stat(s.lock.Path())
	return err == nil && os.SameFile(locked, info)
}

// gate lets one copy at a time ask which games are being played and act on the answer,
// until open is called. If the system has no locks, nobody waits.
func (f *Folder) gate() (open func()) {
	lock := filelock.New(filepath.Join(f.dir, "open", "gate.lock"))
	_ = lock.Lock()
	return func() { _ = lock.Close() }
}

// Claim takes a game for this copy, and reports false if another copy plays it. If two
// copies claim a game at once, one gets it.
func (s *Slot) Claim(name string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.folder.gate()()
	if s.elsewhere(name) {
		return false
	}
	_ = s.take(name) // a failing disk is reported when the game is kept
	return true
}

// Elsewhere reports whether another running copy plays the game.
func (s *Slot) Elsewhere(name string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer s.folder.gate()()
	return s.elsewhere(name)
}

func (s *Slot) elsewhere(name string) bool {
	for n := 1; n <= copies; n++ {
		if n == s.number || s.folder.named(n) != name {
			continue
		}
		lock := filelock.New(s.folder.open(n) + ".lock")
		held, err := lock.TryLock()
		if held {
			_ = lock.Close()
		}
		if err != nil || !held {
			return true
		}
	}
	return false
}

// Release gives the slot up at the end of the program.
func (s *Slot) Release() {
	s.mu.Lock()
	defer s.mu.Unlock()
	_ = s.lock.Close()
}
