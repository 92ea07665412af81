package shogiengine

import (
	"time"

	"passedpawn/game/engines/mate"
	"passedpawn/game/shogi/shogiboard"
)

// think searches deeper and deeper until its nodes or its time are used up, and reports
// as many of the best moves as the question asks for. It returns 0 if there is no move.
func (s *search) think() shogiboard.Move {
	var list shogiboard.List
	s.board.Generate(&list)
	if list.Count == 0 {
		return 0
	}
	s.best = list.Moves[0]
	lines, score := min(s.lines, list.Count), 0
	for depth := 1; depth < s.depth && !s.over; depth++ {
		ended, last := true, s.best
		s.rooted = depth
		s.told = s.told[:0]
		for rank := 1; rank <= lines && !s.over; rank++ {
			s.farthest = s.before
			found := s.aspire(depth, score, rank == 1)
			if s.over {
				break
			}
			if rank == 1 {
				score = found
			}
			s.tell(depth, found)
			s.told = append(s.told, s.stack[0].line[0])
			ended = ended && mate.Is(found)
		}
		if s.best != last && depth > 1 {
			s.changes++
		}
		if ended || list.Count == 1 && s.enough > 0 || s.tired(last) {
			break
		}
	}
	return s.best
}

// aspire searches with a window around the score expected, and with a wider one if the
// score lies outside.
func (s *search) aspire(depth, expected int, first bool) int {
	alpha, beta, by := -mate.Score, mate.Score, 50
	if first && depth >= 4 && !mate.Is(expected) {
		alpha, beta = expected-by, expected+by
	}
	for {
		score := s.value(depth, 0, alpha, beta)
		switch {
		case s.over:
			return score
		case score <= alpha && alpha > -mate.Score:
			alpha = max(alpha-2*by, -mate.Score)
		case score >= beta && beta < mate.Score:
			beta = min(beta+2*by, mate.Score)
		default:
			return score
		}
		if by *= 3; by > 1000 {
			alpha, beta = -mate.Score, mate.Score
		}
	}
}

// tired reports whether another depth should not be begun. A search that has just changed
// its mind goes on for longer.
func (s *search) tired(last shogiboard.Move) bool {
	if s.enough == 0 {
		return false
	}
	until := s.enough
	if s.best != last {
		until += s.enough / 2
	}
	return time.Since(s.began) >= until
}
