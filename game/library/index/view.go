package index

import "encoding/binary"

// A view is some rows of a segment, as rows of a table.
type view struct {
	segment
	of       *Positions // which have the segment
	at       int64      // its offset in them
	first    int        // the row of the table that is its first row; may be negative
	from, to int        // the rows of the segment that are seen
}

// viewsOf returns all rows of some positions.
func viewsOf(p *Positions) (all []view) {
	at := int64(0)
	for _, s := range p.sums.segments {
		all = append(all, view{segment: s, of: p, at: at, first: int(s.First), to: int(s.Rows)})
		at += s.size()
	}
	return all
}

// row returns the row of the table for one of the segment, and false if it is not seen.
func (v view) row(in int) (row int, ok bool) { return v.first + in, in >= v.from && in < v.to }

// part returns the view of the rows of a table from one to another, which stand by some
// more in the table.
func (v view) part(from, to, by int) view {
	v.from, v.to = max(v.from, from-v.first), min(v.to, to-v.first)
	v.first += by
	return v
}

// read reads a part of the segment: the part that begins where number n of a list says, and
// ends where the next number says.
func (v view) read(room *[]byte, list, n int64) (data []byte, err error) {
	if data, err = v.of.read(*room, v.at+list+4*n, 8); err != nil {
		return nil, err
	}
	begin, end := binary.LittleEndian.Uint32(data), binary.LittleEndian.Uint32(data[4:])
	data, err = v.of.read(data, v.at+int64(begin), int64(end)-int64(begin))
	*room = data
	return data, err
}

// game reads a game of the segment, which is nothing if it has no positions.
func (v view) game(room *[]byte, in int) ([]byte, error) {
	games, err := v.read(room, v.placesAt(), int64(in/placed))
	if err != nil {
		return nil, err
	}
	game, games, ok := cutRecord(games)
	for range in % placed {
		if !ok {
			break
		}
		game, games, ok = cutRecord(games)
	}
	if !ok {
		return nil, ErrDamaged
	}
	return game, nil
}
