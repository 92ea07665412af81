package shogiengine

import (
	"slices"

	"passedpawn/game/shogiboard"
)

// Scores beyond every evaluation. A perpetual check loses by rule, but not as a mate
// does: that it repeats depends on how the position was reached.
const (
	mate      = 30000
	known     = mate - 1000 // from here on a score is a mate
	perpetual = 20000
	deepest   = 48
)

// A search looks for the best move of one position.
type search struct {
	board shogiboard.Position
	table []entry
	stop  func() bool
	noise func(key uint64) int
	tell  func(depth, score int) // after each line of each depth

	nodes, limit int
	depth        int               // that is not searched any more
	lines        int               // how many of the best moves are looked for, from 1
	told         []shogiboard.Move // the better ones of this depth, which the root leaves out
	over         bool
	changes      int       // of mind, about the best move
	line         []visited // of the game and the search, the position itself last
	killers      [deepest + 2][2]shogiboard.Move
	history      [2][shogiboard.Squares + shogiboard.Droppable][shogiboard.Squares]int32
	lists        [deepest + 2]shogiboard.List
	values       [deepest + 2][shogiboard.Most]int32
}

// visited is a position of the line.
type visited struct {
	key   uint64
	check bool // the side to move is in check
	pass  bool // the other side has done nothing
}

// spent reports whether the search must end; what it has begun is worth nothing.
func (s *search) spent() bool {
	if s.nodes++; s.nodes >= s.limit || s.nodes&255 == 0 && s.stop() {
		s.over = true
	}
	return s.over
}

// best is the score of a position for the side to move, depth plies deep.
func (s *search) best(depth, ply, alpha, beta int) int {
	if ply > 0 {
		if score, again := s.repeated(); again {
			return score
		}
	}
	check := s.line[len(s.line)-1].check
	if check {
		depth++
	}
	if depth <= 0 || ply >= deepest {
		return s.settle(ply, alpha, beta)
	}
	if s.spent() {
		return 0
	}
	e := s.entry()
	hit := e.key == s.board.Key()
	if hit && ply > 0 && int(e.depth) >= depth {
		if score, ok := e.cut(ply, alpha, beta); ok {
			return score
		}
	}
	if score, ok := s.pass(depth, ply, beta, check); ok {
		return score
	}
	var first shogiboard.Move
	if hit {
		first = e.move
	}
	s.ordered(ply, first, false)
	if s.lists[ply].Count == 0 {
		return ply - mate // also without a check
	}
	return s.try(e, depth, ply, alpha, beta, check)
}

// pass looks whether the side to move would be well off even if it did nothing. A
// side in shogi hardly ever has only bad moves.
func (s *search) pass(depth, ply, beta int, check bool) (score int, ok bool) {
	if check || s.line[len(s.line)-1].pass || ply == 0 || depth < 3 || beta >= known || s.evaluate() < beta {
		return 0, false
	}
	s.board.Pass()
	s.line = append(s.line, visited{key: s.board.Key(), pass: true})
	score = -s.best(depth-3, ply+1, -beta, -beta+1)
	s.line = s.line[:len(s.line)-1]
	s.board.Pass()
	return min(score, known-1), score >= beta && !s.over
}

// try plays the moves of a node one after the other.
func (s *search) try(e *entry, depth, ply, alpha, beta int, check bool) int {
	key, low, most := s.board.Key(), alpha, -mate
	var chosen shogiboard.Move
	searched := 0
	for i := range s.lists[ply].Count {
		m := s.pick(ply, i)
		if ply == 0 && slices.Contains(s.told, m) {
			continue
		}
		loud := s.loud(m)
		undo := s.play(m)
		score := 0
		switch reduced := depth - 1 - late(searched, depth, loud || check || s.line[len(s.line)-1].check); {
		case searched == 0:
			score = -s.best(depth-1, ply+1, -beta, -alpha)
		default:
			score = -s.best(reduced, ply+1, -alpha-1, -alpha)
			if score > alpha && (reduced < depth-1 || score < beta) {
				score = -s.best(depth-1, ply+1, -beta, -alpha)
			}
		}
		s.back(m, undo)
		if searched++; s.over {
			if ply == 0 && chosen != 0 && depth > 1 {
				s.keep(e, key, chosen, most, depth-1, ply, atLeast) // better than nothing: all before it were tried
			}
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
	s.keep(e, key, chosen, most, depth, ply, bound)
	return most
}

// late is by how much less deep a move is looked at that comes late.
func late(i, depth int, pressing bool) int {
	switch {
	case pressing || i < 4 || depth < 3:
		return 0
	case i < 16:
		return 1
	}
	return 2
}

// settle looks on until no capture is worth while, and out of checks.
func (s *search) settle(ply, alpha, beta int) int {
	if s.spent() {
		return 0
	}
	check, score := s.line[len(s.line)-1].check, ply-mate
	if !check || ply >= deepest {
		score = s.evaluate() + s.noise(s.board.Key())
		if score >= beta || ply >= deepest {
			return score
		}
	}
	alpha = max(alpha, score)
	s.ordered(ply, 0, true)
	for i := range s.lists[ply].Count {
		m := s.pick(ply, i)
		if !check && (score+s.gain(m)+150 < alpha || s.loses(m)) {
			continue
		}
		undo := s.play(m)
		now := -s.settle(ply+1, -beta, -alpha)
		s.back(m, undo)
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

func (s *search) play(m shogiboard.Move) shogiboard.Undo {
	undo := s.board.Make(m)
	s.line = append(s.line, visited{key: s.board.Key(), check: s.board.InCheck()})
	return undo
}

func (s *search) back(m shogiboard.Move, undo shogiboard.Undo) {
	s.board.Unmake(m, undo)
	s.line = s.line[:len(s.line)-1]
}

// repeated reports whether the position stood on the board before, and its score
// if play goes on so: a draw, or lost for a side that only gave check.
func (s *search) repeated() (score int, again bool) {
	last := len(s.line) - 1
	ours, theirs := true, true // in check at every turn since
	for i := last; i >= 2; i -= 2 {
		ours, theirs = ours && s.line[i].check, theirs && s.line[i-1].check
		if s.line[i-2].key == s.line[last].key {
			switch {
			case ours == theirs:
				return 0, true
			case ours:
				return perpetual, true
			}
			return -perpetual, true
		}
	}
	return 0, false
}
