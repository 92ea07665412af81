package variantengine

import (
	"passedpawn/game/engines/mate"
	"passedpawn/game/rules/board"
)

// think searches deeper and deeper until its nodes are used up, and reports as many of
// the best moves as the question asks for.
func (s *search) think() (best board.Move, ok bool) {
	moves := s.mover.Legal(nil)
	if len(moves) == 0 {
		return best, false
	}
	best = moves[0]
	lines := min(s.lines, len(moves))
	for depth := 1; depth < s.depth && !s.over; depth++ {
		ended := len(moves) == 1
		root := s.root()
		for rank := 1; rank <= lines && !s.over; rank++ {
			s.farthest = s.before
			score := s.best(depth, 0, -mate.Score, mate.Score)
			if e := s.root(); e.key == s.key() && (!s.over || depth == 1 && rank == 1) {
				if rank == 1 {
					if e.move != best && depth > 1 {
						s.changes++
					}
					best, root = e.move, e
				}
				s.tell(depth, score)
				s.told = append(s.told, e.move)
			}
			sure := mate.Is(score) && mate.Score-abs(score) <= depth
			ended = sure && (rank == 1 || ended) || len(moves) == 1
		}
		s.told = s.told[:0]
		if s.table[s.place()] = root; !s.over && ended {
			break
		}
	}
	return best, true
}

// key returns the key of the position at the root.
func (s *search) key() uint64 { return s.keys[len(s.keys)-1] }

// place returns the index of the root in the table.
func (s *search) place() uint64 { return s.key() & uint64(len(s.table)-1) }

// root returns the table's entry for the root. After a search it contains the best move.
func (s *search) root() entry { return s.table[s.place()] }
