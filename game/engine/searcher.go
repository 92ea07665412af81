package engine

import (
	"context"
	"slices"
	"time"

	"passedpawn/game/bitboard"
)

const maxPly = 128

// A searcher holds everything one search changes; nothing is shared and no
// node allocates.
type searcher struct {
	pos      bitboard.Position
	keys     []uint64 // of the game and the line searched, for repetition
	table    *Table
	only     []bitboard.Move // at the root
	killers  [maxPly + 2][2]bitboard.Move
	history  [2][4096]int32
	follow   [labels][labels]int16 // how well a move did after another
	played   [maxPly + 2]label     // the moves of the line searched, 0 for a pass
	pickers  [maxPly + 2]picker
	aside    [maxPly + 2]picker // while a move is excluded
	excluded [maxPly + 2]bitboard.Move
	evals    [maxPly + 2]int
	lines    [maxPly + 2][maxPly + 2]bitboard.Move
	lengths  [maxPly + 2]int

	ctx      context.Context
	nodes    int
	maxNodes int
	began    time.Time
	deadline time.Time
	stopped  bool
}

// DefaultHash is the size of a fresh table, in megabytes.
const DefaultHash = 16

func newSearcher(ctx context.Context, q Question) *searcher {
	s := &searcher{
		pos: q.Position, ctx: ctx, table: q.Table, only: q.Only, began: time.Now(),
		keys: make([]uint64, 0, len(q.Earlier)+maxPly+2), maxNodes: q.Limits.Nodes,
	}
	if s.table == nil {
		s.table = NewTable(DefaultHash)
	}
	s.keys = append(append(s.keys, q.Earlier...), s.pos.Key())
	if q.Limits.Time > 0 {
		s.deadline = s.began.Add(q.Limits.Time)
	}
	return s
}

// deepen searches one ply deeper after another (iterative deepening) with a
// window around the last score (aspiration).
func (s *searcher) deepen(limits Limits, onInfo func(Info)) Answer {
	var best Answer
	first := s.rootMoves()
	if len(first) == 0 {
		return best
	}
	best.Line = first[:1]
	most := maxPly - 1
	if limits.Depth > 0 {
		most = min(most, limits.Depth)
	}
	for depth := 1; depth <= most; depth++ {
		score := s.aspire(depth, best.Score)
		if s.stopped {
			// A first move found at this depth is better than none of it.
			if s.lengths[0] > 0 && s.lines[0][0] != best.Line[0] {
				best.Line = s.line()
			}
			break
		}
		best = Answer{depth, score, s.nodes, time.Since(s.began), s.line()}
		if onInfo != nil {
			onInfo(best)
		}
		mated := score > mateZone && Mate-score <= depth || score < -mateZone && Mate+score <= depth
		clocked := limits.Enough > 0 && best.Time >= limits.Enough
		if mated || clocked || len(first) == 1 && depth >= 4 && limits.Enough > 0 {
			break
		}
	}
	best.Nodes, best.Time = s.nodes, time.Since(s.began)
	return best
}

// rootMoves are the moves to choose from.
func (s *searcher) rootMoves() []bitboard.Move {
	var l bitboard.List
	s.pos.Generate(&l)
	if s.only == nil {
		return slices.Clone(l.All())
	}
	return slices.DeleteFunc(slices.Clone(l.All()), func(m bitboard.Move) bool { return !slices.Contains(s.only, m) })
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

// enter counts a node and notices, every thousand, that time is over.
func (s *searcher) enter() bool {
	s.nodes++
	if s.maxNodes > 0 && s.nodes >= s.maxNodes {
		s.stopped = true
	}
	if s.nodes&1023 == 0 && (s.ctx.Err() != nil || !s.deadline.IsZero() && time.Now().After(s.deadline)) {
		s.stopped = true
	}
	return !s.stopped
}

func (s *searcher) make(m bitboard.Move) bitboard.Undo {
	undo := s.pos.Make(m)
	s.keys = append(s.keys, s.pos.Key())
	return undo
}

func (s *searcher) unmake(m bitboard.Move, undo bitboard.Undo) {
	s.keys = s.keys[:len(s.keys)-1]
	s.pos.Unmake(m, undo)
}

// drawn reports fifty moves, a repetition of the line, or material that cannot
// mate. One repetition is enough: what could be repeated once can be again.
func (s *searcher) drawn() bool {
	if s.pos.Halves() >= 100 {
		return true
	}
	key, n := s.pos.Key(), len(s.keys)-1
	for i := n - 4; i >= max(0, n-s.pos.Halves()); i -= 2 {
		if s.keys[i] == key {
			return true
		}
	}
	rest := s.pos.Occupied()
	return rest.Count() <= 3 &&
		rest&^s.pos.Pieces(bitboard.King, 0)&^s.pos.Pieces(bitboard.King, 1)&^minors(&s.pos, 0)&^minors(&s.pos, 1) == 0
}

func minors(p *bitboard.Position, side bitboard.Side) bitboard.Board {
	return p.Pieces(bitboard.Knight, side) | p.Pieces(bitboard.Bishop, side)
}
