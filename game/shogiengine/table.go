package shogiengine

import "passedpawn/game/shogiboard"

// An entry of the transposition table.
type entry struct {
	key   uint64
	move  shogiboard.Move
	score int16
	depth int8
	bound bound
}

// A bound says on which side of the score in an entry the true one is.
type bound int8

const (
	exact bound = iota + 1
	atLeast
	atMost
)

func (s *search) entry() *entry { return &s.table[s.board.Key()&uint64(len(s.table)-1)] }

// keep puts what was found into the table. A repetition depends on the way here, and
// is found again.
func (s *search) keep(e *entry, key uint64, m shogiboard.Move, score, depth, ply int, b bound) {
	if score >= perpetual-1 && score < known || score <= -perpetual+1 && score > -known {
		b, depth = exact, 0
		score = max(-perpetual, min(score, perpetual))
	}
	*e = entry{key, m, int16(toTable(score, ply)), int8(min(depth, 100)), b}
}

// cut is the score of an entry where that is enough.
func (e *entry) cut(ply, alpha, beta int) (score int, ok bool) {
	score = fromTable(int(e.score), ply)
	return score, e.bound == exact || e.bound == atLeast && score >= beta || e.bound == atMost && score <= alpha
}

// The score of a mate counts from the root; in the table from the node.
func toTable(score, ply int) int {
	switch {
	case score >= known:
		return score + ply
	case score <= -known:
		return score - ply
	}
	return score
}

func fromTable(score, ply int) int {
	switch {
	case score >= known:
		return score - ply
	case score <= -known:
		return score + ply
	}
	return score
}
