package engine

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
)

var reductions = search.NewReductions(0.7, 2.2)

// A node is what is known about a position before its moves are searched.
type node struct {
	depth, ply  int
	alpha, beta int
	open        bool // the node is in a principal variation: the window is not null
	check       bool
	aims        bitboard.Aims // empty if in check
	improving   bool          // the side to move has a better evaluation than two plies ago
	eval        int
	hash        entry // from the table; its move is 0 if there is none
	found       bool
}

// search is the principal variation search: it searches the first move with the full
// window, and the others only to prove that they are no better. It returns centipawns for
// the side to move. After Over is set, the value is meaningless.
func (s *searcher) search(depth, ply, alpha, beta int, nullTried bool) int {
	s.lengths[ply] = 0
	n := node{depth: depth, ply: ply, alpha: alpha, beta: beta, open: beta-alpha > 1, check: s.pos.InCheck()}
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
		if s.drawn() && !(n.check && s.mated()) {
			return 0
		}
		n.alpha, n.beta = max(alpha, ply-mate.Score), min(beta, mate.Score-ply-1)
		if n.alpha >= n.beta {
			return n.alpha
		}
	}
	excluded := s.excluded[ply]
	if excluded == 0 {
		n.hash, n.found = s.table.load(s.pos.Key())
		if score := mate.FromTable(int(n.hash.score), ply); n.found && ply > 0 && !n.open && int(n.hash.depth) >= n.depth &&
			n.hash.bound.Decides(score, n.alpha, n.beta) {
			return score
		}
	}
	s.weigh(&n)
	if !n.open && !n.check && ply > 0 && excluded == 0 {
		if score, cut := s.prune(&n, nullTried); cut {
			return score
		}
	}
	if n.hash.move == 0 && n.depth >= 4 && excluded == 0 {
		n.depth-- // without a move to try first, it pays to search less deeply and come back
	}
	return s.moves(&n)
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
	ply, excluded := n.ply, s.excluded[n.ply]
	k := &s.pickers[ply]
	if excluded != 0 {
		k = &s.aside[ply]
	}
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
		if m == excluded || ply == 0 && !s.considers(m) || s.unseen(m, ply) {
			continue
		}
		number++
		quiet := !noisy(&s.pos, m)
		if best > -mate.Known && ply > 0 && s.hopeless(n, m, number, quiet, rank, alpha) {
			continue
		}
		more, cut := 0, false
		if m == n.hash.move && excluded == 0 && ply > 0 {
			if more, cut = s.singular(n, m); cut {
				return n.beta
			}
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
	if number == 0 && excluded == 0 {
		return s.evaluate() // every move was overlooked
	}
	if excluded != 0 {
		return max(best, n.alpha)
	}
	if ply == 0 && len(s.Taken) > 0 {
		return best // the score of the remaining moves, not of the position
	}
	s.table.store(s.pos.Key(), bestMove, mate.ToTable(best, ply), n.depth, bound)
	return best
}

// probe searches the position after a move, less deeply at first if it is a late one.
func (s *searcher) probe(n *node, number, alpha, more int, quiet bool, rank int32) int {
	depth, ply := n.depth-1+more, n.ply
	if number == 1 {
		return -s.search(depth, ply+1, -n.beta, -alpha, false)
	}
	less := 0
	if n.depth >= 3 && number > 2 && (quiet || rank < badCapture/2) {
		less = reductions.At(n.depth, number)
		if n.open {
			less--
		}
		if !n.improving {
			less++
		}
		forcing := s.pos.InCheck()
		if quiet && rank >= killerMove || n.check || forcing {
			less--
		} else if quiet {
			less -= int(rank / 20000)
		}
		if ply <= 2 && (forcing || !quiet) {
			less = 0
		} else if forcing {
			less /= 2
		}
		less = max(0, min(less, depth-1))
	}
	score := -s.search(depth-less, ply+1, -alpha-1, -alpha, false)
	if score > alpha && less > 0 {
		score = -s.search(depth, ply+1, -alpha-1, -alpha, false)
	}
	if score > alpha && score < n.beta {
		score = -s.search(depth, ply+1, -n.beta, -alpha, false)
	}
	return score
}

func (s *searcher) keep(m bitboard.Move, ply int) {
	s.lines[ply][0] = m
	n := copy(s.lines[ply][1:], s.lines[ply+1][:s.lengths[ply+1]])
	s.lengths[ply] = n + 1
}

func (s *searcher) mated() bool {
	var l bitboard.List
	s.pos.Generate(&l)
	return l.Count == 0
}
