package atomicfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"passedpawn/game/phrase"
)

// commit puts a draft in the place of the file.
func (d *draft) commit() error {
	if d.place {
		return d.overwrite()
	}
	if err := d.Close(); err != nil { // Windows renames no open file
		return err
	}
	if err := os.Rename(d.Name(), d.path); err != nil {
		return err
	}
	syncFolder(filepath.Dir(d.path))
	return nil
}

// commitAfter is commit if the file is what it was when it was seen last, nil for
// none. As far as the system can, that is made sure of at the very moment.
func (d *draft) commitAfter(seen fs.FileInfo) error {
	var done bool
	var err error
	switch {
	case d.place:
	case seen == nil:
		done, err = d.appear()
	default:
		done, err = d.exchange(seen)
	}
	if err != nil || done {
		return err
	}
	now, err := os.Stat(d.path)
	if seen == nil && !errors.Is(err, fs.ErrNotExist) || seen != nil && (err != nil || !untouched(seen, now)) {
		return ErrChanged
	}
	return d.commit()
}

// appear makes the file where there is none, and reports false where the file system
// cannot do so without replacing one.
func (d *draft) appear() (done bool, err error) {
	switch err := os.Link(d.Name(), d.path); {
	case errors.Is(err, fs.ErrExist):
		return false, ErrChanged
	case err != nil:
		return false, nil
	}
	syncFolder(filepath.Dir(d.path))
	return true, nil
}

// exchange puts the draft in the place of the file and the file in its, looks what
// came, and takes it back if that is not what was seen. It reports false where the
// system cannot do it.
func (d *draft) exchange(seen fs.FileInfo) (done bool, err error) {
	ours, err := d.Stat()
	if err != nil {
		return false, err
	}
	if swap(d.Name(), d.path) != nil {
		return false, nil
	}
	if came, err := os.Stat(d.Name()); err == nil && untouched(seen, came) {
		syncFolder(filepath.Dir(d.path))
		return true, nil
	}
	for range 100 { // another program may be as quick
		if err := swap(d.Name(), d.path); err != nil {
			return false, phrase.Errorf("atomicfile.another-program-wrote", err, d.keep())
		}
		if came, err := os.Stat(d.Name()); err != nil || os.SameFile(ours, came) {
			break
		}
	}
	return false, ErrChanged
}

// keep lets what lies in the place of the draft stay, and tells where.
func (d *draft) keep() string {
	d.kept = true
	return d.Name()
}

// overwrite copies the draft over the file where it is: a file with several hard
// links, or of an owner whom we cannot give a new file, is not to become another
// one. What the file held is beside the draft until this is done, and is put back
// if it fails. A crash in the middle leaves it there.
func (d *draft) overwrite() error {
	backup, err := os.CreateTemp(filepath.Dir(d.Name()), filepath.Base(d.path)+".before-saving-*")
	if err != nil {
		return err
	}
	defer backup.Close()
	if err := copyOf(d.path, backup); err != nil {
		_ = os.Remove(backup.Name())
		return err
	}
	err = d.copyOver(d.File)
	if err != nil {
		if again := d.copyOver(backup); again != nil {
			return phrase.Errorf("atomicfile.held", err, backup.Name())
		}
	}
	_ = backup.Close()
	_ = os.Remove(backup.Name())
	return err
}

// copyOf copies what is at path into a file, and makes it last.
func copyOf(path string, to *os.File) error {
	from, err := os.Open(path)
	if err != nil {
		return err
	}
	defer from.Close()
	if _, err := copyWhole(to, from); err != nil {
		return err
	}
	return to.Sync()
}

// copyWhole copies a file, to its end. It is done with plain reads and writes: what
// the system has to copy files by may stop in the middle without an error.
func copyWhole(to, from *os.File) (size int64, err error) {
	size, err = io.Copy(struct{ io.Writer }{to}, struct{ io.Reader }{from})
	if err != nil {
		return size, err
	}
	info, err := from.Stat()
	if err == nil && info.Size() != size {
		err = io.ErrUnexpectedEOF
	}
	return size, err
}

// copyOver makes the file hold what another does.
func (d *draft) copyOver(from *os.File) error {
	if _, err := from.Seek(0, io.SeekStart); err != nil {
		return err
	}
	to, err := os.OpenFile(d.path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	size, err := copyWhole(to, from)
	if err == nil {
		err = to.Truncate(size)
	}
	if err == nil {
		err = to.Sync()
	}
	return errors.Join(err, to.Close())
}

// syncFolder makes a rename last. Not every system can; the file itself is
// safe by then.
func syncFolder(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}
