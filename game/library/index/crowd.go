package index

import (
	"cmp"
	"encoding/binary"
	"slices"
)

// appendGroup writes the games of a group, whose rows are in ascending order.
func appendGroup(b []byte, run []entry) []byte {
	slices.SortStableFunc(run, func(a, b entry) int { return cmp.Compare(a.code, b.code) })
	for len(run) > 0 {
		n := 1
		for n < len(run) && run[n].code == run[0].code {
			n++
		}
		b = binary.LittleEndian.AppendUint16(b, run[0].code)
		b = binary.AppendUvarint(b, uint64(n))
		next := uint16(0)
		for _, e := range run[:n] {
			b = binary.AppendUvarint(b, uint64(e.row-next))
			next = e.row + 1
		}
		run = run[n:]
	}
	return b
}

// A crowdReader reads groups.
type crowdReader struct {
	code [segmentRows]uint16
	in   [segmentRows / 64]uint64 // the rows that were read
}

// read reads a group. It returns false if the group is damaged.
func (c *crowdReader) read(body []byte) bool {
	clear(c.in[:])
	for len(body) > 0 {
		if len(body) < 2 {
			return false
		}
		code := binary.LittleEndian.Uint16(body)
		games, n := binary.Uvarint(body[2:])
		if n <= 0 || games > segmentRows {
			return false
		}
		body = body[2+n:]
		for row := uint64(0); games > 0; games-- {
			more, n := uint64(0), 1
			if len(body) > 0 && body[0] < 0x80 {
				more = uint64(body[0])
			} else if more, n = binary.Uvarint(body); n <= 0 {
				return false
			}
			if row += more; more >= segmentRows || row >= segmentRows {
				return false
			}
			c.code[row] = code
			c.in[row/64] |= 1 << (row % 64)
			row++
			body = body[n:]
		}
	}
	return true
}
