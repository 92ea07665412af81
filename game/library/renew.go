package library

import (
	"context"
	"io"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library/index"
	"passedpawn/game/records/gamefile"
	"passedpawn/game/records/pgn"
)

// Renewed returns the list and the positions of a file that has changed a little since
// they were cached, such as after a save, a deletion, or when games were added. It reads
// only what has changed. ok is false if the file has to be listed anew.
func (c Collection) Renewed(ctx context.Context) (t *index.Table, s *Searchable, ok bool) {
	name := c.cacheFile()
	cache, size, ok := name.open()
	if !ok {
		return nil, nil, false
	}
	defer cache.Close()
	f, ok := c.bytePGN()
	if !ok {
		return nil, nil, false
	}
	defer f.Close()
	err := atomicfile.WriteFunc(string(name), func(out io.Writer) error {
		t, sums, err := index.Renew(ctx, f.PGNFile, cache, size, out)
		switch {
		case err != nil:
			return err
		case c.files.state(c.path) != f.stamp:
			return ErrMoved
		}
		return index.WriteCache(out, t.Of(f.stamp), sums)
	})
	if err != nil {
		return nil, nil, false
	}
	return name.positions(f.stamp)
}

// A bytePGN is an open PGN file in an encoding that contains ASCII.
type bytePGN struct {
	index.PGNFile
	io.Closer
	stamp string
}

// bytePGN opens the file of the collection, and returns false if it is not such a file.
func (c Collection) bytePGN() (b bytePGN, ok bool) {
	if c.path == "" {
		return b, false
	}
	f, err := c.files.open(c.path)
	if err != nil {
		return b, false
	}
	if !gamefile.IsBytePGN(io.NewSectionReader(f, 0, f.Size()), c.path) {
		_ = f.Close()
		return b, false
	}
	scan := func(r io.Reader) index.Source { return pgn.NewScannerAs(r, c.as) }
	return bytePGN{index.PGNFile{In: f, Size: f.Size(), Scan: scan, Sets: c.games}, f, f.State()}, true
}
