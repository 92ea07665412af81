package atomicfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"passedpawn/game/phrase"
)

// commit replaces the file by a draft.
func (d *draft) commit() error {
	if d.place {
		return d.overwrite()
	}
	if err := d.Close(); err != nil { // Windows cannot rename an open file
		return err
	}
	if err := os.Rename(d.Name(), d.path); err != nil {
		return err
	}
	syncFolder(filepath.Dir(d.path))
	return nil
}

// commitAfter is commit if the file is still as it was last seen; seen is nil if there
// was none. If the system supports it, the check and the replacement are one atomic step.
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

// appear creates the file if there is none. done is false if the file system can only do
// so by replacing an existing file.
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

// exchange swaps the draft and the file, examines the old file, and swaps them back if it
// is not the one that was seen. done is false if the system cannot swap files.
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
	return false, d.giveBack(ours)
}

// giveBack swaps the files until the draft has its own name again, because another program
// may be just as quick. If that has replaced the draft meanwhile, without having seen what
// the draft had replaced, both of its versions stay.
func (d *draft) giveBack(ours fs.FileInfo) error {
	for range 100 { // an even number: the newer version ends in the file
		if err := swap(d.Name(), d.path); err != nil {
			return phrase.Errorf("atomicfile.another-program-wrote", err, d.keep())
		}
		if came, err := os.Stat(d.Name()); err != nil || os.SameFile(ours, came) {
			return ErrChanged
		}
	}
	return phrase.Errorf("atomicfile.another-program-wrote", ErrChanged, d.keep())
}

// keep keeps the file with the draft's name, and returns its path. Its new name is not that
// of a draft, which the next start would remove.
func (d *draft) keep() string {
	d.kept = true
	name := d.path + strings.Replace(filepath.Base(d.Name()), ".writing", ".another", 1)
	if os.Rename(d.Name(), name) != nil {
		return d.Name()
	}
	return name
}

// overwrite copies the draft over the file in place. It is for a file with several hard
// links, or with an owner that we cannot give to a new file: it must stay the same file.
// A backup of the old contents is kept next to the draft until this is done, and restored
// if it fails. A crash in the middle leaves the backup there.
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

// copyOf copies the file at path into another and flushes it to disk.
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

// copyWhole copies a file to its end. It uses plain reads and writes, because the system
// calls for copying files may stop in the middle without an error.
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

// copyOver replaces the contents of the file by those of another.
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

// syncFolder flushes a rename to disk. Not every system can; the file itself is already
// safe.
func syncFolder(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}
