// Package atomicfile writes files whole or not at all: a reader, a crash or a
// full disk sees the old file or the new one, never a part. A file keeps its
// owner, group, permissions, attributes and hard links, a link stays a link, and
// a read-only file is not written to.
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

// ErrReadOnly is why a read-only file was not written to.
var ErrReadOnly = phrase.Errorf("atomicfile.read-only")

// Write replaces the file at path by data, or makes it.
func Write(path string, data []byte) error {
	return WriteFunc(path, func(w io.Writer) error {
		_, err := w.Write(data)
		return err
	})
}

// WriteFunc is Write for a file that is made bit by bit. After an error of
// produce, as after any other, the old file is as it was.
func WriteFunc(path string, produce func(io.Writer) error) error {
	return named(path, write(path, nil, nil, produce))
}

// A Note is told where the new version of a file will be written before it takes
// the file's place. A crash may leave it there.
type Note func(draft string)

// Replace is WriteFunc for a file that other programs write too. It returns
// ErrChanged if the file is not as it was when Look looked at it. A nil Note is
// told nothing.
func Replace(path string, was State, note Note, produce func(io.Writer) error) error {
	return named(path, write(path, &was, note, produce))
}

// IsDraft reports whether a file may be one that a crash has left, by its name.
func IsDraft(name string) bool { return draftName.MatchString(name) }

var draftName = regexp.MustCompile(`^\.writing-[0-9]+$`)

// named says which file it is about, and leaves out the names of temporary ones.
func named(path string, err error) error {
	if err == nil {
		return nil
	}
	return phrase.Errorf("atomicfile.file-not-written", filepath.Base(path), cause(err))
}

// cause is an error without the path that it repeats.
func cause(err error) error {
	if pe, ok := errors.AsType[*fs.PathError](err); ok {
		return pe.Err
	}
	if le, ok := errors.AsType[*os.LinkError](err); ok {
		return le.Err
	}
	return err
}

func write(path string, was *State, note Note, produce func(io.Writer) error) error {
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
	if was == nil {
		return d.commit()
	}
	now, seen, err := stateOf(path)
	if err != nil || now != *was {
		return errors.Join(err, ErrChanged)
	}
	return d.commitAfter(seen)
}

// Writable tells why the file at path must not be written to, if one is there.
func Writable(path string) error {
	path, info, err := look(path)
	if err == nil && info != nil {
		err = writable(path, info)
	}
	return cause(err)
}

// writable asks the permissions as well, for the superuser may write to any file.
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

// A draft is a new version of a file, written beside it under another name.
type draft struct {
	*os.File
	path  string
	old   fs.FileInfo // of the file that is there, nil for none
	place bool        // what is there must be overwritten where it is
	kept  bool        // the file that is the draft's by name is not to be removed
}

// newDraft begins a draft: beside the file or, where nothing can be put there,
// among the temporary files of the system.
func newDraft(path string, old fs.FileInfo, note Note) (*draft, error) {
	mode := fs.FileMode(0o666) // of which the umask takes its part
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

// temporary makes a file that nobody else has.
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

// fill writes the draft, and makes it last.
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

// discard ends a draft. One that was committed has no file of its own any more.
func (d *draft) discard() {
	_ = d.Close()
	if !d.kept {
		_ = os.Remove(d.Name())
	}
}
