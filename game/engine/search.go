package engine

import (
	"math"
	"slices"

	"passedpawn/game/bitboard"
)

// reductions is how many plies less a late move gets, by depth and number.
var reductions = func() (r [64][64]int) {
	for d := 1; d < 64; d++ {
		for n := 1; n < 64; n++ {
			r[d][n] = int(0.6 + math.Log(float64(d))*math.Log(float64(n))/2.1)
		}
	}
	return r
}()

// search is the principal variation search: the first move with the full
// window, the others to prove they are no better. It returns centipawns for
// the side to move; after stopped is set the value means nothing.
func (s *searcher) search(depth, ply, alpha, beta int, nullTried bool) int {
	s.lengths[ply] = 0
	check := s.pos.InCheck()
	if check && ply < maxPly-2 {
		depth++
	}
	if depth <= 0 || ply >= maxPly {
		return s.quiesce(ply, alpha, beta)
	}
	if !s.enter() {
		return 0
	}
	open := beta-alpha > 1
	if ply > 0 {
		if s.drawn() && !(check && s.mated()) {
			return 0
		}
		alpha, beta = max(alpha, ply-Mate), min(beta, Mate-ply-1)
		if alpha >= beta {
			return alpha
		}
	}
	hash := bitboard.Move(0)
	if e, ok := s.table.load(s.pos.Key()); ok {
		hash = e.move
		if score := fromTable(int(e.score), ply); ply > 0 && !open && int(e.depth) >= depth &&
			(e.bound == exact || e.bound == atLeast && score >= beta || e.bound == atMost && score <= alpha) {
			return score
		}
	}
	if !open && !check && ply > 0 {
		if score, cut := s.prune(depth, ply, beta, nullTried); cut {
			return score
		}
	}
	if hash == 0 && depth >= 5 {
		depth-- // without a move to try first it is cheaper to come back
	}
	return s.moves(depth, ply, alpha, beta, hash, check)
}

// prune tries to show without looking at moves that the node is too good:
// by the static evaluation far above beta, or by passing the turn.
func (s *searcher) prune(depth, ply, beta int, nullTried bool) (int, bool) {
	eval := evaluate(&s.pos)
	if depth <= 6 && beta > -mateZone && beta < mateZone && eval-85*depth >= beta {
		return eval, true
	}
	us := s.pos.Turn()
	pieces := s.pos.Side(us) &^ s.pos.Pieces(bitboard.Pawn, us) &^ s.pos.Pieces(bitboard.King, us)
	if nullTried || depth < 3 || eval < beta || pieces == 0 {
		return 0, false
	}
	undo := s.pos.MakeNull()
	s.keys = append(s.keys, s.pos.Key())
	score := -s.search(depth-3-depth/4, ply+1, -beta, 1-beta, true)
	s.keys = s.keys[:len(s.keys)-1]
	s.pos.UnmakeNull(undo)
	if s.stopped || score < beta {
		return 0, false
	}
	return min(score, mateZone), true
}

// moves searches the moves of a node.
func (s *searcher) moves(depth, ply, alpha, beta int, hash bitboard.Move, check bool) int {
	k := &s.pickers[ply]
	k.list.Count = 0
	s.pos.Generate(&k.list)
	if k.list.Count == 0 {
		if check {
			return ply - Mate
		}
		return 0
	}
	s.score(k, hash, ply)
	var quiets [64]bitboard.Move
	tried, number := 0, 0
	best, bestMove, bound := -infinite, bitboard.Move(0), atMost
	open := beta-alpha > 1
	for m, rank, ok := k.pick(); ok; m, rank, ok = k.pick() {
		quiet := rank < goodCapture && rank > badCapture/2
		if ply == 0 && s.only != nil && !slices.Contains(s.only, m) {
			continue
		}
		number++
		if best > -mateZone && !open && !check && s.hopeless(m, depth, number, quiet, rank, alpha) {
			continue
		}
		undo := s.make(m)
		score := s.probe(depth, ply, number, alpha, beta, quiet, check, rank)
		s.unmake(m, undo)
		if s.stopped {
			return 0
		}
		if score > best {
			best = score
		}
		if score > alpha {
			alpha, bestMove, bound = score, m, exact
			s.keep(m, ply)
		}
		if alpha >= beta {
			bound = atLeast
			if quiet {
				s.reward(m, quiets[:tried], depth, ply)
			}
			break
		}
		if quiet && tried < len(quiets) {
			quiets[tried] = m
			tried++
		}
	}
	s.table.store(s.pos.Key(), bestMove, toTable(best, ply), depth, bound)
	return best
}

// hopeless reports late quiet moves and losing captures near the leaves.
func (s *searcher) hopeless(m bitboard.Move, depth, number int, quiet bool, rank int32, alpha int) bool {
	if depth > 4 {
		return false
	}
	if quiet {
		return rank < killerMove && number > 4+3*depth*depth && m.Promotion() == bitboard.NoKind
	}
	return depth <= 3 && rank < badCapture/2 && alpha > -mateZone
}

// probe searches the position after a move, late ones shallower at first.
func (s *searcher) probe(depth, ply, number, alpha, beta int, quiet, check bool, rank int32) int {
	if number == 1 {
		return -s.search(depth-1, ply+1, -beta, -alpha, false)
	}
	less := 0
	if depth >= 3 && number > 3 && quiet && !check {
		less = reductions[min(depth, 63)][min(number, 63)]
		if rank >= killerMove || s.pos.InCheck() {
			less--
		}
		less = max(0, min(less-int(rank/8192), depth-2))
	}
	score := -s.search(depth-1-less, ply+1, -alpha-1, -alpha, false)
	if score > alpha && less > 0 {
		score = -s.search(depth-1, ply+1, -alpha-1, -alpha, false)
	}
	if score > alpha && score < beta {
		score = -s.search(depth-1, ply+1, -beta, -alpha, false)
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

// quiesce follows captures until the position is quiet enough to judge.
func (s *searcher) quiesce(ply, alpha, beta int) int {
	s.lengths[ply] = 0
	if !s.enter() {
		return 0
	}
	check := s.pos.InCheck()
	if ply >= maxPly {
		return evaluate(&s.pos)
	}
	best := ply - Mate
	if !check {
		best = evaluate(&s.pos)
		if best >= beta {
			return best
		}
		alpha = max(alpha, best)
	}
	k := &s.pickers[ply]
	k.list.Count = 0
	s.pos.Captures(&k.list)
	s.score(k, 0, ply)
	for m, rank, ok := k.pick(); ok; m, rank, ok = k.pick() {
		if !check && rank < badCapture/2 {
			break
		}
		undo := s.make(m)
		score := -s.quiesce(ply+1, -beta, -alpha)
		s.unmake(m, undo)
		if s.stopped {
			return 0
		}
		best = max(best, score)
		if score > alpha {
			alpha = score
			s.keep(m, ply)
		}
		if alpha >= beta {
			break
		}
	}
	return best
}
