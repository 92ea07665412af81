package library

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library/journal"
	"passedpawn/game/phrase"
)

// Settle brings a file up to date with the changes that are to be written to it. Changes can
// be added meanwhile. If another program has changed the file, Settle looks for the games
// again. What finds no place there is kept as text, and the error says where.
func (f Files) Settle(path string) error {
	path = realPath(path)
	f, unlock, err := f.hold(path, "-settle") // with notes of its own on drafts
	if err != nil {
		return err
	}
	defer unlock()
	return settling{f, path, func() (func(), error) {
		_, unlock, err := f.hold(path, "")
		return unlock, err
	}}.run()
}

// A settling brings a file up to date.
type settling struct {
	Files
	path string
	lock func() (unlock func(), err error) // against those who add changes
}

// held is the lock of a file that is locked already.
func held() (unlock func(), err error) { return func() {}, nil }

func (s settling) run() error {
	dir := s.journals()
	if !dir.Has(s.path) {
		return nil
	}
	for range tries {
		err := dir.Bring(s.path, journal.Host{Lock: s.lock, Note: s.note, Before: s.before})
		switch {
		case errors.Is(err, journal.ErrForeign), errors.Is(err, fs.ErrNotExist) && folderOf(s.path):
			if same, err := s.adopt(); !same {
				return err
			}
		case errors.Is(err, journal.ErrDamaged):
			return s.setAside(err)
		case !errors.Is(err, atomicfile.ErrChanged) && !errors.Is(err, journal.ErrOvertaken):
			return err
		}
	}
	return atomicfile.ErrChanged
}

// setAside keeps a journal that cannot be read, and says where.
func (s settling) setAside(damaged error) error {
	unlock, err := s.lock()
	if err != nil {
		return err
	}
	defer unlock()
	file, err := s.journals().Open(s.path)
	if err != nil {
		return err
	}
	if err := file.Close(); err != nil || !file.Damaged() {
		return errors.Join(damaged, err)
	}
	name, err := s.journals().SetAside(s.path)
	if err != nil {
		return err
	}
	return phrase.Errorf("library.changes-unreadable", filepath.Base(s.path), name)
}

// folderOf reports whether the folder of a file is there. It is not on a disk that was
// removed: the changes then wait until that is back.
func folderOf(path string) bool {
	info, err := os.Stat(filepath.Dir(path))
	return err == nil && info.IsDir()
}

// before keeps the version of a file before some changes, once a day: deleted games have a
// backup of their own. A file that is too large for that goes without.
func (s settling) before() error {
	err := s.keep(s.path, daily, unwrapped)
	if errors.Is(err, errTooLarge) {
		return nil
	}
	return err
}

// adopt makes the changes those to the file as it is now, and reports true, or merges them.
func (s settling) adopt() (same bool, err error) {
	unlock, err := s.lock()
	if err != nil {
		return false, err
	}
	defer unlock()
	same, err = s.journals().Adopt(s.path)
	if same || err != nil && !errors.Is(err, fs.ErrNotExist) {
		return same, err
	}
	return false, s.merge(s.journals().Pending(s.path))
}

// keepLost keeps the new texts of changes that could not be written to a file. told says
// where they are.
func (s settling) keepLost(lost []journal.Change) (told, err error) {
	if len(lost) == 0 {
		return nil, nil
	}
	var text []byte
	for _, c := range lost {
		for _, cut := range c.Cuts {
			if len(cut.New) > 0 {
				text = append(append(text, cut.New...), "\n\n"...)
			}
		}
	}
	name := filepath.Base(s.path)
	if len(text) == 0 {
		return phrase.Errorf("library.not-deleted-changed", name), nil
	}
	dir := filepath.Join(s.dir, "unsaved")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	free, err := reserve(dir, s.now().Format("2006-01-02 150405 ")+safe(stem(s.path), "games"), ".pgn")
	if err != nil {
		return nil, err
	}
	kept := filepath.Join(dir, free)
	if err := atomicfile.Write(kept, text); err != nil {
		return nil, errors.Join(err, os.Remove(kept))
	}
	return phrase.Errorf("library.kept-as-text", name, kept), nil
}
