package shogiengine

import "passedpawn/game/shogiboard"

// think searches deeper and deeper until its nodes are used up, and reports as many of
// the best moves as the question asks for. It returns 0 if there is no move.
func (s *search) think() shogiboard.Move {
	list := &s.lists[0]
	list.Count = 0
	s.board.Generate(list)
	moves := list.Count
	if moves == 0 {
		return 0
	}
	best := list.Moves[0]
	lines := min(s.lines, moves)
	for depth := 1; depth < s.depth && !s.over; depth++ {
		ended := true
		root := *s.entry()
		for rank := 1; rank <= lines && !s.over; rank++ {
			s.farthest = s.before
			score := s.best(depth, 0, -mate, mate)
			if e := s.entry(); e.key == s.board.Key() && legal(&s.board, e.move) {
				if rank == 1 {
					if e.move != best && depth > 1 {
						s.changes++
					}
					best, root = e.move, *e
				}
				if !s.over {
					s.tell(depth, score)
					s.told = append(s.told, e.move)
				}
			}
			ended = ended && (score >= known || score <= -known)
		}
		s.told = s.told[:0]
		*s.entry() = root
		if ended || moves == 1 {
			break
		}
	}
	return best
}
