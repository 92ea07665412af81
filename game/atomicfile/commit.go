package atomicfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"passedpawn/game/rules"
)

// commit puts a draft in the place of the file. Where there is none, and
// exclusive is set, one that appears meanwhile stays.
func (d *draft) commit(exclusive bool) error {
	switch {
	case d.place:
		return d.overwrite()
	case d.old == nil && exclusive:
		err := os.Link(d.Name(), d.path)
		if errors.Is(err, fs.ErrExist) {
			return ErrChanged
		}
		if err == nil {
			syncFolder(filepath.Dir(d.path))
			return nil
		}
		// Not every file system has links. There the file appears by its renaming.
		if _, there := os.Lstat(d.path); !errors.Is(there, fs.ErrNotExist) {
			return ErrChanged
		}
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
			return rules.Errorf("%v; what it held is in %s", err, backup.Name())
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
	if _, err := io.Copy(to, from); err != nil {
		return err
	}
	return to.Sync()
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
	size, err := io.Copy(to, from)
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
