package journal

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
	"time"

	"passedpawn/game/files/openfile"
)

// A File is an open file with its changes. It does not change: what is added or brought up
// to date later is not in it.
type File struct {
	*io.SectionReader
	reader
	path   string
	info   fs.FileInfo
	log    *log
	unread error  // why the journal cannot be read
	actual string // the state of the file on disk
	state  string // and with the changes
	rest   []Change
}

// tries is how often a file is opened that is being replaced.
const tries = 5

// Open opens a file as it is with its changes. The path is absolute and without links. If
// another program has changed the file meanwhile, it returns the file as it is on disk, and
// Foreign tells that.
func (d Dir) Open(path string) (f *File, err error) {
	for range tries {
		if f, err = d.open(path); err != nil || !f.Foreign() && f.there() {
			return f, err
		}
		_ = f.Close()
	}
	return d.open(path)
}

func (d Dir) open(path string) (*File, error) {
	base, err := openfile.Open(path)
	if err != nil {
		return nil, err
	}
	f := &File{path: path}
	f.base = base
	if err := f.read(d); err != nil {
		_ = base.Close()
		return nil, err
	}
	f.SectionReader = io.NewSectionReader(f.reader, 0, f.spans.size())
	return f, nil
}

// read reads the journal of a file that was opened before: what Bring has put into the file
// since then is still in the journal, or the journal is of another state.
func (f *File) read(d Dir) (err error) {
	if f.info, err = f.base.Stat(); err != nil {
		return err
	}
	if d != "" {
		f.log, f.unread = read(d.name(f.path))
	}
	f.actual, f.spans = StateOf(f.info), whole(f.info.Size())
	var ok bool
	if f.rest, f.state, ok = f.log.since(f.actual); !ok {
		return nil
	}
	for _, c := range f.rest {
		if f.spans, err = f.spans.change(c); err != nil {
			return err
		}
		f.state = c.State
	}
	return nil
}

// there reports whether the file on disk is still the one that was opened, and not one that
// Bring has put there before the journal was read.
func (f *File) there() bool {
	info, err := openfile.Stat(f.path)
	return err == nil && os.SameFile(info, f.info) && StateOf(info) == f.actual
}

// Close closes the file.
func (f *File) Close() error { return f.base.Close() }

// ReadAt implements io.ReaderAt.
func (f *File) ReadAt(b []byte, at int64) (int, error) { return f.SectionReader.ReadAt(b, at) }

// State names the contents of the file. It stays the same when the changes get into the
// file on disk.
func (f *File) State() string { return f.state }

// Disk returns the file on disk, without its changes.
func (f *File) Disk() *os.File { return f.base }

// Pending returns the changes that are not in the file on disk.
func (f *File) Pending() []Change {
	if f.Foreign() {
		return f.log.changes
	}
	return f.rest
}

// Foreign reports whether there are changes to the file, and another program has changed it
// since.
func (f *File) Foreign() bool {
	_, _, ok := f.log.since(f.actual)
	return !ok
}

// Damaged reports whether nothing can be known of changes to the file, because its journal
// cannot be read.
func (f *File) Damaged() bool { return f.unread != nil }

// fits reports whether the file on disk is as long as when the pending changes were made, and
// has all that they replace.
func (f *File) fits() bool {
	if f.Foreign() {
		if size, _, _ := strings.Cut(f.log.Base, " "); size != fmt.Sprint(f.info.Size()) {
			return false
		}
		if slices.ContainsFunc(f.log.changes, Change.blind) {
			return false
		}
	}
	return reader{f.base, whole(f.info.Size())}.holds(f.Pending())
}

// Recorded returns the size of the file's journal in bytes.
func (f *File) Recorded() int64 {
	if f.log == nil {
		return 0
	}
	return f.log.end
}

// replaced reports whether a crash came after the file was replaced by one with the first
// changes, and before the journal was written anew.
func (f *File) replaced() bool {
	return f.log != nil && f.log.done > 0 && f.actual == f.log.after && f.actual != f.log.Base
}

// Written returns when the file on disk was last written.
func (f *File) Written() time.Time { return f.info.ModTime() }

// Has reports whether the file has a text at an offset.
func (f *File) Has(at int64, text string) bool { return f.has(at, []byte(text)) }
