package shogiengine

import "passedpawn/game/shogiboard"

// An entry is an entry of the transposition table.
type entry struct {
	key   uint64
	move  shogiboard.Move
	score int16
	depth int8
	bound bound
}

// A bound says how the true score compares with the score in an entry.
type bound int8

const (
	exact bound = iota + 1
	atLeast
	atMost
)

func (s *search) entry() *entry { return &s.table[s.board.Key()&uint64(len(s.table)-1)] }

// keep stores a result in the table. A score for a repetition depends on how the position
// was reached, so it is stored with depth 0 and searched again.
func (s *search) keep(e *entry, key uint64, m shogiboard.Move, score, depth, ply int, b bound) {
	if score >= perpetual-1 && score < known || score <= -perpetual+1 && score > -known {
		b, depth = exact, 0
		score = max(-perpetual, min(score, perpetual))
	}
	*e = entry{key, m, int16(toTable(score, ply)), int8(min(depth, 100)), b}
}

// cut returns the score of an entry, and whether it is enough for the window.
func (e *entry) cut(ply, alpha, beta int) (score int, ok bool) {
	score = fromTable(int(e.score), ply)
	return score, e.bound == exact || e.bound == atLeast && score >= beta || e.bound == atMost && score <= alpha
}

// The score of a mate counts from the root in a search, and from the node in the table.
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
