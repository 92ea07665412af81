package library

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io"

	"passedpawn/game/files/atomicfile"
	"passedpawn/game/library/index"
)

// Retagged brings the cache of a file up to date after Edit, or after Restore has undone
// that, without reading a move. t is the table of before. If it cannot, the file is
// indexed anew when it is listed.
func (c Collection) Retagged(ctx context.Context, t *index.Table, b Backup, undone bool) {
	sum := b.After
	if undone {
		sum = b.Before
	}
	name := c.cacheFile()
	if !b.Edited() || name == "" {
		return
	}
	cache, size, ok := name.open()
	if !ok {
		return
	}
	defer cache.Close()
	f, ok := c.bytePGN()
	if !ok {
		return
	}
	defer f.Close()
	_ = atomicfile.WriteFunc(string(name), func(out io.Writer) error {
		hash := sha256.New()
		scan := f.Scan
		f.Scan = func(r io.Reader) index.Source { return scan(io.TeeReader(r, hash)) }
		table, sums, err := index.Retag(ctx, f.PGNFile, cache, size, t.Stamp(), out)
		switch {
		case err != nil:
			return err
		case hex.EncodeToString(hash.Sum(nil)) != sum, c.files.state(c.path) != f.stamp:
			return ErrMoved // it is not the file that was written
		}
		return index.WriteCache(out, table.Of(f.stamp), sums)
	})
}
