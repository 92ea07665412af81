package engine

// A memory is what searches have learnt about moves and positions. The next search of a game
// goes on with it. It belongs to a table, but each thread beyond the first has its own.
type memory struct {
	history   [2][4096]int32        // by side, and by the squares of a move
	answered  [labels][labels]int16 // how well a move did after another
	evaluated evaluations
}

// evaluations are the evaluations of positions without regard to the fifty moves, by their
// keys, because a search comes back to many of its positions at the next depth. The lowest
// bits of a word are the score, and the others those of the key. The lowest bits of the key
// choose the word.
type evaluations [1 << 14]uint64

const scoreBits = 20

// of returns the evaluation of the searcher's position, from an earlier visit if it is there.
func (e *evaluations) of(s *searcher) int {
	key := s.pos.Key()
	word := &e[key%uint64(len(e))]
	if (*word^key)>>scoreBits == 0 {
		return int(int64(*word<<(64-scoreBits)) >> (64 - scoreBits))
	}
	score := foretell(&s.pos, &s.views[s.top])
	*word = key>>scoreBits<<scoreBits | uint64(score)&(1<<scoreBits-1)
	return score
}
