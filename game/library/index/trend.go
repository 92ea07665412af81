package index

// lastYears is how many years a trend compares with those before: the newest of the games that
// are searched, and the year before it.
const lastYears = 2

// leastCompared is how many games a trend needs in the last years, and before them.
const leastCompared = 3

// Trend returns by how many points of percent a move was played more often in the last years,
// from Find.Since on, than before. It reports false if there are too few games with a year to
// compare. The move is one of the position that was searched for.
func (f Find) Trend(n Next) (points int, ok bool) {
	late, early := f.All.recent, f.All.dated-f.All.recent
	if late < leastCompared || early < leastCompared {
		return 0, false
	}
	return rounded(100*n.recent, late) - rounded(100*(n.dated-n.recent), early), true
}

// rounded returns a/b, rounded half up; neither is negative.
func rounded(a, b int) int { return (2*a + b) / (2 * b) }

// since returns the first of the last years in which games were played: of all games of a
// table, or of some.
func since(t *Table, included []bool) int {
	newest := uint32(0)
	for row, date := range t.date {
		if included == nil || included[row] {
			newest = max(newest, date)
		}
	}
	return int(newest/10000) - lastYears + 1
}
