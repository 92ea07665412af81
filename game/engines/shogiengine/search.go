package shogiengine

import (
	"slices"
	"time"

	"passedpawn/game/engines/mate"
	"passedpawn/game/shogi/shogiboard"
)

// perpetual is the score beyond every evaluation of a perpetual check. It loses by rule,
// but it is not scored like a mate, because whether a position repeats depends on how it
// was reached.
const perpetual = 20_000

// deepest is the greatest number of plies that is searched.
const deepest = 72

// A search finds the best move in one position.
type search struct {
	board shogiboard.Position
	table *Table
	stop  func() bool
	noise func(key uint64) int
	tell  func(depth, score int) // called after each line of each depth

	began        time.Time
	enough       time.Duration // no new depth is begun after it, 0 for no such time
	points       [2]int        // with which each side may declare a win
	nodes, limit int
	before       int               // the length of line before the first move
	farthest     int               // the greatest length of line at this depth
	depth        int               // the first depth that is not searched
	rooted       int               // the depth that is searched
	lines        int               // how many of the best moves to find, from 1
	told         []shogiboard.Move // the better moves of this depth, which are skipped at the root
	best         shogiboard.Move   // the best move of the root so far
	over         bool
	changes      int       // how often the best move changed
	line         []visited // the positions of the game and the search; the current one is last
	history      [2][origins][shogiboard.Squares]int32
	answers      [2][shogiboard.NoKind + 1][shogiboard.Squares]shogiboard.Move
	stack        [deepest + 2]frame
}

// A frame is what a search keeps of a node on its way.
type frame struct {
	list    shogiboard.List
	values  [shogiboard.Most]int32
	aim     shogiboard.Aim
	killers [2]shogiboard.Move
	move    shogiboard.Move // the one being searched, 0 for a pass
	tried   [32]shogiboard.Move
	quiet   int // the number of tried
	value   int // the evaluation
	line    [deepest + 2]shogiboard.Move
	length  int // of line, the best one from here
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
	if s.nodes++; s.nodes >= s.limit || s.nodes&511 == 0 && s.stop() {
		s.over = true
	}
	return s.over
}

// value returns the score of a position for the side to move, from a search to a depth in
// plies.
func (s *search) value(depth, ply, alpha, beta int) int {
	f := &s.stack[ply]
	f.length = 0
	if ply > 0 {
		if score, ended := s.ended(ply); ended {
			return score
		}
		if alpha, beta = max(alpha, ply-mate.Score), min(beta, mate.Score-ply-1); alpha >= beta {
			return alpha
		}
	}
	check := s.line[len(s.line)-1].check
	if check && ply < 2*s.rooted {
		depth++
	}
	if depth <= 0 || ply >= deepest {
		return s.settle(ply, alpha, beta)
	}
	if s.spent() {
		return 0
	}
	var first shogiboard.Move
	e, hit := s.table.slot(s.board.Key())
	if hit {
		first = e.move
		if score, ok := e.cut(ply, alpha, beta); ok && ply > 0 && int(e.depth) >= depth && beta-alpha == 1 {
			return score
		}
		f.value = int(e.value)
	} else if f.value = 0; !check {
		f.value = evaluate(&s.board)
	}
	if beta-alpha == 1 && !check && ply > 0 {
		if score, ok := s.prune(f, depth, ply, alpha, beta); ok {
			return score
		}
	}
	if !hit && depth >= 4 {
		depth-- // without a move to try first, a shallower search finds one
	}
	f.list.Count = 0
	s.board.Generate(&f.list)
	if f.list.Count == 0 {
		return ply - mate.Score // even if it is not in check
	}
	f.aim = s.board.Aim()
	s.order(f, ply, first)
	return s.try(f, depth, ply, alpha, beta, check)
}

// ended returns the score of a position in which the game is over, or as good as over.
func (s *search) ended(ply int) (score int, ended bool) {
	if score, ended = s.repeated(); ended {
		return score, true
	}
	if s.declares() {
		return mate.Score - ply - 1, true
	}
	return 0, false
}

// try searches the moves of a node one after another.
func (s *search) try(f *frame, depth, ply, alpha, beta int, check bool) int {
	key, low, top := s.board.Key(), alpha, -mate.Score
	var chosen shogiboard.Move
	searched := 0
	f.quiet = 0
	for i := range f.list.Count {
		m := f.pick(i)
		if s.absurd(m) && searched > 0 || ply == 0 && slices.Contains(s.told, m) {
			continue
		}
		t := trial{move: m, value: f.values[i], loud: s.loud(m), checks: s.board.Checks(&f.aim, m), evades: check, index: searched}
		if ply > 0 && top > -mate.Known && s.skips(f, t, depth, alpha) {
			continue
		}
		score := s.follow(f, t, depth, ply, alpha, beta)
		if searched++; s.over {
			return 0
		}
		if score > top {
			top, chosen = score, m
			if score > alpha || ply == 0 && searched == 1 {
				s.extend(f, ply, m)
			}
		}
		if alpha = max(alpha, score); alpha >= beta {
			if !t.loud {
				s.praise(f, ply, depth, m)
			}
			break
		}
		if !t.loud && f.quiet < len(f.tried) {
			f.tried[f.quiet] = m
			f.quiet++
		}
	}
	s.table.keep(key, chosen, top, f.value, depth, ply, boundOf(top, low, beta))
	return top
}

func boundOf(score, low, beta int) bound {
	switch {
	case score >= beta:
		return atLeast
	case score <= low:
		return atMost
	}
	return exact
}

// follow plays a move and returns its score. A move other than the first is searched with
// a window of nothing, and again if it is better than expected.
func (s *search) follow(f *frame, t trial, depth, ply, alpha, beta int) int {
	less := 0
	if t.index > 0 {
		less = s.late(f, t, depth, beta-alpha > 1)
	}
	undo := s.play(f, t.move)
	defer s.back(t.move, undo)
	if t.index == 0 {
		return -s.value(depth-1, ply+1, -beta, -alpha)
	}
	score := -s.value(depth-1-less, ply+1, -alpha-1, -alpha)
	if less > 0 && score > alpha {
		score = -s.value(depth-1, ply+1, -alpha-1, -alpha)
	}
	if score > alpha && score < beta {
		score = -s.value(depth-1, ply+1, -beta, -alpha)
	}
	return score
}

// extend makes a move and the best line after it the best line of a node.
func (s *search) extend(f *frame, ply int, m shogiboard.Move) {
	next := &s.stack[ply+1]
	f.line[0] = m
	f.length = 1 + copy(f.line[1:], next.line[:next.length])
	if ply == 0 && len(s.told) == 0 && !s.over {
		s.best = m
	}
}

// play plays a move of a frame. A move of 0 passes.
func (s *search) play(f *frame, m shogiboard.Move) (undo shogiboard.Undo) {
	f.move = m
	undo = s.board.Make(m)
	s.line = append(s.line, visited{key: s.board.Key(), check: s.board.InCheck()})
	return undo
}

func (s *search) back(m shogiboard.Move, undo shogiboard.Undo) {
	s.board.Unmake(m, undo)
	s.line = s.line[:len(s.line)-1]
}
