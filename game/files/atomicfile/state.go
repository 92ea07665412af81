package atomicfile

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"passedpawn/game/phrase"
)

// ErrChanged means that a file was not replaced because another program has written to
// it.
var ErrChanged = phrase.Errorf("atomicfile.another-program-changed")

// A State identifies the contents of a file at one time, and can be compared with ==. The
// zero State means that there is no file.
type State struct {
	There bool
	Size  int64
	sum   [sha256.Size]byte
}

// Of returns the state of a file with these contents.
func Of(data []byte) State { return State{true, int64(len(data)), sha256.Sum256(data)} }

// Sum returns the SHA-256 of the contents in hexadecimal digits.
func (s State) Sum() string { return hex.EncodeToString(s.sum[:]) }

// Look returns the state of the file at path. If the file exists but cannot be read, Look
// returns an error.
func Look(path string) (State, error) {
	s, _, err := stateOf(path)
	return s, cause(err)
}

// stateOf is Look, and also returns the file's information from the system.
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
		return s, nil, errors.Join(err, ErrChanged) // it changed while being read
	}
	return s, info, nil
}

// untouched reports whether the system's information about a file is the same at two
// times.
func untouched(a, b fs.FileInfo) bool {
	return os.SameFile(a, b) && a.Size() == b.Size() && a.ModTime().Equal(b.ModTime())
}

// Target returns the file that is written when path is: the target of a link, even if
// that does not exist yet.
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
			to = dir + to // filepath.Join would remove "..", which may lead elsewhere after a link
		}
		path = to
	}
	return "", phrase.Errorf("atomicfile.link-leads-itself")
}

// direct returns a path without links, except for its last element.
func direct(path string) string {
	dir, name := filepath.Split(path)
	if real, err := filepath.EvalSymlinks(dir); err == nil {
		return filepath.Join(real, name)
	}
	return path
}

// look returns the target of a path and its information, nil if it does not exist. It
// returns an error if the target is not a regular file.
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
