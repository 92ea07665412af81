package index

import (
	"bytes"
	"cmp"
	"io"
	"slices"
	"sort"

	"passedpawn/game/chess/opening"
	"passedpawn/game/records/pgn"
)

// A Region is a piece of a file that was replaced.
type Region struct {
	From, Size       int64 // as it was
	NowFrom, NowSize int64
}

// Patch returns the table and the positions of a file in which regions have been replaced
// since they were made, in memory. It reads only the games in these regions and the ones
// beside them. It returns ErrRebuild if that cannot be done. The positions are valid until
// the old ones are closed. The table has no stamp.
func Patch(t *Table, p *Positions, file PGNFile, regions []Region) (*Table, *Positions, error) {
	if len(t.hash) != t.Len() {
		return nil, nil, ErrRebuild
	}
	var room bytes.Buffer
	w := NewWriter(&room, file.Sets, opening.Load())
	a := patcher{file: file, old: t, from: p, b: reopen(t), w: w, regions: regions, budget: changeable * segmentRows}
	a.b.clear()
	a.b.reserve(t, t.Len()+every)
	row := 0
	for len(a.regions) > 0 {
		first := max(a.rowAt(a.regions[0].From)-1, row)
		a.keep(row, first)
		var err error
		if row, err = a.read(first); err != nil {
			return nil, nil, err
		}
	}
	a.keep(row, t.Len())
	sums, err := w.Close()
	if err != nil {
		return nil, nil, err
	}
	fresh := NewPositions(bytes.NewReader(room.Bytes()), sums)
	return a.b.Table(), &Positions{in: p.in, sums: p.sums, whole: p.whole, views: a.join(fresh)}, nil
}

// A patcher copies what has not changed, and reads the rest.
type patcher struct {
	file    PGNFile
	old     *Table
	from    *Positions
	b       *Builder
	w       *Writer
	regions []Region // that are still to come
	behind  int64    // where the last region ended in the old file
	by      int64    // by how much what follows has moved
	kept    []view   // of the old positions
	fresh   [][2]int // rows that were read
	budget  int      // of games that may be read
}

// rowAt returns the first old row that does not end before an offset.
func (a *patcher) rowAt(at int64) int {
	return sort.Search(a.old.Len(), func(row int) bool {
		offset, size := a.old.Place(row)
		return offset+int64(size) >= at
	})
}

// keep copies old rows.
func (a *patcher) keep(from, to int) {
	if from >= to {
		return
	}
	now := a.b.table.Len()
	for _, v := range a.from.views {
		if part := v.part(from, to, now-from); part.from < part.to {
			a.kept = append(a.kept, part)
		}
	}
	a.b.copy(a.old, from, to-from, a.by)
}

// read reads games from an old row on, which begins before the next region, until an old
// game follows that is behind a region and has not changed. It returns the row of that.
func (a *patcher) read(row int) (next int, err error) {
	at := int64(0)
	if row > 0 {
		offset, _ := a.old.Place(row)
		at = offset + a.by
	}
	var b [1]byte
	if _, err := a.file.In.ReadAt(b[:], at); at > 0 && at < a.file.Size && (err != nil || b[0] >= 0x80) {
		return 0, ErrRebuild // a scanner could take it for a byte order mark
	}
	first, due := a.b.table.Len(), len(a.regions)
	defer func() { a.fresh = append(a.fresh, [2]int{first, a.b.table.Len()}) }()
	s := a.file.Scan(io.NewSectionReader(a.file.In, at, a.file.Size-at))
	for s.Scan() {
		item := s.Item()
		item.Offset += at
		a.pass(item.Offset)
		if n, ok := a.same(item); ok && len(a.regions) < due {
			return n, nil
		}
		if err := a.add(item); err != nil {
			return 0, err
		}
	}
	if row > 0 && a.b.table.Len() == first+1 {
		_, was := a.old.Place(row)
		if _, now := a.b.table.Place(first); now != was {
			return 0, ErrRebuild // words at the end are a game only if they are alone in the file
		}
	}
	a.regions = nil
	return a.old.Len(), s.Err()
}

// pass leaves the regions before an offset in the new file behind.
func (a *patcher) pass(at int64) {
	for len(a.regions) > 0 && at >= a.regions[0].NowFrom+a.regions[0].NowSize {
		r := a.regions[0]
		a.behind, a.by, a.regions = r.From+r.Size, a.by+r.NowSize-r.Size, a.regions[1:]
	}
}

// same returns the old row of a game that is behind the last region and before the next.
func (a *patcher) same(item pgn.Item) (row int, ok bool) {
	at := item.Offset - a.by
	row = sort.Search(a.old.Len(), func(row int) bool {
		offset, _ := a.old.Place(row)
		return offset >= at
	})
	if row == a.old.Len() {
		return 0, false
	}
	offset, size := a.old.Place(row)
	before := len(a.regions) == 0 || offset+int64(size) < a.regions[0].From
	return row, before && offset >= a.behind && offset == at && size == item.Size
}

// add adds a game that was read.
func (a *patcher) add(item pgn.Item) error {
	if a.budget--; a.budget < 0 || !closed(item.Raw) {
		return ErrRebuild
	}
	a.b.Add(item, "")
	row := a.b.table.Len() - 1
	a.b.table.hash = append(a.b.table.hash, 0)
	info, err := a.w.Add(row, item)
	if err == nil {
		a.b.moved(row, item, info)
	}
	return err
}

// closed reports whether all comments in a game end. A brace without its other half may make
// other games of what is far before it, or far behind.
func closed(game string) bool {
	open := false
	for i := range len(game) {
		switch c := game[i]; {
		case c == '{':
			open = true
		case c == '}' && !open:
			return false
		case c == '}':
			open = false
		}
	}
	return !open
}

// join returns what is seen of the old positions and of fresh ones, in the order of the
// rows.
func (a *patcher) join(fresh *Positions) []view {
	all := a.kept
	for _, rows := range a.fresh {
		for _, v := range fresh.views {
			if part := v.part(rows[0], rows[1], 0); part.from < part.to {
				all = append(all, part)
			}
		}
	}
	slices.SortStableFunc(all, func(a, b view) int { return cmp.Compare(a.first+a.from, b.first+b.from) })
	return all
}
