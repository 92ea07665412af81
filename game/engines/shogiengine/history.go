package shogiengine

import "passedpawn/game/shogi/shogiboard"

// praise remembers a quiet move that refuted the opponent's move, and that those tried
// before it did not.
func (s *searcher) praise(f *frame, ply, depth int, m shogiboard.Move) {
	if f.killers[0] != m {
		f.killers[1], f.killers[0] = f.killers[0], m
	}
	if a := s.answered(ply); a != nil {
		*a = m
	}
	bonus := int32(min(depth*depth*16, 1600))
	s.learn(m, bonus)
	for _, other := range f.tried[:f.quiet] {
		if other != m {
			s.learn(other, -bonus)
		}
	}
}

// learn changes the history of a move. The nearer it is to its limit, the less it moves.
func (s *searcher) learn(m shogiboard.Move, by int32) {
	h := &s.history[s.board.Turn()][origin(m)][m.To()]
	*h += by - *h*max(by, -by)/enough
}

// answered returns where the move is kept that last refuted the move before this ply, nil
// if none was made.
func (s *searcher) answered(ply int) *shogiboard.Move {
	if ply == 0 || s.stack[ply-1].move == 0 {
		return nil
	}
	last := s.stack[ply-1].move
	return &s.answers[s.board.Turn()][s.board.On(last.To())][last.To()]
}

func (s *searcher) answer(ply int) shogiboard.Move {
	if a := s.answered(ply); a != nil {
		return *a
	}
	return 0
}
