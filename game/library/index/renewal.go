package index

import (
	"context"
	"io"

	"passedpawn/game/records/pgn"
)

// changeable is how many segments of games Renew reads at most.
const changeable = 8

// near is how many pieces Renew skips at most to find one that is unchanged.
const near = 4

type renewal struct {
	PGNFile
	ctx       context.Context
	old       *Table
	positions *Positions
	pieces    []piece
	b         *Builder
	w         *Writer
	room      []byte
	budget    int // of games that may be read
}

// A stretch is pieces of the old file that are unchanged and stand at an offset of the
// file, one after the other.
type stretch struct {
	at    int64
	first int  // index of the first piece
	n     int  // how many
	whole bool // they are all the rest of both files
}

// run goes through the file and through the pieces.
func (r *renewal) run() error {
	next := r.same(0, 0)
	if next.n < 2 && !next.whole && !r.endsAlike() {
		return ErrRebuild
	}
	for {
		if !next.whole && next.n > 0 {
			next.n-- // its last game may end elsewhere, as what follows has changed
		}
		for range next.n {
			p := r.pieces[next.first]
			if err := r.keep(p, next.at); err != nil {
				return err
			}
			next.at, next.first = next.at+p.size, next.first+1
		}
		if next.whole {
			return nil
		}
		var err error
		if next, err = r.read(next.at, next.first); err != nil {
			return err
		}
	}
}

// endsAlike reports whether the last of several pieces is still the end of the file.
func (r *renewal) endsAlike() bool {
	last := len(r.pieces) - 1
	return last > 0 && r.same(last, max(0, r.Size-r.pieces[last].size)).whole
}

// same returns the unchanged pieces from one on that stand at an offset.
func (r *renewal) same(first int, at int64) stretch {
	s, end := stretch{at: at, first: first}, at
	for _, p := range r.pieces[first:] {
		if end+p.size > r.Size {
			return s
		}
		if sum, err := sumOf(r.In, end, p.size, r.room); err != nil || sum != p.segment.Source {
			return s
		}
		end += p.size
		s.n++
	}
	s.whole = end == r.Size
	return s
}

// keep copies the rows and the segment of a piece that now stands at an offset.
func (r *renewal) keep(p piece, at int64) error {
	if err := r.ctx.Err(); err != nil {
		return err
	}
	first := r.b.table.Len() + int(p.segment.First) - p.row
	r.b.copy(r.old, p.row, p.rows, at-p.from)
	return r.w.copy(r.positions, p.segment, p.at, first)
}

// read reads the games from an offset to the next unchanged pieces, which it returns, or
// to the end of the file. first is the piece that stood there.
func (r *renewal) read(at int64, first int) (next stretch, err error) {
	var b [1]byte
	if _, err := r.In.ReadAt(b[:], at); at > 0 && at < r.Size && (err != nil || b[0] >= 0x80) {
		return next, ErrRebuild // a scanner could take it for a byte order mark
	}
	s := r.Scan(io.NewSectionReader(r.In, at, r.Size-at))
	for s.Scan() {
		item := s.Item()
		item.Offset += at
		if next = r.unchanged(item, first+1); next.n > 0 {
			return next, nil
		}
		if err := r.add(item); err != nil {
			return next, err
		}
	}
	return stretch{whole: true}, s.Err()
}

// unchanged returns unchanged pieces, from one of several on, that begin with a game, or
// none. Of a single one, the last game may end elsewhere.
func (r *renewal) unchanged(item pgn.Item, first int) stretch {
	for i := first; i < min(first+near, len(r.pieces)); i++ {
		if _, size := r.old.Place(r.pieces[i].row); item.Size != size {
			continue
		}
		if s := r.same(i, item.Offset); s.n > 1 || s.whole {
			return s
		}
	}
	return stretch{}
}

// add adds a game that was read.
func (r *renewal) add(item pgn.Item) error {
	if r.budget--; r.budget < 0 {
		return ErrRebuild
	}
	r.b.Add(item, "")
	row := r.b.table.Len() - 1
	r.b.table.hash = append(r.b.table.hash, 0)
	info, err := r.w.Add(row, item)
	if err != nil {
		return err
	}
	r.b.moved(row, item, info)
	return r.ctx.Err()
}
