// Package atomicfile writes files completely or not at all: after a crash or when the
// disk is full, there is the old file or the new one, never a part, and a reader sees no
// part either. A file keeps its owner, group, permissions, attributes and hard links, a
// symbolic link stays a link, and a read-only file is not overwritten.
package atomicfile

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"

	"passedpawn/game/phrase"
)

// ErrReadOnly means that a file was not written because it is read-only.
var ErrReadOnly = phrase.Errorf("atomicfile.read-only")

// Write replaces the contents of the file at path, or creates the file.
func Write(path string, data []byte) error {
	return WriteFunc(path, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// WriteFunc is Write for contents that produce writes in pieces. After an error of
// produce, or any other error, the old file is unchanged.
func WriteFunc(path string, produce func(io.Writer) error) error {
	return named(path, write(path, nil, produce, nil))
}

// A Note function is called with the path where the new version of a file will be written
// before it replaces the file. A crash may leave that draft there.
type Note func(draft string)

// Replace is WriteFunc for a file that other programs write as well. It returns
// ErrChanged if the file has changed since Look returned the state was. note may be nil.
func Replace(path string, was State, note Note, produce func(io.Writer) error) error {
	return named(path, write(path, note, produce, func(*draft) (fs.FileInfo, error) {
		now, seen, err := stateOf(path)
		if err != nil || now != was {
			return nil, errors.Join(err, ErrChanged)
		}
		return seen, nil
	}))
}

// ReplaceSeen is Replace for a file too large to be read again: whether it has changed
// since seen is judged by what the system says of it. When the new version is on disk,
// ready is called with what the system says of that, and can still stop the replacement.
func ReplaceSeen(path string, seen fs.FileInfo, note Note, produce func(io.Writer) error, ready func(fs.FileInfo) error) error {
	return named(path, write(path, note, produce, func(d *draft) (fs.FileInfo, error) {
		info, err := d.Stat()
		if err == nil {
			err = ready(info)
		}
		if err == nil {
			err = still(path, seen)
		}
		return seen, err
	}))
}

// still returns ErrChanged if a file is not as it was seen. It opens the file, because what
// a network file system says of a path can be a minute old.
func still(path string, seen fs.FileInfo) error {
	f, err := os.Open(path)
	if err != nil {
		return ErrChanged
	}
	defer f.Close()
	if now, err := f.Stat(); err != nil || !untouched(seen, now) {
		return ErrChanged
	}
	return nil
}

// IsDraft reports whether a file may be a draft that a crash has left, judging by its
// name.
func IsDraft(name string) bool { return draftName.MatchString(name) }

var draftName = regexp.MustCompile(`^\.writing-[0-9]+$`)

// named returns an error that names the file, without the names of temporary files.
func named(path string, err error) error {
	if err == nil {
		return nil
	}
	return phrase.Errorf("atomicfile.file-not-written", filepath.Base(path), cause(err))
}

// cause returns an error without the path that it repeats.
func cause(err error) error {
	if pe, ok := errors.AsType[*fs.PathError](err); ok {
		return pe.Err
	}
	if le, ok := errors.AsType[*os.LinkError](err); ok {
		return le.Err
	}
	return err
}

// write writes a draft and replaces the file by it. known returns what was seen of the
// file, which must not have changed since; nil for a file that may have.
func write(path string, note Note, produce func(io.Writer) error, known func(*draft) (fs.FileInfo, error)) error {
	path, old, err := look(path)
	if err != nil {
		return err
	}
	if old != nil {
		if err := writable(path, old); err != nil {
			return err
		}
	}
	d, err := newDraft(path, old, note)
	if err != nil {
		return err
	}
	defer d.discard()
	if err := d.fill(produce); err != nil {
		return err
	}
	if known == nil {
		return d.commit()
	}
	seen, err := known(d)
	if err != nil {
		return err
	}
	return d.commitAfter(seen)
}

// Writable returns the reason why the file at path cannot be overwritten, nil if it can
// or does not exist.
func Writable(path string) error {
	path, info, err := look(path)
	if err == nil && info != nil {
		err = writable(path, info)
	}
	return cause(err)
}

// writable also checks the permission bits, because the superuser can write to any file.
func writable(path string, info fs.FileInfo) error {
	if info.Mode()&0o222 == 0 {
		return ErrReadOnly
	}
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if errors.Is(err, fs.ErrPermission) {
		return ErrReadOnly
	}
	if err != nil {
		return err
	}
	return f.Close()
}

// A draft is a new version of a file, written next to it under another name.
type draft struct {
	*os.File
	path  string
	old   fs.FileInfo // the existing file; nil for none
	place bool        // the existing file must be overwritten in place
	kept  bool        // the file with the draft's name must not be removed
}

// newDraft creates a draft: next to the file or, if that is not possible, in the
// temporary folder of the system.
func newDraft(path string, old fs.FileInfo, note Note) (*draft, error) {
	mode := fs.FileMode(0o666) // before the umask
	if old != nil {
		mode = 0o600
	}
	d := &draft{path: path, old: old}
	var err error
	d.File, err = temporary(filepath.Dir(path), mode, note)
	if old != nil && errors.Is(err, fs.ErrPermission) {
		d.place = true
		d.File, err = temporary(os.TempDir(), mode, note)
	}
	return d, err
}

// temporary creates a file with an unused name.
func temporary(dir string, mode fs.FileMode, note Note) (*os.File, error) {
	for {
		name := filepath.Join(dir, fmt.Sprintf(".writing-%d", rand.Uint64()))
		if note != nil {
			note(name)
		}
		f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, mode)
		if !errors.Is(err, fs.ErrExist) {
			return f, err
		}
	}
}

// fill writes the draft and flushes it to disk.
func (d *draft) fill(produce func(io.Writer) error) error {
	out := bufio.NewWriter(d)
	if err := produce(out); err != nil {
		return err
	}
	if err := out.Flush(); err != nil {
		return err
	}
	if d.old != nil && !d.place {
		d.place = linked(d.old) || alike(d.File, d.path, d.old) != nil
	}
	return d.Sync()
}

// discard closes a draft and removes its file. After a commit, nothing is left to remove.
func (d *draft) discard() {
	_ = d.Close()
	if !d.kept {
		_ = os.Remove(d.Name())
	}
}
