package shogiengine

import (
	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
)

// settle searches captures and promotions, and all answers to a check, until none is
// worthwhile.
func (s *searcher) settle(ply, alpha, beta int) int {
	f := &s.stack[ply]
	f.length = 0
	if s.Spent(ply) {
		return 0
	}
	check, score := s.line[len(s.line)-1].check, ply-mate.Score
	e, hit := s.table.slot(s.board.Key())
	if hit && beta-alpha == 1 {
		if known, ok := e.cut(0, ply, alpha, beta); ok {
			return known
		}
	}
	if !check || ply >= deepest {
		if hit {
			f.value = int(e.value)
		} else {
			f.value = evaluate(&s.board)
		}
		score = f.value + s.Noise(s.board.Key())
		if score >= beta || ply >= deepest {
			return score
		}
	}
	low, chosen := alpha, score
	alpha = max(alpha, score)
	f.list.Count = 0
	s.board.Loud(&f.list)
	if check {
		f.aim = s.board.Aim()
		s.order(f, ply, 0)
	} else {
		s.orderLoud(f)
	}
	chosen = s.settleBy(f, ply, chosen, alpha, beta, check)
	if !s.Over && !check {
		s.table.keep(s.board.Key(), 0, chosen, f.value, 0, ply, search.BoundOf(chosen, low, beta))
	}
	return chosen
}

// settleBy searches the moves of a frame, and returns the best score of those and of not
// moving.
func (s *searcher) settleBy(f *frame, ply, score, alpha, beta int, check bool) int {
	for i := range f.list.Count {
		m := search.Pick(f.list.All(), f.values[:], i)
		if s.absurd(m) {
			continue
		}
		if !check {
			if f.values[i] < 0 {
				break // those that lose something are last
			}
			if f.value+s.gain(m)+150 < alpha {
				continue
			}
		} else if score > -mate.Known && f.values[i] < killer && i > 3 {
			break // one quiet answer is enough to see that it is no mate
		}
		undo := s.play(f, m)
		now := -s.settle(ply+1, -beta, -alpha)
		s.back(m, undo)
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

func (s *searcher) orderLoud(f *frame) {
	for i, m := range f.list.All() {
		f.values[i] = s.loudValue(m)
	}
}
