// Package journal holds changes to large files that are safe on disk before the files are
// rewritten. A change is a record at the end of a small file in a folder of the program,
// one for each changed file. Open reads a file as it is with its changes; other programs
// see it as it was until Bring replaces it by a new version with all of them. A crash at
// any moment leaves the old file with its changes, or the new one.
//
// The package knows no games. Who adds changes or brings a file up to date must hold a lock
// for that file; reading needs none.
package journal

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"passedpawn/game/files/atomicfile"
)

// A Dir is the folder of the journals, "" for none.
type Dir string

// A Change replaces pieces of a file, all of them or none.
type Change struct {
	Cuts  []Cut  `json:"cuts"` // each in the file as the one before has left it
	Kind  string `json:"kind"` // for the caller
	Game  int    `json:"game,omitempty"`
	State string `json:"state"` // of the file with the change; Add sets it
}

// A Cut replaces bytes at an offset.
type Cut struct {
	At  int64  `json:"at"`
	Old []byte `json:"old,omitempty"`
	New []byte `json:"new,omitempty"`
}

// blind reports whether a change puts a text somewhere without replacing any: nothing tells
// whether the place is still the right one.
func (c Change) blind() bool {
	return slices.ContainsFunc(c.Cuts, func(cut Cut) bool { return len(cut.Old) == 0 })
}

var (
	// ErrDamaged means that a journal cannot be read or does not fit its file.
	ErrDamaged = errors.New("the journal of the file is damaged")
	// ErrForeign means that another program has changed a file to which changes were to
	// be made.
	ErrForeign = errors.New("another program has changed the file")
	// ErrOvertaken means that others have brought a file up to date.
	ErrOvertaken = errors.New("the file has been brought up to date elsewhere")
)

// StateOf names the contents of a file by what the system says of it.
func StateOf(info fs.FileInfo) string {
	return fmt.Sprintf("%d %d", info.Size(), info.ModTime().UnixNano())
}

// name returns the path of the journal of a file, whose own path is absolute and without
// links.
func (d Dir) name(path string) string {
	sum := sha256.Sum256([]byte(path))
	return filepath.Join(string(d), hex.EncodeToString(sum[:12])+".journal")
}

// Add adds a change to a file that was opened while the lock was held. The cuts must fit.
// When Add returns, the change is safe. It returns the state of the file with the change.
func (d Dir) Add(f *File, c Change) (state string, err error) {
	if _, err := f.spans.change(c); err != nil {
		return "", err
	}
	c.State = next(f.state, c)
	if f.unread != nil && !errors.Is(f.unread, ErrDamaged) {
		return "", f.unread
	}
	if f.log == nil || f.log.torn {
		if err := d.setAside(f.path); err != nil {
			return "", err
		}
	}
	if f.log != nil && f.actual == f.log.Base {
		return c.State, f.log.add(d.name(f.path), record{Change: &c})
	}
	if err := os.MkdirAll(string(d), 0o755); err != nil {
		return "", err
	}
	l := &log{record: record{Path: []byte(f.path), Base: f.actual, Name: f.state}}
	if f.replaced() {
		l = f.log.without(f.log.done, f.actual)
	}
	l.changes = append(l.changes, c)
	return c.State, d.write(l)
}

// setAside keeps a journal that cannot be read, and a copy of one that cannot be read to its
// end: a crash may have torn a change that was never said to be safe, but a bad disk may hide
// others.
func (d Dir) setAside(path string) error {
	l, err := read(d.name(path))
	if errors.Is(err, ErrDamaged) {
		_, err := d.SetAside(path)
		return err
	}
	if err != nil || l == nil || !l.torn {
		return nil
	}
	data, err := os.ReadFile(d.name(path))
	if err != nil {
		return err
	}
	return atomicfile.Write(d.aside(path), data)
}

// SetAside keeps the journal of a file under another name, which it returns. The changes in
// it are forgotten.
func (d Dir) SetAside(path string) (name string, err error) {
	name = d.aside(path)
	return name, os.Rename(d.name(path), name)
}

func (d Dir) aside(path string) string {
	return fmt.Sprintf("%s.%d.damaged", d.name(path), time.Now().UnixNano())
}

// With names the contents that the file has with a change.
func (f *File) With(c Change) string { return next(f.state, c) }

// next names the contents of a file by those before a change, and the change.
func next(state string, c Change) string {
	h := sha256.New()
	_, _ = h.Write([]byte(state))
	_ = json.NewEncoder(h).Encode(c.Cuts)
	return hex.EncodeToString(h.Sum(nil)[:12])
}

// write writes a journal anew.
func (d Dir) write(l *log) error {
	if n := len(l.past) - mostPast; n > 0 {
		l.First, l.past = l.past[n-1].State, l.past[n:]
	}
	data := l.record.encode()
	for i := range l.past {
		data = append(data, record{Past: &l.past[i]}.encode()...)
	}
	for i := range l.changes {
		data = append(data, record{Change: &l.changes[i]}.encode()...)
	}
	return atomicfile.Write(d.name(string(l.Path)), data)
}

// Adopt makes the changes to a file those to the file as it is now, and reports false if
// that is another one. It is the same if it is as long as it was, and has all that they
// replace: its time may have changed, or bytes elsewhere. A text that is only put somewhere
// needs the file as it was.
func (d Dir) Adopt(path string) (same bool, err error) {
	f, err := d.Open(path)
	if err != nil {
		return false, err
	}
	defer f.Close()
	if !f.fits() || !f.Foreign() {
		return f.fits(), nil
	}
	if err := d.setAside(path); err != nil {
		return false, err
	}
	l := &log{record: record{Path: []byte(path), Base: f.actual, Name: f.actual}}
	state := f.actual
	for _, c := range f.log.changes {
		c.State = next(state, c)
		state, l.changes = c.State, append(l.changes, c)
	}
	return true, d.write(l)
}

// Drop forgets the changes to a file.
func (d Dir) Drop(path string) error {
	if err := os.Remove(d.name(path)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// Has reports whether a file has a journal.
func (d Dir) Has(path string) bool {
	_, err := os.Lstat(d.name(path))
	return err == nil
}

// Pending returns the changes to a file, which may no longer be there or be another one.
func (d Dir) Pending(path string) []Change {
	l, err := read(d.name(path))
	if err != nil || l == nil {
		return nil
	}
	return l.changes
}

// Files returns the files to which there are changes. Others are not looked at: their disk
// may be gone, or may not answer.
func (d Dir) Files() (paths []string) {
	entries, _ := os.ReadDir(string(d))
	for _, e := range entries {
		l, err := read(filepath.Join(string(d), e.Name()))
		if err == nil && l != nil && len(l.changes) > 0 {
			paths = append(paths, string(l.Path))
		}
	}
	return paths
}
