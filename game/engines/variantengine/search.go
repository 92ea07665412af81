package variantengine

import (
	"slices"
	"time"

	"passedpawn/game/engines/mate"
	"passedpawn/game/rules/board"
)

// deepest is the greatest number of plies that is searched.
const deepest = 64

// A search finds the best move in one position.
type search struct {
	mover board.Mover
	scale *scale
	table []entry
	stop  func() bool
	noise func(key uint64) int
	tell  func(depth, score int) // called after each line of each depth

	began        time.Time
	nodes, limit int
	before       int          // the length of keys before the first move
	farthest     int          // the greatest length of keys at this depth
	depth        int          // the first depth that is not searched
	lines        int          // how many of the best moves to find, from 1
	told         []board.Move // the better moves of this depth, which are skipped at the root
	over         bool
	changes      int // how often the best move changed
	killers      [deepest + 2][2]board.Move
	history      [2][board.Squares][board.Squares]int32
	keys         []uint64 // of the positions of the game and the line; the current position is last
	lists        [deepest + 2][]board.Move
	values       [deepest + 2][]int32
}

// A Table is a transposition table. Who keeps it from move to move need not find
// everything again. It serves one search at a time. Its size is a power of two.
type Table struct{ entries []entry }

// An entry is an entry of the transposition table.
type entry struct {
	key   uint64
	move  board.Move
	score int16
	depth int8
	bound int8
}

const (
	exact int8 = iota + 1
	atLeast
	atMost
)

// spent counts a node and reports whether the search must end. The result of the
// unfinished search is then meaningless.
func (s *search) spent() bool {
	s.farthest = max(s.farthest, len(s.keys))
	if s.nodes++; s.nodes >= s.limit || s.nodes&255 == 0 && s.stop() {
		s.over = true
	}
	return s.over
}

// best returns the score of a position for the side to move, from a search to a depth in
// plies.
func (s *search) best(depth, ply, alpha, beta int) int {
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
	if s.spent() {
		return 0
	}
	e := &s.table[s.keys[len(s.keys)-1]&uint64(len(s.table)-1)]
	hit := e.key == s.keys[len(s.keys)-1]
	if hit && ply > 0 && int(e.depth) >= depth {
		if score := mate.FromTable(int(e.score), ply); e.bound == exact || e.bound == atLeast && score >= beta || e.bound == atMost && score <= alpha {
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
func (s *search) try(moves []board.Move, e *entry, depth, ply, alpha, beta int, check bool) int {
	key := s.keys[len(s.keys)-1]
	low, most := alpha, -mate.Score
	var chosen board.Move
	searched := 0
	for i := range moves {
		m := s.pick(ply, i)
		if ply == 0 && slices.Contains(s.told, m) {
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
		if searched++; s.over {
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
	bound := exact
	switch {
	case most >= beta:
		bound = atLeast
	case most <= low:
		bound = atMost
	}
	*e = entry{key, chosen, int16(mate.ToTable(most, ply)), int8(min(depth, 100)), bound}
	return most
}

// late returns by how many plies less a late move is searched.
func (s *search) late(i, depth int, pressing bool) int {
	switch {
	case pressing || i < 4 || depth < 3:
		return 0
	case i < 12:
		return 1
	}
	return 2
}

// settle searches captures and promotions until none is worthwhile.
func (s *search) settle(ply, alpha, beta int) int {
	if s.spent() {
		return 0
	}
	score := s.scale.score(s.mover) + s.noise(s.keys[len(s.keys)-1])
	if score >= beta || ply >= deepest {
		return score
	}
	alpha = max(alpha, score)
	moves := s.ordered(ply, board.Move{})
	for i := range moves {
		m := s.pick(ply, i)
		if !s.loud(m) || score+s.gain(m)+150 < alpha {
			continue
		}
		s.play(m)
		now := -s.settle(ply+1, -beta, -alpha)
		s.back()
		if s.over {
			return 0
		}
		if score = max(score, now); score >= beta {
			break
		}
		alpha = max(alpha, score)
	}
	return score
}

func (s *search) play(m board.Move) {
	s.mover.Make(m)
	s.keys = append(s.keys, s.mover.Key())
}

func (s *search) back() {
	s.mover.Unmake()
	s.keys = s.keys[:len(s.keys)-1]
}

// repeats reports whether the position has occurred before.
func (s *search) repeats() bool {
	last := len(s.keys) - 1
	for i := last - 2; i >= max(0, last-s.mover.HalfmoveClock()); i -= 2 {
		if s.keys[i] == s.keys[last] {
			return true
		}
	}
	return false
}
