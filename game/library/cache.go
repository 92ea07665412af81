package library

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"

	"passedpawn/game/index"
)

// Searchable is the positions of a collection, on the disk.
type Searchable struct {
	*index.Positions
	file    *os.File
	scratch bool
}

// Close ends the use of the positions.
func (s *Searchable) Close() {
	_ = s.file.Close()
	if s.scratch {
		_ = os.Remove(s.file.Name())
	}
}

// scratch is the file that positions are written to: one that is kept, beside
// the cached list, or a temporary one.
func (c Collection) scratch() (f *os.File, kept bool, err error) {
	if name := c.cacheFile(); name != "" {
		if os.MkdirAll(c.cache, 0o755) == nil {
			if f, err = os.Create(name + ".positions"); err == nil {
				return f, true, nil
			}
		}
	}
	f, err = os.CreateTemp("", "passedpawn-*.positions")
	return f, false, err
}

// Remembered is the list and the positions of a file that has not changed since
// they were made.
func (c Collection) Remembered() (*index.Table, *Searchable, bool) {
	t := c.cached()
	if t == nil {
		return nil, nil, false
	}
	f, err := os.Open(c.cacheFile() + ".positions")
	if err != nil {
		return nil, nil, false
	}
	info, err := f.Stat()
	if err != nil {
		_ = f.Close()
		return nil, nil, false
	}
	return t, &Searchable{Positions: index.NewPositions(f, info.Size()), file: f}, true
}

func (c Collection) cacheFile() string {
	if c.cache == "" || c.path == "" {
		return ""
	}
	abs, err := filepath.Abs(c.path)
	if err != nil {
		return ""
	}
	return filepath.Join(c.cache, fmt.Sprintf("%x", sha256.Sum256([]byte(abs)))[:24])
}

// stamp tells a file from the same one at another time.
func stamp(path string) string {
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	return fmt.Sprintf("%d %d", info.Size(), info.ModTime().UnixNano())
}

func (c Collection) cached() *index.Table {
	name := c.cacheFile()
	if name == "" {
		return nil
	}
	f, err := os.Open(name + ".games")
	if err != nil {
		return nil
	}
	defer f.Close()
	t, err := index.Read(f, stamp(c.path))
	if err != nil {
		return nil
	}
	return t
}

// remember writes the list to the cache; that it cannot be is no harm.
func (c Collection) remember(t *index.Table) {
	f, err := os.Create(c.cacheFile() + ".games")
	if err != nil {
		return
	}
	err = t.Write(f, stamp(c.path))
	if closed := f.Close(); err != nil || closed != nil {
		_ = os.Remove(f.Name())
	}
}
