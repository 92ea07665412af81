package index

import (
	"context"
	"io"
)

// Retag indexes a file in which only tags of games have changed since a cache of it was
// written for a stamp. It reads the tags and copies all that the moves say. It writes the
// positions to out. It returns ErrRebuild if the cache does not fit. The table has no
// stamp.
func Retag(ctx context.Context, file PGNFile, cache io.ReaderAt, size int64, stamp string, out io.Writer) (*Table, Sums, error) {
	old, positions, err := OpenCache(cache, size, stamp)
	if err != nil {
		return nil, Sums{}, ErrRebuild
	}
	if _, err := io.Copy(out, io.NewSectionReader(cache, 0, positions.sums.size)); err != nil {
		return nil, Sums{}, err
	}
	b := reopen(old)
	b.clear()
	s := file.Scan(io.NewSectionReader(file.In, 0, file.Size))
	for row := 0; s.Scan(); row++ {
		if row == old.Len() {
			return nil, Sums{}, ErrRebuild
		}
		b.Add(s.Item(), "")
		b.remember(old, row)
		if row%every == 0 && ctx.Err() != nil {
			return nil, Sums{}, ctx.Err()
		}
	}
	if err := s.Err(); err != nil {
		return nil, Sums{}, err
	}
	if b.table.Len() != old.Len() {
		return nil, Sums{}, ErrRebuild
	}
	sums, err := positions.sums.Of(&b.table, file.In, file.Size)
	return b.Finish(), sums, err
}

// remember adds to a row what its moves say, from a table with the same moves.
func (b *Builder) remember(old *Table, row int) {
	t := &b.table
	t.plies[row] = old.plies[row]
	if old.hash != nil {
		t.hash = append(t.hash, old.hash[row])
	}
	if t.id(ECO, row) == 0 {
		b.set(ECO, row, old.Text(row, ECO))
	}
	if name := old.Text(row, Opening); name != "" {
		b.set(Opening, row, name)
	}
}
