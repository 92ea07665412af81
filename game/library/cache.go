package library

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library/index"
	"passedpawn/game/library/journal"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// ErrMoved means that a file changed while its games were being read, so that they have
// to be listed again.
var ErrMoved = errors.New("the file changed while its games were read")

// Searchable is the positions of a collection on disk.
type Searchable struct {
	*index.Positions
	file    *os.File
	scratch bool
}

// Close closes the positions.
func (s *Searchable) Close() {
	_ = s.file.Close()
	if s.scratch {
		_ = os.Remove(s.file.Name())
	}
}

// Remembered returns the cached list and positions of a file that has not changed since
// they were made, or only by changes that were to be written later and are still known.
func (c Collection) Remembered() (*index.Table, *Searchable, bool) {
	cache := c.cacheFile()
	if cache == "" {
		return nil, nil, false
	}
	f, err := c.files.open(c.path)
	if err != nil {
		return nil, nil, false
	}
	defer f.Close()
	if t, s, ok := cache.positions(f.State()); ok {
		return t, s, true
	}
	for _, state := range f.Former() {
		if t, s, ok := cache.positions(state); ok {
			return patched(c, f, state, t, s)
		}
	}
	return nil, nil, false
}

// Current reports whether the file of a collection is as it was when a table of its games was made.
func Current(c Collection, t *index.Table) bool { return c.files.state(c.path) == t.Stamp() }

// patched brings the list and the positions of a former state of a file up to date. It
// closes the positions if it cannot.
func patched(c Collection, f *journal.File, state string, t *index.Table, s *Searchable) (*index.Table, *Searchable, bool) {
	regions, ok := f.Since(state)
	if !ok || !gamefile.IsBytePGN(io.NewSectionReader(f, 0, f.Size()), c.path) {
		s.Close()
		return nil, nil, false
	}
	replaced := make([]index.Region, len(regions))
	for i, r := range regions {
		replaced[i] = index.Region(r)
	}
	scan := func(r io.Reader) index.Source { return pgn.NewScannerAs(r, c.as) }
	t, p, err := index.Patch(t, s.Positions, index.PGNFile{In: f, Size: f.Size(), Scan: scan, Sets: c.games}, replaced)
	if err != nil {
		s.Close()
		return nil, nil, false
	}
	s.Positions = p
	return t.Of(f.State()), s, true
}

// Former returns the cached list of a file as it was before it changed. It is only to be
// looked at.
func (c Collection) Former() (*index.Table, bool) {
	f, size, ok := c.cacheFile().open()
	if !ok {
		return nil, false
	}
	defer f.Close()
	t, err := index.OpenFormer(f, size)
	return t, err == nil
}

// Forget removes the file's cache, if that is damaged.
func (c Collection) Forget() {
	if name := c.cacheFile(); name != "" {
		_ = os.Remove(string(name))
	}
}

// cacheFile is the file's cache, "" for none.
func (c Collection) cacheFile() cacheFile {
	if c.cache == "" || c.path == "" {
		return ""
	}
	abs, err := filepath.Abs(c.path)
	if err != nil {
		return ""
	}
	if c.as != pgn.Automatic {
		abs += "\x00" + string(c.as)
	}
	return cacheFile(filepath.Join(c.cache, fmt.Sprintf("%x", sha256.Sum256([]byte(abs)))[:24]+".index"))
}

// A cacheFile is the path of a file with the list and the positions of a collection. The
// file may be missing, damaged, or made for an earlier version of the collection.
type cacheFile string

// open opens the file and returns its size.
func (name cacheFile) open() (f *os.File, size int64, ok bool) {
	f, err := os.Open(string(name))
	if err != nil {
		return nil, 0, false
	}
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		_ = f.Close()
		return nil, 0, false
	}
	return f, info.Size(), true
}

// positions returns the list and the positions if they were made for a stamp.
func (name cacheFile) positions(stamp string) (*index.Table, *Searchable, bool) {
	f, size, ok := name.open()
	if !ok {
		return nil, nil, false
	}
	t, positions, err := index.OpenCache(f, size, stamp)
	if err != nil {
		_ = f.Close()
		return nil, nil, false
	}
	return t, &Searchable{Positions: positions, file: f}, true
}

// ReadMoves reads the moves of all games, so that positions can be searched. The caller
// closes the positions. It returns ErrMoved if the file has changed since the table was
// made.
func (c Collection) ReadMoves(ctx context.Context, t *index.Table, progress index.Progress) (*index.Table, *Searchable, error) {
	d := movesReader{c: c, ctx: ctx, from: t, progress: progress}
	if table, s, err := d.writeCache(); err == nil {
		return table, s, nil
	}
	if d.err != nil {
		return t, nil, d.err
	}
	return d.scratch()
}

// A movesReader makes the cache of a collection.
type movesReader struct {
	c        Collection
	ctx      context.Context
	from     *index.Table
	progress index.Progress

	table *index.Table
	sums  index.Sums
	err   error // an error that writing elsewhere would not avoid
}

// write reads the moves and writes the cache.
func (d *movesReader) write(out io.Writer) (err error) {
	var failed error
	d.table, d.sums, err = index.ReadMoves(d.ctx, d.from, d.c.games, d.c.items(d.from, &failed), out, d.progress)
	if err == nil && failed == nil {
		d.sum()
	}
	switch {
	case d.ctx.Err() != nil:
		d.err = d.ctx.Err()
	case d.c.folder == nil && d.c.files.state(d.c.path) != d.from.Stamp():
		d.err = ErrMoved
	case failed != nil:
		d.err = failed
	case err == nil:
		return index.WriteCache(out, d.table, d.sums)
	}
	return errors.Join(d.err, err)
}

// sum adds checksums of the file, by which Renewed finds what has changed in it later.
// The index can do without them.
func (d *movesReader) sum() {
	f, ok := d.c.bytePGN()
	if !ok {
		return
	}
	defer f.Close()
	if sums, err := d.sums.Of(d.table, f.In, f.Size); err == nil {
		d.sums = sums
	}
}

// writeCache writes a cache that later starts find. A second window that does the same writes
// its own file, so that an open cache stays intact.
func (d *movesReader) writeCache() (*index.Table, *Searchable, error) {
	name := d.c.cacheFile()
	if name == "" {
		return nil, nil, os.ErrNotExist
	}
	if err := os.MkdirAll(d.c.cache, 0o755); err != nil {
		return nil, nil, err
	}
	if err := atomicfile.WriteFunc(string(name), d.write); err != nil {
		return nil, nil, err
	}
	t, s, ok := name.positions(d.from.Stamp())
	if !ok {
		return nil, nil, os.ErrNotExist
	}
	return t, s, nil
}

// scratch writes a temporary file. On systems where an open file can be unlinked it is,
// so that it cannot be left behind.
func (d *movesReader) scratch() (*index.Table, *Searchable, error) {
	f, err := os.CreateTemp("", "passedpawn-*.positions")
	if err != nil {
		return d.from, nil, err
	}
	named := os.Remove(f.Name()) != nil
	s := &Searchable{file: f, scratch: named}
	if err := d.write(f); err != nil {
		s.Close()
		return d.from, nil, err
	}
	s.Positions = index.NewPositions(f, d.sums)
	return d.table, s, nil
}
