package class

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/rules"
)

// A Store keeps the sets that were made or opened on this computer, so that slips find theirs, and
// the answers that were given to them here. Its methods may be called from any goroutine.
type Store struct{ dir string }

// NewStore returns the store in a folder, which need not exist.
func NewStore(dir string) *Store { return &Store{dir} }

// aKey matches a key, which becomes the name of a file.
var aKey = regexp.MustCompile(`^[0-9a-z]{1,20}$`)

func (s *Store) path(key, extension string) string { return filepath.Join(s.dir, key+extension) }

// Put keeps a set.
func (s *Store) Put(set Set) error { return s.write(s.path(set.Key(), ".pgn"), set.Text()) }

// Find returns the set with a key, and false if it is not kept here.
func (s *Store) Find(key string, games rules.Games) (Set, bool) {
	if !aKey.MatchString(key) {
		return Set{}, false
	}
	text, err := os.ReadFile(s.path(key, ".pgn"))
	if err != nil {
		return Set{}, false
	}
	set, err := Read(string(text), "", games)
	return set, err == nil && set.Key() == key
}

// PutAnswers keeps the answers of a slip, without its name.
func (s *Store) PutAnswers(slip Slip) error {
	slip.Name = ""
	return s.write(s.path(slip.Set, ".slip"), slip.String()+"\n")
}

// Answers returns the answers to a set that are kept here, and false if there are none.
func (s *Store) Answers(set Set) (Slip, bool) {
	text, err := os.ReadFile(s.path(set.Key(), ".slip"))
	if err != nil {
		return Slip{}, false
	}
	all, _ := ReadSlips(string(text))
	if len(all) != 1 || all[0].Set != set.Key() || len(all[0].Answers) != len(set.Exercises) {
		return Slip{}, false
	}
	return all[0], true
}

// DropAnswers removes the answers to a set that are kept here.
func (s *Store) DropAnswers(set Set) error {
	err := os.Remove(s.path(set.Key(), ".slip"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

func (s *Store) write(path, text string) error {
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	return atomicfile.Write(path, []byte(text))
}
