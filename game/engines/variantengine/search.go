package variantengine

import (
	"slices"

	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
	"passedpawn/game/rules/board"
)

// deepest is the greatest number of plies that is searched.
const deepest = 64

// A searcher finds the best move in one position.
type searcher struct {
	search.Run[board.Move]
	mover board.Mover
	scale *scale
	table []entry

	root    entry // of the table, for the root
	ended   bool  // the lines of this depth are mates
	killers [deepest + 2][2]board.Move
	history [2][board.Squares][board.Squares]int32
	keys    []uint64 // of the positions of the game and the line; the current position is last
	lists   [deepest + 2][]board.Move
	values  [deepest + 2][]int32
}

// A Table is a transposition table. It serves one search at a time. Its size is a power of
// two.
type Table struct{ entries []entry }

// An entry is an entry of the transposition table.
type entry struct {
	key   uint64
	move  board.Move
	score int16
	depth int8
	bound search.Bound
}

// best returns the score of a position for the side to move, from a search to a depth in
// plies.
func (s *searcher) best(depth, ply, alpha, beta int) int {
	if ply > 0 && (s.repeats() || s.mover.HalfmoveClock() >= 100) {
		return 0
	}
	check := s.mover.Check()
	if check {
		depth++
	}
	if depth <= 0 || ply >= deepest {
		return s.settle(ply, alpha, beta)
	}
	if s.Spent(ply) {
		return 0
	}
	e := &s.table[s.key()&uint64(len(s.table)-1)]
	hit := e.key == s.key()
	if hit && ply > 0 && int(e.depth) >= depth {
		if score := mate.FromTable(int(e.score), ply); e.bound.Decides(score, alpha, beta) {
			return score
		}
	}
	var first board.Move
	if hit {
		first = e.move
	}
	moves := s.ordered(ply, first)
	if len(moves) == 0 {
		if check {
			return ply - mate.Score
		}
		return 0
	}
	return s.try(moves, e, depth, ply, alpha, beta, check)
}

// try searches the moves of a node one after another.
func (s *searcher) try(moves []board.Move, e *entry, depth, ply, alpha, beta int, check bool) int {
	key := s.key()
	low, most := alpha, -mate.Score
	var chosen board.Move
	searched := 0
	for i := range moves {
		m := search.Pick(moves, s.values[ply], i)
		if ply == 0 && slices.Contains(s.Taken, m) {
			continue
		}
		loud := s.loud(m)
		s.play(m)
		score := 0
		switch reduced := depth - 1 - s.late(searched, depth, loud || check); {
		case searched == 0:
			score = -s.best(depth-1, ply+1, -beta, -alpha)
		default:
			score = -s.best(reduced, ply+1, -alpha-1, -alpha)
			if score > alpha && (reduced < depth-1 || score < beta) {
				score = -s.best(depth-1, ply+1, -beta, -alpha)
			}
		}
		s.back()
		if searched++; s.Over {
			return 0
		}
		if score > most {
			most, chosen = score, m
		}
		if alpha = max(alpha, score); alpha >= beta {
			if !loud {
				s.praise(m, ply, depth)
			}
			break
		}
	}
	*e = entry{key, chosen, int16(mate.ToTable(most, ply)), int8(min(depth, 100)), search.BoundOf(most, low, beta)}
	return most
}

// late returns by how many plies less a late move is searched.
func (s *searcher) late(i, depth int, pressing bool) int {
	switch {
	case pressing || i < 4 || depth < 3:
		return 0
	case i < 12:
		return 1
	}
	return 2
}

// settle searches captures and promotions until none is worthwhile.
func (s *searcher) settle(ply, alpha, beta int) int {
	if s.Spent(ply) {
		return 0
	}
	score := s.scale.score(s.mover) + s.Noise(s.key())
	if score >= beta || ply >= deepest {
		return score
	}
	alpha = max(alpha, score)
	moves := s.ordered(ply, board.Move{})
	for i := range moves {
		m := search.Pick(moves, s.values[ply], i)
		if !s.loud(m) || score+s.gain(m)+150 < alpha {
			continue
		}
		s.play(m)
		now := -s.settle(ply+1, -beta, -alpha)
		s.back()
		if s.Over {
			return 0
		}
		if score = max(score, now); score >= beta {
			break
		}
		alpha = max(alpha, score)
	}
	return score
}

func (s *searcher) play(m board.Move) {
	s.mover.Make(m)
	s.keys = append(s.keys, s.mover.Key())
}

func (s *searcher) back() {
	s.mover.Unmake()
	s.keys = s.keys[:len(s.keys)-1]
}

// repeats reports whether the position has occurred before.
func (s *searcher) repeats() bool {
	last := len(s.keys) - 1
	for i := last - 2; i >= max(0, last-s.mover.HalfmoveClock()); i -= 2 {
		if s.keys[i] == s.keys[last] {
			return true
		}
	}
	return false
}
