package repertoire

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/filename"
	"passedpawn/game/phrase"
)

// listFile is the file with the list of repertoires, copies the folder with games that are in no
// file of their own.
const listFile, copies = "openings.txt", "openings"

// A Store is the list of a person's repertoires, in a folder. Its methods may be called from any
// goroutine.
type Store struct {
	dir string
	mu  sync.Mutex
}

// NewStore returns the store in a folder, which need not exist.
func NewStore(dir string) *Store { return &Store{dir: dir} }

// List returns the repertoires in their order.
func (s *Store) List() ([]Entry, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.read()
}

func (s *Store) read() ([]Entry, error) {
	text, err := os.ReadFile(filepath.Join(s.dir, listFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, phrase.Errorf("training.cannot-read", listFile, err)
	}
	return parse(string(text))
}

// Put adds a repertoire at the end of the list, or replaces it if the list has it.
func (s *Store) Put(e Entry) error {
	return s.change(func(all []Entry) []Entry {
		if i := slices.IndexFunc(all, e.Is); i >= 0 {
			all[i] = e
			return all
		}
		return append(all, e)
	})
}

// Remove removes a repertoire from the list. Its games, and what the person knows of it, stay.
func (s *Store) Remove(e Entry) error {
	return s.change(func(all []Entry) []Entry { return slices.DeleteFunc(all, e.Is) })
}

// Insert puts a repertoire back at its place in the list. One that is there stays as it is: it is
// newer.
func (s *Store) Insert(e Entry, at int) error {
	return s.change(func(all []Entry) []Entry {
		if slices.ContainsFunc(all, e.Is) {
			return all
		}
		return slices.Insert(all, max(0, min(at, len(all))), e)
	})
}

// Edit changes a repertoire as the list has it now. It does nothing if the repertoire is gone.
func (s *Store) Edit(e Entry, do func(Entry) Entry) error {
	return s.change(func(all []Entry) []Entry {
		if i := slices.IndexFunc(all, e.Is); i >= 0 {
			all[i] = do(all[i])
		}
		return all
	})
}

// change writes another list. A list with a line that cannot be read is not written over.
func (s *Store) change(do func([]Entry) []Entry) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	all, err := s.read()
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, e := range do(all) {
		b.WriteString(strings.Join(e.lines(), "\n") + "\n")
	}
	return s.write(listFile, b.String())
}

func (s *Store) write(name, text string) error {
	path := filepath.Join(s.dir, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return phrase.Errorf("atomicfile.file-not-written", name, err)
	}
	return atomicfile.Write(path, []byte(text))
}

// Copy writes games into a file of the store, and returns its path. The same games always have
// the same file; name is what the person knows them by.
func (s *Store) Copy(name, games string) (path string, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for n := 1; ; n++ {
		file := cmp.Or(filename.Safe(name), "games")
		if n > 1 {
			file += fmt.Sprintf(" %d", n)
		}
		path = filepath.Join(s.dir, copies, file+".pgn")
		there, err := os.ReadFile(path)
		switch {
		case err == nil && string(there) == games:
			return path, nil
		case errors.Is(err, fs.ErrNotExist):
			return path, s.write(filepath.Join(copies, file+".pgn"), games)
		case err != nil:
			return "", phrase.Errorf("training.cannot-read", path, err)
		}
	}
}
