package index

import (
	"hash/crc32"
	"io"
)

// A piece is the part of a file whose games are in a segment. It begins with the first
// game of the segment and ends where the next piece begins. The first piece begins with
// the file, and the last one ends with it.
type piece struct {
	segment segment
	at      int64 // the offset of the segment in the positions
	row     int   // the first row
	rows    int
	from    int64 // offset in the file
	size    int64 // bytes
}

// pieces returns the pieces of the file of a table, or false if the table and the
// segments do not fit together.
func pieces(t *Table, sums Sums, size int64) (all []piece, ok bool) {
	for i, s := range sums.segments {
		p := piece{segment: s, row: int(s.First), from: 0}
		if p.row >= t.Len() {
			return nil, false
		}
		if i == 0 {
			p.row = 0
		} else {
			p.from, _ = t.Place(p.row)
			before := &all[i-1]
			before.rows, before.size = p.row-before.row, p.from-before.from
			p.at = before.at + before.segment.size()
			if before.rows <= 0 || before.size <= 0 {
				return nil, false
			}
		}
		all = append(all, p)
	}
	if len(all) > 0 {
		last := &all[len(all)-1]
		last.rows, last.size = t.Len()-last.row, size-last.from
		ok = last.size > 0
	}
	return all, ok
}

// Of returns the sums with the checksums of the pieces of a file, so that Renew can find
// what has changed in it. The file has the games of a table.
func (s Sums) Of(t *Table, in io.ReaderAt, size int64) (Sums, error) {
	all, ok := pieces(t, s, size)
	if !ok {
		return s, nil
	}
	of := Sums{size: s.size, blocks: s.blocks, source: size}
	room := make([]byte, 1<<20)
	for _, p := range all {
		sum, err := sumOf(in, p.from, p.size, room)
		if err != nil {
			return s, err
		}
		p.segment.Source = sum
		of.segments = append(of.segments, p.segment)
	}
	return of, nil
}

// sumOf returns the checksum of a part of a file.
func sumOf(in io.ReaderAt, from, size int64, room []byte) (sum uint32, err error) {
	for size > 0 {
		part := room[:min(size, int64(len(room)))]
		if n, err := in.ReadAt(part, from); n < len(part) {
			return 0, err
		}
		sum = crc32.Update(sum, castagnoli, part)
		from, size = from+int64(len(part)), size-int64(len(part))
	}
	return sum, nil
}
