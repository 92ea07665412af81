package search

// Pick moves the most promising move from an index on to that index, and returns it.
func Pick[M any](moves []M, values []int32, at int) M {
	best, most := at, values[at]
	for i, v := range values[at+1 : len(moves)] {
		if v > most {
			best, most = at+1+i, v
		}
	}
	moves[at], moves[best] = moves[best], moves[at]
	values[at], values[best] = values[best], values[at]
	return moves[at]
}

// Draw draws one of the moves, each with a probability in proportion to its weight. luck
// returns a number from 0 to 1, without 1, for a move. ok is false if no move has a weight.
func Draw[M any](moves []M, weight, luck func(M) float64) (drawn M, ok bool) {
	sum := 0.0
	for _, m := range moves {
		w := weight(m)
		if w <= 0 {
			continue
		}
		if sum += w; luck(m)*sum < w {
			drawn, ok = m, true
		}
	}
	return drawn, ok
}
