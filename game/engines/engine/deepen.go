package engine

import (
	"slices"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
)

// deepen searches to depth after depth, and finds as many lines as the question asks for.
func (s *searcher) deepen(q Question, onInfo func(Info)) Answer {
	most := maxPly - 1
	if q.Limits.Depth > 0 {
		most = min(most, q.Limits.Depth)
	}
	s.onInfo = onInfo
	if !s.begin(1, most, q.Lines) {
		return Answer{}
	}
	s.Deepen(s)
	return s.found[0]
}

// begin prepares a deepening, and returns false if there is no move to choose.
func (s *searcher) begin(from, to, lines int) bool {
	moves := s.rootMoves()
	if len(moves) == 0 {
		return false
	}
	s.Deepening = search.Deepening[bitboard.Move]{From: from, To: to, Lines: max(1, min(lines, len(moves))), Best: moves[0]}
	s.found, s.forced = make([]Info, s.Lines), len(moves) == 1
	s.found[0] = Info{Rank: 1, Line: moves[:1]}
	return true
}

// Line implements search.Root. It searches with a window around the score of the last depth
// (aspiration).
func (s *searcher) Line(depth, rank int) bool {
	s.Farthest = 0
	last := &s.found[rank-1]
	score := s.aspire(depth, last.Score)
	if s.Over {
		// A first move found at this depth is better than no result from it.
		if rank == 1 && s.lengths[0] > 0 && s.lines[0][0] != last.Line[0] {
			last.Line = s.line()
		}
		return false
	}
	*last = Info{rank, depth, s.Farthest, score, s.total(), time.Since(s.began), s.table.full(), s.line()}
	s.Taken = append(s.Taken, last.Line[0])
	if rank == 1 || score > s.best {
		s.best, s.Best = score, last.Line[0]
	}
	return true
}

// Settled implements search.Root. It sorts and reports the lines. A deeper search is not
// worth the time if a mate cannot be shortened, enough time has been used, or there is no
// choice of moves. The longer the first move has been the same, the less time is enough.
func (s *searcher) Settled(int) bool {
	if s.Over {
		return true
	}
	slices.SortStableFunc(s.found, func(a, b Info) int { return b.Score - a.Score })
	for i := range s.found {
		s.found[i].Rank = i + 1
		if s.onInfo != nil {
			s.onInfo(s.found[i])
		}
	}
	best, l := s.found[0], s.limits
	if best.Score >= mate.Known && mate.Score-best.Score <= best.Depth || best.Score <= -mate.Known && mate.Score+best.Score <= best.Depth {
		return s.first == nil
	}
	enough := l.Enough * time.Duration(14-2*min(s.Steady, 4)) / 10
	return l.Enough > 0 && (best.Time >= enough || s.forced && best.Depth >= 4)
}

// rootMoves returns the moves to choose from.
func (s *searcher) rootMoves() []bitboard.Move {
	var l bitboard.List
	s.pos.Generate(&l)
	return slices.DeleteFunc(slices.Clone(l.All()), func(m bitboard.Move) bool { return !s.considers(m) })
}

// considers reports whether a root move is to be searched now.
func (s *searcher) considers(m bitboard.Move) bool {
	return (s.only == nil || slices.Contains(s.only, m)) && !slices.Contains(s.Taken, m)
}

func (s *searcher) line() []bitboard.Move { return slices.Clone(s.lines[0][:s.lengths[0]]) }

// aspire searches with a window around the last score, and again with a wider one if the score is
// outside. A score above it needs no full depth to be seen again, and after one below it, the upper
// end comes closer.
func (s *searcher) aspire(depth, last int) int {
	alpha, beta, width, whole := -infinite, infinite, 24, depth
	if depth > 4 {
		alpha, beta = last-width, last+width
	}
	for {
		score := s.search(depth, 0, alpha, beta, false)
		switch {
		case s.Over:
			return score
		case score <= alpha && alpha > -infinite:
			beta, depth = (alpha+beta)/2, whole
			alpha = max(alpha-width, -infinite)
		case score >= beta && beta < infinite:
			if depth > max(whole-2, 5) && beta-last < 200 {
				depth--
			}
			beta = min(beta+width, infinite)
		default:
			return score
		}
		if width *= 3; width > 1000 {
			width = 2 * infinite
		}
	}
}
