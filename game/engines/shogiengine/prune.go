package shogiengine

import (
	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
	"passedpawn/game/shogi/shogiboard"
)

// A trial is a move about to be searched.
type trial struct {
	move   shogiboard.Move
	value  int32 // from order
	loud   bool
	checks bool // it gives check
	evades bool // it answers a check
	index  int  // the number of moves searched before it
}

// prune returns a score without looking at the moves, where one is as good as certain.
func (s *searcher) prune(f *frame, depth, ply, alpha, beta int) (score int, ok bool) {
	switch {
	case abs(beta) >= perpetual-1:
		return 0, false
	case depth <= 6 && f.value-130*depth >= beta:
		return f.value, true
	case depth <= 2 && f.value+400*depth < alpha:
		if score = s.settle(ply, alpha, beta); score <= alpha {
			return score, true
		}
	}
	return s.pass(f, depth, ply, beta)
}

// pass checks whether the side to move would be well off even if it did nothing (null
// move). In shogi a side hardly ever has only bad moves.
func (s *searcher) pass(f *frame, depth, ply, beta int) (score int, ok bool) {
	if s.line[len(s.line)-1].pass || depth < 2 || f.value < beta {
		return 0, false
	}
	f.move = 0
	s.board.Pass()
	s.line = append(s.line, visited{key: s.board.Key(), pass: true})
	score = -s.value(depth-3-depth/4-min((f.value-beta)/300, 2), ply+1, -beta, -beta+1)
	s.line = s.line[:len(s.line)-1]
	s.board.Pass()
	return min(score, mate.Known-1), score >= beta && !s.Over
}

// skips reports whether a late move is so unlikely to be good that it is not searched.
func (s *searcher) skips(f *frame, t trial, depth, alpha int) bool {
	if t.index == 0 || t.evades || depth > 7 {
		return false
	}
	if t.loud {
		return t.value < 0 && depth <= 5 && exchange(&s.board, t.move) < -200*depth
	}
	if t.checks {
		return depth <= 4 && exchange(&s.board, t.move) < -150*depth
	}
	switch {
	case t.index >= 5+2*depth*depth, !f.better && t.index >= 4+depth*depth:
		return true
	case f.value+160+110*depth <= alpha && t.value < killer:
		return true
	}
	return exchange(&s.board, t.move) < -70*depth
}

var reductions = search.NewReductions(0.4, 2.1)

// late returns by how many plies less a late move is searched.
func (s *searcher) late(f *frame, t trial, depth int, open bool) int {
	if depth < 3 || t.index < 2 {
		return 0
	}
	less := reductions.At(depth, t.index)
	switch {
	case t.loud && t.value > 0 || t.evades:
		less = less/2 - 1
	case t.checks:
		less -= 2
	case t.value >= killer:
		less--
	default:
		less -= int(max(min(t.value*2/enough, 2), -2))
		if !f.better {
			less++
		}
		if t.move.Drop() != shogiboard.NoKind && !s.near(t.move.To()) {
			less++
		}
	}
	if open {
		less--
	}
	return max(0, min(less, depth-2))
}

// near reports whether a square is at most two moves away from a king.
func (s *searcher) near(at shogiboard.Square) bool {
	for side := shogiboard.Sente; side <= shogiboard.Gote; side++ {
		if king := s.board.King(side); king != shogiboard.None && near.ring[king].Or(near.edge[king]).Has(at) {
			return true
		}
	}
	return false
}
