package engine

import (
	"context"
	"slices"
	"sync"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/mate"
)

// deepen searches to depth after depth (iterative deepening), with a window around the
// last score (aspiration), and finds as many lines as the question asks for at every
// depth.
func (s *searcher) deepen(q Question, onInfo func(Info)) Answer {
	moves := s.rootMoves()
	if len(moves) == 0 {
		return Answer{}
	}
	lines := make([]Info, max(1, min(q.Lines, len(moves))))
	lines[0] = Info{Rank: 1, Line: moves[:1]}
	most := maxPly - 1
	if q.Limits.Depth > 0 {
		most = min(most, q.Limits.Depth)
	}
	steady := 0 // the number of iterations with the same first move
	for depth := 1; depth <= most; depth++ {
		before := lines[0].Line[0]
		if !s.iterate(depth, lines, onInfo) {
			break
		}
		if steady++; lines[0].Line[0] != before {
			steady = 0
		}
		if settled(lines[0], q.Limits, steady, len(moves) == 1) {
			break
		}
	}
	return lines[0]
}

// iterate searches each line to a depth and reports whether it finished.
func (s *searcher) iterate(depth int, lines []Info, onInfo func(Info)) bool {
	s.taken = s.taken[:0]
	for i := range lines {
		s.farthest = 0
		score := s.aspire(depth, lines[i].Score)
		if s.stopped {
			// A first move found at this depth is better than no result from it.
			if i == 0 && s.lengths[0] > 0 && s.lines[0][0] != lines[0].Line[0] {
				lines[0].Line = s.line()
			}
			return false
		}
		lines[i] = Info{i + 1, depth, s.farthest, score, s.total(), time.Since(s.began), s.line()}
		s.taken = append(s.taken, lines[i].Line[0])
	}
	slices.SortStableFunc(lines, func(a, b Info) int { return b.Score - a.Score })
	for i := range lines {
		lines[i].Rank = i + 1
		if onInfo != nil {
			onInfo(lines[i])
		}
	}
	return true
}

// settled reports whether a deeper search is not worth the time: a mate cannot be
// shortened, enough time has been used, or there is no choice of moves. The longer the
// first move has been the same, the less time is enough.
func settled(best Info, l Limits, steady int, forced bool) bool {
	if best.Score >= mate.Known && mate.Score-best.Score <= best.Depth || best.Score <= -mate.Known && mate.Score+best.Score <= best.Depth {
		return true
	}
	enough := l.Enough * time.Duration(14-2*min(steady, 4)) / 10
	return l.Enough > 0 && (best.Time >= enough || forced && best.Depth >= 4)
}

// help starts the other threads. They share nothing but the table. They are useful
// because some of them are a ply ahead of the others (lazy SMP). The function that it
// returns stops them and waits for them.
func (s *searcher) help(q Question) (done func()) {
	ctx, stop := context.WithCancel(s.ctx)
	q.Lines, q.Limits = 1, Limits{Nodes: q.Limits.Nodes}
	var helpers sync.WaitGroup
	for i := 1; i < q.Threads; i++ {
		helper := newSearcher(ctx, q)
		helper.first = s
		helpers.Go(func() {
			moves := helper.rootMoves()
			if len(moves) == 0 {
				return
			}
			line := []Info{{Line: moves[:1]}}
			for depth := 1 + i%2; depth < maxPly && helper.iterate(depth, line, nil); depth++ {
				continue
			}
		})
	}
	return func() {
		stop()
		helpers.Wait()
	}
}

// total returns the number of nodes of all threads.
func (s *searcher) total() int { return s.nodes + int(s.others.Load()) }

// rootMoves returns the moves to choose from.
func (s *searcher) rootMoves() []bitboard.Move {
	var l bitboard.List
	s.pos.Generate(&l)
	return slices.DeleteFunc(slices.Clone(l.All()), func(m bitboard.Move) bool { return !s.considers(m) })
}

// considers reports whether a root move is to be searched now.
func (s *searcher) considers(m bitboard.Move) bool {
	return (s.only == nil || slices.Contains(s.only, m)) && !slices.Contains(s.taken, m)
}

func (s *searcher) line() []bitboard.Move { return slices.Clone(s.lines[0][:s.lengths[0]]) }

func (s *searcher) aspire(depth, last int) int {
	alpha, beta, width := -infinite, infinite, 24
	if depth > 4 {
		alpha, beta = last-width, last+width
	}
	for {
		score := s.search(depth, 0, alpha, beta, false)
		switch {
		case s.stopped:
			return score
		case score <= alpha && alpha > -infinite:
			alpha = max(alpha-width, -infinite)
		case score >= beta && beta < infinite:
			beta = min(beta+width, infinite)
		default:
			return score
		}
		if width *= 3; width > 1000 {
			width = 2 * infinite
		}
	}
}
