package journal

import (
	"io/fs"
	"os"
	"runtime"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/files/openfile"
)

// A Host is what Bring needs of its caller.
type Host struct {
	// Lock locks the file, so that nobody adds a change until unlock is called. It is called
	// when the new version has been written, shortly before it replaces the file.
	Lock func() (unlock func(), err error)
	// Note is called with the name of the new version, see atomicfile.
	Note atomicfile.Note
	// Before is called while the file is still as it was.
	Before func() error
}

// Bring replaces a file by one with its changes. Changes that are added meanwhile are kept
// for the next time. After an error the file and its changes are as they were; ErrForeign
// and atomicfile.ErrChanged mean that another program has changed the file.
func (d Dir) Bring(path string, h Host) error {
	f, err := d.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	switch {
	case f.unread != nil:
		return f.unread
	case f.Foreign():
		return ErrForeign
	case f.replaced():
		if err := d.mend(path, h); err != nil {
			return err
		}
		return d.Bring(path, h)
	case len(f.rest) == 0:
		return nil
	case !f.fits():
		return ErrForeign
	}
	if err := h.Before(); err != nil {
		return err
	}
	unlock, after := func() {}, ""
	defer func() { unlock() }()
	err = atomicfile.ReplaceSeen(path, f.info, h.Note, f.copyTo, func(info fs.FileInfo) error {
		if runtime.GOOS == "windows" { // replaces no file that is open; others take long to remove one that is not
			_ = f.base.Close()
		}
		end, err := h.Lock()
		if err != nil {
			return err
		}
		unlock, after = end, StateOf(info)
		return d.announce(f, after)
	})
	if err != nil {
		return err
	}
	return d.rebase(path, f.state, f.written(after))
}

// written returns the state of a file that was just replaced. One that had to be written in
// place, because it has another name or owner, has another time than its draft.
func (f *File) written(after string) string {
	now, err := openfile.Stat(f.path)
	if err == nil && os.SameFile(now, f.info) && now.Size() == f.Size() {
		return StateOf(now)
	}
	return after
}

// announce notes what the file will be, before it is replaced.
func (d Dir) announce(f *File, after string) error {
	if err := d.setAside(f.path); err != nil {
		return err
	}
	name := d.name(f.path)
	l, err := read(name)
	if err != nil {
		return err
	}
	n := l.upTo(f.state)
	if n == 0 || l.Base != f.actual {
		return ErrOvertaken
	}
	return l.add(name, record{Done: n, After: after})
}

// rebase removes the changes up to a state, which are in the file now.
func (d Dir) rebase(path, state, after string) error {
	l, err := read(d.name(path))
	if err != nil {
		return err
	}
	n := l.upTo(state)
	if n == 0 {
		return ErrDamaged
	}
	return d.write(l.without(n, after))
}

// mend is rebase for a file that was replaced before a crash.
func (d Dir) mend(path string, h Host) error {
	unlock, err := h.Lock()
	if err != nil {
		return err
	}
	defer unlock()
	f, err := d.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	if !f.replaced() {
		return nil
	}
	if err := d.setAside(path); err != nil {
		return err
	}
	return d.write(f.log.without(f.log.done, f.actual))
}
