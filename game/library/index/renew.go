package index

import (
	"context"
	"errors"
	"io"

	"passedpawn/game/chess/opening"
	"passedpawn/game/rules"
)

// ErrRebuild means that an old cache does not help to index a file.
var ErrRebuild = errors.New("the file has to be read from the beginning")

// A PGNFile is a file with games in PGN, in an encoding that contains ASCII.
type PGNFile struct {
	In   io.ReaderAt
	Size int64                  // bytes
	Scan func(io.Reader) Source // finds the games in a part of the file
	Sets rules.Games
}

// Renew indexes a file that has changed since a cache of it was written. It compares the
// pieces of the file with their checksums, and reads only the games in pieces that have
// changed, and in those before them, where a game may now end elsewhere. Everything else
// it copies from the cache. It writes the positions to out.
//
// Renew returns ErrRebuild if too much has changed. The table has no stamp: the caller
// knows which state of the file was read.
func Renew(ctx context.Context, file PGNFile, cache io.ReaderAt, size int64, out io.Writer) (*Table, Sums, error) {
	return renew(ctx, file, cache, size, out, segmentRows)
}

// renew is Renew with a limit for the games in a segment.
func renew(ctx context.Context, file PGNFile, cache io.ReaderAt, size int64, out io.Writer, limit int) (*Table, Sums, error) {
	f, err := openFooter(cache, size)
	if err != nil || f.Source == 0 {
		return nil, Sums{}, errors.Join(ErrRebuild, err)
	}
	t, p, err := f.open(cache)
	if err != nil {
		return nil, Sums{}, errors.Join(ErrRebuild, err)
	}
	all, ok := pieces(t, p.sums, int64(f.Source))
	if !ok {
		return nil, Sums{}, ErrRebuild
	}
	w := NewWriter(out, file.Sets, opening.Load())
	w.current.limit = limit
	r := renewal{PGNFile: file, ctx: ctx, old: t, positions: p, pieces: all, b: reopen(t), w: w, room: make([]byte, 1<<20), budget: changeable * limit}
	r.b.clear()
	if err := r.run(); err != nil {
		return nil, Sums{}, err
	}
	sums, err := w.Close()
	if err == nil {
		sums, err = sums.Of(&r.b.table, file.In, file.Size)
	}
	return r.b.Finish(), sums, err
}
