package shogiengine

import (
	"slices"
	"time"

	"passedpawn/game/shogiboard"
)

// Scores beyond every evaluation. A perpetual check loses by rule, but it is not scored
// like a mate, because whether a position repeats depends on how it was reached.
const (
	mate      = 30000
	known     = mate - 1000 // from here on a score means mate
	perpetual = 20000
	deepest   = 48
)

// A search finds the best move in one position.
type search struct {
	board shogiboard.Position
	table []entry
	stop  func() bool
	noise func(key uint64) int
	tell  func(depth, score int) // called after each line of each depth

	began        time.Time
	nodes, limit int
	before       int               // the length of line before the first move
	farthest     int               // the greatest length of line at this depth
	depth        int               // the first depth that is not searched
	lines        int               // how many of the best moves to find, from 1
	told         []shogiboard.Move // the better moves of this depth, which are skipped at the root
	over         bool
	changes      int       // how often the best move changed
	line         []visited // the positions of the game and the search; the current one is last
	killers      [deepest + 2][2]shogiboard.Move
	history      [2][shogiboard.Squares + shogiboard.Droppable][shogiboard.Squares]int32
	lists        [deepest + 2]shogiboard.List
	values       [deepest + 2][shogiboard.Most]int32
}

// visited is a position of the line.
type visited struct {
	key   uint64
	check bool // the side to move is in check
	pass  bool // the other side has just passed
}

// spent counts a node and reports whether the search must end. The result of the
// unfinished search is then meaningless.
func (s *search) spent() bool {
	s.farthest = max(s.farthest, len(s.line))
	if s.nodes++; s.nodes >= s.limit || s.nodes&255 == 0 && s.stop() {
		s.over = true
	}
	return s.over
}

// best returns the score of a position for the side to move, from a search to a depth in
// plies.
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
		return ply - mate // even if it is not in check
	}
	return s.try(e, depth, ply, alpha, beta, check)
}

// pass checks whether the side to move would be well off even if it did nothing (null
// move). In shogi a side hardly ever has only bad moves.
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

// try searches the moves of a node one after another.
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
				s.keep(e, key, chosen, most, depth-1, ply, atLeast) // better than nothing: the best of the moves that were searched
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

// late returns by how many plies less a late move is searched.
func late(i, depth int, pressing bool) int {
	switch {
	case pressing || i < 4 || depth < 3:
		return 0
	case i < 16:
		return 1
	}
	return 2
}

// settle searches captures, and all answers to a check, until no capture is worthwhile.
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

// repeated reports whether the position has occurred before, and returns its score if
// play continues in this way: a draw, or a loss for a side that gave check with every
// move.
func (s *search) repeated() (score int, again bool) {
	last := len(s.line) - 1
	ours, theirs := true, true // the side was in check on every turn since then
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
