package search

// A Deepening searches to depth after depth (iterative deepening), and finds several lines
// at each depth (multi-PV).
type Deepening[M comparable] struct {
	From, To int // the depths, in plies
	Lines    int // how many of the best moves to find, from 1
	Best     M   // the best move so far, at first any
	Taken    []M // the first moves of the better lines of this depth, which the root leaves out
	Steady   int // the number of depths with the same best move
	Changes  int // how often the best move changed
}

// A Root is the position in which an engine searches.
type Root interface {
	// Line finds the next best line at a depth, and adds its first move to Taken. It sets
	// Best if the line is the best one, and returns false if the search must end.
	Line(depth, rank int) bool
	// Settled is called after all lines of a depth, or if the search must end. It reports
	// whether no deeper search is worthwhile.
	Settled(depth int) bool
}

// Deepen searches until the last depth, or until the root is settled or must end.
func (d *Deepening[M]) Deepen(r Root) {
	for depth := d.From; depth <= d.To; depth++ {
		last, over := d.Best, false
		d.Taken = d.Taken[:0]
		for rank := 1; rank <= d.Lines && !over; rank++ {
			over = !r.Line(depth, rank)
		}
		if d.Steady++; d.Best != last {
			d.Steady = 0
			if depth > 1 {
				d.Changes++
			}
		}
		if r.Settled(depth) || over {
			return
		}
	}
}
