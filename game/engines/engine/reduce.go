package engine

import "passedpawn/game/engines/search"

var reductions = search.NewReductions(0.7, 2.2)

// A prospect is what is expected of a position of the current line before it is searched.
type prospect struct {
	cut     bool // that a move refutes the last one
	doubles int8 // how many moves before it were searched two plies deeper
}

// mostDoubles is how many moves of a line may be searched two plies deeper.
const mostDoubles = 5

// probe searches the position after a move, less deeply at first if it is a late one.
func (s *searcher) probe(n *node, number, alpha, more int, quiet bool, rank int32) int {
	depth, ply, next := n.depth-1+more, n.ply, &s.prospects[n.ply+1]
	next.doubles = s.prospects[ply].doubles
	if more == 2 {
		next.doubles++
	}
	if number == 1 {
		next.cut = !n.open && !n.cut
		return -s.search(depth, ply+1, -n.beta, -alpha, false)
	}
	less := 0
	if n.depth >= 3 && number > 2 && (quiet || rank < badCapture/2) {
		less = max(0, min(n.reduction(number, quiet, s.pos.InCheck(), rank), depth-1))
	}
	next.cut = less > 0 || !n.cut
	score := -s.search(depth-less, ply+1, -alpha-1, -alpha, false)
	if again := n.again(depth, score-alpha); score > alpha && less > 0 && again > depth-less {
		next.cut = !n.cut
		score = -s.search(again, ply+1, -alpha-1, -alpha, false)
	}
	if score > alpha && score < n.beta {
		next.cut = false
		score = -s.search(depth, ply+1, -n.beta, -alpha, false)
	}
	return score
}

// again returns the depth of the second search of a late move. The first has shown by how much the
// move is better than alpha.
func (n *node) again(depth, better int) int {
	switch {
	case better > 40+2*depth && n.ply > 0:
		return depth + 1
	case better < 8:
		return depth - 1
	}
	return depth
}

// reduction returns by how many plies less a late move is searched at first. forcing means
// that it gives check.
func (n *node) reduction(number int, quiet, forcing bool, rank int32) int {
	less := reductions.At(n.depth, number)
	if n.open {
		less--
	}
	if !n.improving {
		less++
	}
	if n.cut {
		less++
	}
	if quiet && rank >= killerMove || n.check || forcing {
		less--
	} else if quiet {
		less -= int(rank / 10000)
	}
	if n.ply <= 2 && (forcing || !quiet) {
		return 0
	}
	if forcing {
		less /= 2
	}
	return less
}
