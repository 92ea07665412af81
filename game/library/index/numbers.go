package index

// Length returns the number of plies of a game, 0 if it is not known.
func (t *Table) Length(row int) int { return int(t.plies[row]) }

// Year returns the year of a game, 0 if it is not known.
func (t *Table) Year(row int) int { return int(t.date[row] / 10000) }
