package library

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"time"

	"passedpawn/game/phrase"
)

// The limits for earlier versions: how many of each file, how many bytes for all, and which
// part of these for one file.
const (
	newest       = 10
	roomVersions = 1 << 30
	shares       = 8
)

// A frequency says when a version of a file is kept before the file is changed.
type frequency bool

const (
	daily  frequency = false // at most one a day
	always frequency = true
)

// ErrUnkept means that a file was not changed because its earlier version could not be
// kept.
var ErrUnkept = phrase.Errorf("library.previous-version-file-not")

// errTooLarge means that a file is too large for any version to be kept.
var errTooLarge = phrase.Errorf("library.too-large-keep-previous")

// keep makes a backup of one of the user's files. The program's own games are excluded:
// they change with every move.
func (f Files) keep(path string, how frequency, wrap WrapWriter) error {
	path = realPath(path)
	if f.unversioned || filepath.Dir(path) == realPath(filepath.Join(f.dir, "games")) || how == daily && f.keptOn(f.now(), path) {
		return nil
	}
	return f.version(path, wrap)
}

// version makes a backup of the contents of a file, if there are any.
func (f Files) version(path string, wrap WrapWriter) error {
	info, err := os.Stat(path)
	if err != nil || info.Size() == 0 {
		return err
	}
	b, err := f.store("versions", about{From: realPath(path), When: f.now(), Whole: true}, func(text io.Writer, _ *about) (any, error) {
		return nil, copyFile(wrap(text, info.Size()), path)
	})
	if err == nil && b.Size() > f.room {
		err = errors.Join(errTooLarge, f.Forget(b))
	}
	if err != nil {
		return phrase.Errorf("%v: %v", ErrUnkept, err)
	}
	f.prune()
	return nil
}

func copyFile(w io.Writer, path string) error {
	in, err := os.Open(path)
	if err != nil {
		return err
	}
	defer in.Close()
	_, err = io.Copy(w, in)
	return err
}

// keptOn reports whether a version of a file was kept on a day.
func (f Files) keptOn(day time.Time, path string) bool {
	names := find(filepath.Join(f.dir, "versions"), day.Format("2006-01-02")+" *.zip")
	for _, name := range names {
		if b, err := f.backup(name); err == nil && b.path != "" && b.From == path {
			return true
		}
	}
	return false
}
