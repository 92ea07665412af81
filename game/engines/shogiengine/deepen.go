package shogiengine

import (
	"time"

	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogi/shogiboard"
)

// Line implements search.Root.
func (s *searcher) Line(depth, rank int) bool {
	if rank == 1 {
		s.rooted, s.mated = depth, true
	}
	s.Farthest = 0
	score := s.aspire(depth, s.FirstScore, rank == 1)
	if s.Over {
		return false
	}
	s.Tell(depth, rank, score, s.expected)
	s.Taken = append(s.Taken, s.stack[0].line[0])
	s.mated = s.mated && mate.Is(score)
	return true
}

// Settled implements search.Root. A search that has just changed its mind goes on for
// longer.
func (s *searcher) Settled(int) bool {
	until := s.enough
	if s.Steady == 0 {
		until += s.enough / 2
	}
	return s.mated || s.enough > 0 && (s.Single || time.Since(s.Began) >= until)
}

// expected returns the best moves that the search has found for both sides.
func (s *searcher) expected() []rules.Move {
	root := &s.stack[0]
	return s.rulesMoves(root.line[:root.length])
}

// rulesMoves converts the first moves of a line.
func (s *searcher) rulesMoves(line []shogiboard.Move) (moves []rules.Move) {
	b := s.board
	for _, m := range line[:min(len(line), search.LongestLine)] {
		moves = append(moves, shogi.RulesMove(&b, m))
		b.Make(m)
	}
	return moves
}

// aspire searches with a window around the score expected, and with a wider one if the
// score lies outside.
func (s *searcher) aspire(depth, expected int, first bool) int {
	alpha, beta, by := -mate.Score, mate.Score, 50
	if first && depth >= 4 && !mate.Is(expected) {
		alpha, beta = expected-by, expected+by
	}
	for {
		score := s.value(depth, 0, alpha, beta)
		switch {
		case s.Over:
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
