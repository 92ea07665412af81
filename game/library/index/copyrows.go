package index

// clear removes all games, but keeps the texts.
func (b *Builder) clear() { b.table = Table{texts: b.table.texts, fold: b.table.fold} }

// reserve makes room for so many rows in the columns that a table has.
func (b *Builder) reserve(like *Table, rows int) {
	t := &b.table
	t.spot, t.date, t.hash = make([]uint64, 0, rows), make([]uint32, 0, rows), make([]uint64, 0, rows)
	t.result, t.plies = make([]uint8, 0, rows), make([]uint16, 0, rows)
	for c := range like.column {
		if like.column[c] != nil {
			t.column[c] = make([]uint32, 0, rows)
		}
	}
	for side := range like.elo {
		if like.elo[side] != nil {
			t.elo[side] = make([]uint16, 0, rows)
		}
	}
}

// copy adds rows of a table with the same texts, whose games have moved in their file.
func (b *Builder) copy(from *Table, row, rows int, by int64) {
	t, n, to := &b.table, b.table.Len(), row+rows
	for r := row; r < to; r++ {
		offset, size := from.Place(r)
		t.spot = append(t.spot, spotOf(offset+by, size))
	}
	t.date = append(t.date, from.date[row:to]...)
	t.result, t.plies = append(t.result, from.result[row:to]...), append(t.plies, from.plies[row:to]...)
	t.hash = append(t.hash, from.hash[row:to]...)
	for c := range t.column {
		t.column[c] = joined(t.column[c], n, from.column[c], row, to)
	}
	for side := range t.elo {
		t.elo[side] = joined(t.elo[side], n, from.elo[side], row, to)
	}
}

// joined adds some rows of a column to one of n rows. An empty column is nil.
func joined[N uint16 | uint32](column []N, n int, from []N, row, to int) []N {
	if column == nil && from == nil {
		return nil
	}
	if column == nil {
		column = make([]N, n)
	}
	if from == nil {
		return append(column, make([]N, to-row)...)
	}
	return append(column, from[row:to]...)
}
