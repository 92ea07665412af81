package index

import (
	"encoding/binary"
	"io"
	"slices"
)

// write writes the columns of a table, each packed; an empty one is written as zeros. Of the
// places in the file it writes the sizes and what lies between a game and the one before.
func (t *Table) write(out io.Writer) error {
	sizes, gaps := make([]uint32, t.Len()), make([]uint64, t.Len())
	end := int64(0)
	for row := range t.spot {
		offset, size := t.Place(row)
		sizes[row], gaps[row] = uint32(size), folded(offset-end)
		end = offset + int64(size)
	}
	b := packed(packed(nil, sizes), gaps)
	locals := make([]uint32, len(t.texts))
	for _, ids := range t.column {
		if _, err := out.Write(b); err != nil {
			return err
		}
		b = localIDs(b[:0], ids, locals, sizes)
	}
	for _, elo := range t.elo {
		b = packed(b, elo)
	}
	b = packed(packed(packed(b, t.date), t.result), t.plies)
	if _, err := out.Write(b); err != nil {
		return err
	}
	_, err := out.Write(packed(b[:0], t.hash))
	return err
}

// folded makes a number that is small if n is, whatever its sign.
func folded(n int64) uint64 { return uint64(n)<<1 ^ uint64(n>>63) }

// unfolded returns the number that folded was given.
func unfolded(n uint64) int64 { return int64(n>>1) ^ -int64(n&1) }

// localIDs appends the texts of a column: how many different ones there are as uint32, how
// much greater the index of each is than the one before, and which of them each row has.
// locals is as long as the texts, and room as the column; both are overwritten.
func localIDs(b []byte, ids, locals, room []uint32) []byte {
	clear(locals)
	for _, id := range ids {
		locals[id] = 1
	}
	var more []uint32
	before := uint32(0)
	for id, used := range locals {
		if used > 0 {
			locals[id] = uint32(len(more))
			more, before = append(more, uint32(id)-before), uint32(id)
		}
	}
	room = room[:len(ids)]
	for i, id := range ids {
		room[i] = locals[id]
	}
	b = binary.LittleEndian.AppendUint32(b, uint32(len(more)))
	return packed(packed(b, more), room)
}

// read reads the columns of a table whose rows and texts are there. room is a buffer.
func (t *Table) read(r io.Reader, room []byte) error {
	n := len(t.spot)
	sizes := make([]uint32, n)
	if err := unpack(r, sizes, room); err != nil {
		return err
	}
	if err := unpack(r, t.spot, room); err != nil {
		return err
	}
	end := int64(0)
	for row, size := range sizes {
		offset := end + unfolded(t.spot[row])
		t.spot[row], end = spotOf(offset, int(size)), offset+int64(size)
	}
	for c := range t.column {
		var err error
		if t.column[c], err = readLocalIDs(r, n, len(t.texts), room); err != nil {
			return err
		}
	}
	for side := range t.elo {
		t.elo[side] = make([]uint16, n)
		if err := unpack(r, t.elo[side], room); err != nil {
			return err
		}
	}
	if err := unpack(r, t.date, room); err != nil {
		return err
	}
	if err := unpack(r, t.result, room); err != nil {
		return err
	}
	if err := unpack(r, t.plies, room); err != nil {
		return err
	}
	return unpack(r, t.hash, room)
}

// readLocalIDs reads the texts of a column, which is nil if it is empty.
func readLocalIDs(r io.Reader, rows, texts int, room []byte) (ids []uint32, err error) {
	var count [1]uint32
	if err := readPart(r, count[:], room); err != nil {
		return nil, err
	}
	if int64(count[0]) > int64(texts) {
		return nil, ErrDamaged
	}
	of := make([]uint32, count[0])
	if err := unpack(r, of, room); err != nil {
		return nil, err
	}
	for i := range of[:max(0, len(of)-1)] {
		of[i+1] += of[i]
	}
	if len(of) > 0 {
		ids = make([]uint32, rows)
	}
	if err := unpack(r, ids, room); err != nil {
		return nil, err
	}
	for i, local := range ids {
		if int(local) >= len(of) {
			return nil, ErrDamaged
		}
		ids[i] = of[local]
	}
	return ids, nil
}

// shed drops the columns without any value.
func (t *Table) shed() {
	for c, ids := range t.column {
		if !slices.ContainsFunc(ids, func(id uint32) bool { return id != 0 }) {
			t.column[c] = nil
		}
	}
	for side, elo := range t.elo {
		if !slices.ContainsFunc(elo, func(n uint16) bool { return n != 0 }) {
			t.elo[side] = nil
		}
	}
}

// Filled reports whether any game has a value in a column. White and Black always count
// as filled.
func (t *Table) Filled(c Column) bool {
	switch {
	case c == White, c == Black:
		return true
	case c < texted:
		return t.column[c] != nil
	case c == WhiteElo, c == BlackElo:
		return t.elo[c-WhiteElo] != nil
	}
	return true
}
