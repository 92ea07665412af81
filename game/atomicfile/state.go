package atomicfile

import (
	"crypto/sha256"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"passedpawn/game/phrase"
)

// ErrChanged is why a file was not replaced that another program has written to.
var ErrChanged = phrase.Errorf("atomicfile.another-program-changed")

// A State is what a file held at a time, to be compared with ==. The zero State
// is that of no file.
type State struct {
	There bool
	Size  int64
	sum   [sha256.Size]byte
}

// Of is the state of a file that holds data.
func Of(data []byte) State { return State{true, int64(len(data)), sha256.Sum256(data)} }

// Look reads the state of a file. Only a file that does not exist is not there:
// one that cannot be read is an error.
func Look(path string) (State, error) {
	s, _, err := stateOf(path)
	return s, cause(err)
}

// stateOf is Look, with what the system says of the file.
func stateOf(path string) (s State, info fs.FileInfo, err error) {
	path, info, err = look(path)
	if info == nil || err != nil {
		return s, nil, err
	}
	f, err := os.Open(path)
	if err != nil {
		return s, nil, err
	}
	defer f.Close()
	if info, err = f.Stat(); err != nil {
		return s, nil, err
	}
	hash := sha256.New()
	if s.Size, err = io.Copy(hash, f); err != nil {
		return State{}, nil, err
	}
	s.There = true
	hash.Sum(s.sum[:0])
	if after, err := os.Stat(path); err != nil || !untouched(info, after) || s.Size != info.Size() {
		return s, nil, errors.Join(err, ErrChanged) // while it was read
	}
	return s, info, nil
}

// untouched reports whether a file is the same at two times, by what the system says.
func untouched(a, b fs.FileInfo) bool {
	return os.SameFile(a, b) && a.Size() == b.Size() && a.ModTime().Equal(b.ModTime())
}

// Target is the file that is written when path is: what it links to, also where
// that is not there yet.
func Target(path string) (string, error) {
	for hops := range 40 {
		info, err := os.Lstat(path)
		if errors.Is(err, fs.ErrNotExist) || err == nil && info.Mode()&fs.ModeSymlink == 0 {
			if hops == 0 {
				return path, nil
			}
			return direct(path), nil
		}
		if err != nil {
			return "", err
		}
		to, err := os.Readlink(path)
		if err != nil {
			return "", err
		}
		if !filepath.IsAbs(to) {
			dir, _ := filepath.Split(path)
			to = dir + to // filepath.Join would remove "..", which may lead elsewhere behind a link
		}
		path = to
	}
	return "", phrase.Errorf("atomicfile.link-leads-itself")
}

// direct is a path without links on the way to the last name in it.
func direct(path string) string {
	dir, name := filepath.Split(path)
	if real, err := filepath.EvalSymlinks(dir); err == nil {
		return filepath.Join(real, name)
	}
	return path
}

// look is the target of a path and what is there, nil for nothing. Only files can
// be written.
func look(path string) (target string, info fs.FileInfo, err error) {
	if target, err = Target(path); err != nil {
		return path, nil, err
	}
	info, err = os.Stat(target)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return target, nil, nil
	case err != nil:
		return target, nil, err
	case info.Mode()&(fs.ModeDir|fs.ModeNamedPipe|fs.ModeSocket|fs.ModeDevice) != 0:
		return target, nil, phrase.Errorf("atomicfile.not-file")
	}
	return target, info, nil
}
