package shogiengine

import (
	"slices"
	"time"

	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
	"passedpawn/game/shogi/shogiboard"
)

// perpetual is the score beyond every evaluation of a perpetual check. It loses by rule,
// but it is not scored like a mate, because whether a position repeats depends on how it
// was reached.
const perpetual = 20_000

// deepest is the greatest number of plies that is searched.
const deepest = 72

// A searcher finds the best move in one position.
type searcher struct {
	search.Run[shogiboard.Move]
	board    shogiboard.Position
	task     search.Task[Table]
	table    *Table
	mates    int           // positions examined for a mate by checks
	enough   time.Duration // no new depth is begun after it, 0 for no such time
	points   [2]int        // with which each side may declare a win
	careless float64       // see strength

	mated  bool      // the lines of this depth are mates
	rooted int       // the depth that is searched
	line   []visited // the positions of the game and the search; the current one is last
	stack  [deepest + 2]frame
}

// A frame is what a search keeps of a node on its way.
type frame struct {
	list    shogiboard.List
	values  [shogiboard.Most]int32
	aim     shogiboard.Aim
	killers [2]shogiboard.Move
	move    shogiboard.Move // the one being searched, 0 for a pass
	tried   [32]shogiboard.Move
	quiet   int  // the number of tried
	value   int  // the evaluation
	better  bool // the evaluation is above that of two plies before
	line    [deepest + 2]shogiboard.Move
	length  int // of line, the best one from here
}

// visited is a position of the line.
type visited struct {
	key   uint64
	check bool // the side to move is in check
	pass  bool // the other side has just passed
}

// value returns the score of a position for the side to move, from a search to a depth in
// plies.
func (s *searcher) value(depth, ply, alpha, beta int) int {
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
	if s.Spent(ply) {
		return 0
	}
	scout := ply > 0 && beta-alpha == 1 // it only matters whether the position is better than alpha
	var first shogiboard.Move
	e, hit := s.table.slot(s.board.Key())
	if hit {
		first = e.move
		if score, ok := e.cut(depth, ply, alpha, beta); ok && scout {
			return score
		}
		f.value = int(e.value)
	} else if f.value = 0; !check {
		f.value = evaluate(&s.board)
	}
	f.better = s.rises(ply)
	if scout && !check {
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

// rises reports whether the evaluation is above that of two plies before. In check there is none.
func (s *searcher) rises(ply int) bool {
	now := len(s.line) - 1
	return ply > 1 && !s.line[now].check && !s.line[now-2].check && s.stack[ply].value > s.stack[ply-2].value
}

// ended returns the score of a position in which the game is over, or as good as over.
func (s *searcher) ended(ply int) (score int, ended bool) {
	if score, ended = s.repeated(); ended {
		return score, true
	}
	if s.declares() {
		return mate.Score - ply - 1, true
	}
	return 0, false
}

// try searches the moves of a node one after another.
func (s *searcher) try(f *frame, depth, ply, alpha, beta int, check bool) int {
	key, low, top := s.board.Key(), alpha, -mate.Score
	var chosen shogiboard.Move
	searched := 0
	f.quiet = 0
	for i := range f.list.Count {
		m := search.Pick(f.list.All(), f.values[:], i)
		if s.omits(m, ply, searched) {
			continue
		}
		t := trial{move: m, value: f.values[i], loud: s.loud(m), checks: s.board.Checks(&f.aim, m), evades: check, index: searched}
		if ply > 0 && top > -mate.Known && s.skips(f, t, depth, alpha) {
			continue
		}
		score := s.follow(f, t, depth, ply, alpha, beta)
		if searched++; s.Over {
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
	s.table.keep(key, chosen, top, f.value, depth, ply, search.BoundOf(top, low, beta))
	return top
}

// omits reports whether a move is not to be searched: it is absurd beside another one, or
// belongs to a line that was found before.
func (s *searcher) omits(m shogiboard.Move, ply, searched int) bool {
	return searched > 0 && s.absurd(m) || ply == 0 && slices.Contains(s.Taken, m)
}

// follow plays a move and returns its score. A move other than the first is searched with
// a window of nothing, and again if it is better than expected.
func (s *searcher) follow(f *frame, t trial, depth, ply, alpha, beta int) int {
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
func (s *searcher) extend(f *frame, ply int, m shogiboard.Move) {
	next := &s.stack[ply+1]
	f.line[0] = m
	f.length = 1 + copy(f.line[1:], next.line[:next.length])
	if ply == 0 && len(s.Taken) == 0 && !s.Over {
		s.Best = m
	}
}

// play plays a move of a frame. A move of 0 passes.
func (s *searcher) play(f *frame, m shogiboard.Move) (undo shogiboard.Undo) {
	f.move = m
	undo = s.board.Make(m)
	s.line = append(s.line, visited{key: s.board.Key(), check: s.board.InCheck()})
	return undo
}

func (s *searcher) back(m shogiboard.Move, undo shogiboard.Undo) {
	s.board.Unmake(m, undo)
	s.line = s.line[:len(s.line)-1]
}
