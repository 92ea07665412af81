package library

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"time"

	"passedpawn/game/phrase"
)

// Previous versions of a file are kept: the newest of each, in so many bytes for all.
const (
	newest       = 10
	roomVersions = 1 << 30
)

// When the version of a file is kept before it is written to.
type frequency bool

const (
	daily  frequency = false // unless one was kept today
	always frequency = true
)

// ErrUnkept is why a file was not written to: its previous version could not be kept.
var ErrUnkept = phrase.Errorf("library.previous-version-file-not")

// errTooLarge is why a version cannot be kept at all.
var errTooLarge = phrase.Errorf("library.too-large-keep-previous")

// keep makes a backup of what a file of the person holds. Our own games change with
// every move.
func (f Files) keep(path string, how frequency, wrap WrapWriter) error {
	path = realPath(path)
	if f.bare || filepath.Dir(path) == realPath(filepath.Join(f.dir, "games")) || how == daily && f.keptOn(f.now(), path) {
		return nil
	}
	return f.version(path, wrap)
}

// version makes a backup of what a file holds, if that is anything.
func (f Files) version(path string, wrap WrapWriter) error {
	info, err := os.Stat(path)
	if err != nil || info.Size() == 0 {
		return err
	}
	b, err := f.store("versions", about{From: realPath(path), When: f.now(), Whole: true}, func(text io.Writer, _ *about) ([]piece, error) {
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
	names, _ := filepath.Glob(filepath.Join(f.dir, "versions", day.Format("2006-01-02")+" *.zip"))
	for _, name := range names {
		if b, err := f.backup(name); err == nil && b.path != "" && b.From == path {
			return true
		}
	}
	return false
}

// prune removes the oldest versions for which there is no room.
func (f Files) prune() {
	all, _ := f.Backups()
	count, room := map[string]int{}, f.room
	for _, b := range all {
		if b.Deleted {
			continue
		}
		count[b.From]++
		if room -= b.Size(); room < 0 || count[b.From] > newest {
			_ = f.Forget(b)
		}
	}
}
