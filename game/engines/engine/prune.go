package engine

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
)

// prune tries to show, without searching the moves, that the node is too good, because
// its evaluation is far above beta or it can even pass the turn, or that it is too bad.
func (s *searcher) prune(n *node, nullTried bool) (int, bool) {
	if mate.Is(n.beta) {
		return 0, false
	}
	margin := 75 * n.depth
	if n.improving {
		margin -= 60
	}
	if n.depth <= 8 && n.eval-margin >= n.beta {
		return n.eval, true
	}
	if n.depth <= 2 && n.eval+280*n.depth <= n.alpha {
		if score := s.quiesce(n.ply, n.alpha, n.alpha+1, true); score <= n.alpha {
			return score, true
		}
	}
	us := s.pos.Turn()
	pieces := s.pos.Side(us) &^ s.pos.Pieces(bitboard.Pawn, us) &^ s.pos.Pieces(bitboard.King, us)
	if nullTried || n.depth < 3 || n.eval < n.beta || pieces == 0 {
		return 0, false
	}
	less := 4 + n.depth/4 + min((n.eval-n.beta)/200, 3)
	undo := s.pos.MakeNull()
	s.keys = append(s.keys, s.pos.Key())
	s.played[n.ply] = 0
	s.prospects[n.ply+1] = prospect{!n.cut, s.prospects[n.ply].doubles}
	score := -s.search(n.depth-less, n.ply+1, -n.beta, 1-n.beta, true)
	s.keys = s.keys[:len(s.keys)-1]
	s.pos.UnmakeNull(undo)
	if s.Over || score < n.beta {
		return 0, false
	}
	return min(score, mate.Known-1), true
}

// hopeless reports whether a move near the leaves is not worth searching: a late quiet
// move, a quiet move far below alpha, or a move that loses material outright.
func (s *searcher) hopeless(n *node, m bitboard.Move, number int, quiet bool, rank int32, alpha int) bool {
	if n.ply == 0 || n.check || n.depth > 8 || alpha <= -mate.Known || n.aims[s.pos.On(m.From())].Has(m.To()) {
		return false
	}
	switch {
	case !quiet:
		return !n.open && rank < badCapture/2 && n.wastes(&s.pos, m)
	case m.Promotion() != bitboard.NoKind || rank >= killerMove:
		return false
	case !n.open && n.isLate(number), !n.open && n.eval+110+85*n.depth <= alpha:
		return true
	}
	return n.depth <= 6 && exchange(&s.pos, m) < -45*n.depth
}

// wastes reports whether a capture near the leaves loses too much.
func (n *node) wastes(p *bitboard.Position, m bitboard.Move) bool {
	return n.depth <= 5 && exchange(p, m) < -80*n.depth
}

// isLate reports whether a quiet move comes so late that it is not searched.
func (n *node) isLate(number int) bool {
	late := 3 + n.depth*n.depth
	if !n.improving {
		late /= 2
	}
	return n.depth <= 6 && number > late
}

// singular checks whether a move is the table's, and the only good one. If so, it is searched
// a ply deeper, or two if it is so by far. If other moves are good as well, the node is cut, or
// the move is searched less deeply where a cut is likely.
func (s *searcher) singular(n *node, m bitboard.Move) (more int, cut bool) {
	if m != n.hash.move || n.excluded != 0 || n.ply == 0 || n.depth < 7 || n.hash.bound == search.AtMost || int(n.hash.depth) < n.depth-3 {
		return 0, false
	}
	score := mate.FromTable(int(n.hash.score), n.ply)
	if mate.Is(score) {
		return 0, false
	}
	bar := score - 2*n.depth
	s.excluded[n.ply] = m
	rest := s.search((n.depth-1)/2, n.ply, bar-1, bar, true)
	s.excluded[n.ply] = 0
	switch {
	case s.Over:
		return 0, false
	case rest < bar-16 && !n.open && s.prospects[n.ply].doubles < mostDoubles:
		return 2, false
	case rest < bar:
		return 1, false
	}
	return n.amongOthers(score), !n.open && bar >= n.beta
}

// amongOthers returns how many plies deeper the table's move is searched if other moves are about as
// good: fewer where a cut is likely.
func (n *node) amongOthers(score int) int {
	switch {
	case score >= n.beta:
		return -2
	case n.cut:
		return -1
	}
	return 0
}
