package engine

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
)

// A node is what is known about a position before its moves are searched.
type node struct {
	depth, ply  int
	alpha, beta int
	open        bool // the node is in a principal variation: the window is not null
	cut         bool // a move is expected to refute the opponent's
	check       bool
	aims        bitboard.Aims // empty if in check
	improving   bool          // the side to move has a better evaluation than two plies ago
	eval        int
	hash        entry // from the table; its move is 0 if there is none
	found       bool
	excluded    bitboard.Move // is not searched, see singular
}

// scouts reports whether it only matters whether the node is better than its bounds, so that
// it may be cut without searching its moves.
func (n *node) scouts() bool { return !n.open && !n.check && n.ply > 0 && n.excluded == 0 }

// search is the principal variation search: it searches the first move with the full
// window, and the others only to prove that they are no better. It returns centipawns for
// the side to move. After Over is set, the value is meaningless.
func (s *searcher) search(depth, ply, alpha, beta int, nullTried bool) int {
	s.lengths[ply] = 0
	n := node{
		depth: depth, ply: ply, alpha: alpha, beta: beta, open: beta-alpha > 1, cut: s.prospects[ply].cut,
		check: s.pos.InCheck(), excluded: s.excluded[ply],
	}
	if n.check && ply < maxPly-2 {
		n.depth++
	}
	if n.depth <= 0 || ply >= maxPly {
		return s.quiesce(ply, alpha, beta, true)
	}
	if s.Spent(s.top) {
		return 0
	}
	if ply > 0 {
		if s.drawn() {
			return 0
		}
		n.alpha, n.beta = max(alpha, ply-mate.Score), min(beta, mate.Score-ply-1)
		if n.alpha >= n.beta {
			return n.alpha
		}
	}
	if score, cut := s.lookUp(&n); cut {
		return score
	}
	s.weigh(&n)
	if n.scouts() {
		if score, cut := s.prune(&n, nullTried); cut {
			return score
		}
	}
	if n.hash.move == 0 && n.depth >= 4 && n.excluded == 0 {
		n.depth-- // without a move to try first, it pays to search less deeply and come back
	}
	return s.moves(&n)
}

// lookUp loads what the table knows of a node, and reports whether its score is enough.
func (s *searcher) lookUp(n *node) (score int, enough bool) {
	if n.excluded != 0 { // the table knows of the excluded move
		return 0, false
	}
	n.hash, n.found = s.table.load(s.pos.Key())
	score = mate.FromTable(int(n.hash.score), n.ply)
	return score, n.found && n.ply > 0 && !n.open && int(n.hash.depth) >= n.depth && n.hash.bound.Decides(score, n.alpha, n.beta)
}

// weigh evaluates the position, more accurately if the table knows more.
func (s *searcher) weigh(n *node) {
	if n.check {
		s.evals[n.ply] = -infinite
		return
	}
	n.eval = s.evaluate()
	s.evals[n.ply] = n.eval
	n.improving = n.ply < 2 || n.eval > s.evals[n.ply-2]
	if n.found {
		if score := mate.FromTable(int(n.hash.score), n.ply); n.hash.bound.Decides(score, n.eval, n.eval) && !mate.Is(score) {
			n.eval = score
		}
	}
}

// moves searches the moves of a node.
func (s *searcher) moves(n *node) int {
	ply, k := n.ply, s.picker(n)
	k.list.Count = 0
	s.pos.Generate(&k.list)
	if k.list.Count == 0 {
		if n.check {
			return ply - mate.Score
		}
		return 0
	}
	if !n.check {
		n.aims = s.pos.Aims()
	}
	s.score(k, n.hash.move, ply)
	var quiets [64]bitboard.Move
	tried, number := 0, 0
	best, bestMove, bound := -infinite, bitboard.Move(0), search.AtMost
	alpha := n.alpha
	for m, rank, ok := s.pick(k); ok; m, rank, ok = s.pick(k) {
		if s.omits(n, m) {
			continue
		}
		number++
		quiet := !noisy(&s.pos, m)
		if best > -mate.Known && s.hopeless(n, m, number, quiet, rank, alpha) {
			continue
		}
		more, cut := s.singular(n, m)
		if cut {
			return n.beta
		}
		s.played[ply] = s.label(m)
		undo := s.make(m)
		score := s.probe(n, number, alpha, more, quiet, rank)
		s.unmake(m, undo)
		if s.Over {
			return 0
		}
		best = max(best, score)
		if score > alpha {
			alpha, bestMove, bound = score, m, search.Exact
			s.keep(m, ply)
		}
		if alpha >= n.beta {
			bound = search.AtLeast
			if quiet {
				s.reward(m, quiets[:tried], n.depth, ply)
			}
			break
		}
		if quiet && tried < len(quiets) {
			quiets[tried] = m
			tried++
		}
	}
	switch {
	case n.excluded != 0:
		return max(best, n.alpha)
	case number == 0:
		return s.evaluate() // every move was overlooked
	}
	if ply > 0 || len(s.Taken) == 0 { // else it is the score of the remaining moves
		s.table.store(s.pos.Key(), bestMove, mate.ToTable(best, ply), n.depth, bound)
	}
	return best
}

// picker returns the picker for the moves of a node. While a move is excluded, the usual one
// is in use.
func (s *searcher) picker(n *node) *picker {
	if n.excluded != 0 {
		return &s.sparePickers[n.ply]
	}
	return &s.pickers[n.ply]
}

// omits reports whether a move is not to be searched at a node: it is excluded, or a move
// that the level overlooks.
func (s *searcher) omits(n *node, m bitboard.Move) bool {
	return m == n.excluded || n.ply == 0 && !s.considers(m) || s.unseen(m, n.ply)
}

func (s *searcher) keep(m bitboard.Move, ply int) {
	s.lines[ply][0] = m
	n := copy(s.lines[ply][1:], s.lines[ply+1][:s.lengths[ply+1]])
	s.lengths[ply] = n + 1
}
