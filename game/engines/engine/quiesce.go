package engine

import (
	"passedpawn/game/chess/bitboard"
	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
)

// quiesce searches captures until the position is quiet enough to evaluate. In check it
// searches every move. If checking is set, it also searches checks that lose nothing. The
// levels that play like people were measured without these checks, and do not search
// them.
func (s *searcher) quiesce(ply, alpha, beta int, checking bool) int {
	s.lengths[ply] = 0
	if s.Spent(s.top) {
		return 0
	}
	if ply >= maxPly {
		return s.evaluate()
	}
	e, found := s.table.load(s.pos.Key())
	if score := mate.FromTable(int(e.score), ply); found && beta-alpha == 1 && e.bound.Decides(score, alpha, beta) {
		return score
	}
	check := s.pos.InCheck()
	best, stand := ply-mate.Score, -infinite
	bound, bestMove := search.AtMost, bitboard.Move(0)
	if !check {
		stand = s.evaluate()
		best = stand
		if best >= beta {
			return best
		}
		if best >= alpha {
			alpha, bound = best, search.Exact
		}
	}
	k := &s.pickers[ply]
	k.list.Count = 0
	s.pos.Captures(&k.list)
	if checking && !check {
		s.addChecks(&k.list)
	}
	s.score(k, e.move, ply)
	for m, rank, ok := s.pick(k); ok; m, rank, ok = s.pick(k) {
		if !check {
			if rank < badCapture/2 {
				break
			}
			if most := stand + gain(&s.pos, m); most <= alpha {
				best = max(best, most)
				continue
			}
		}
		undo := s.make(m)
		score := -s.quiesce(ply+1, -beta, -alpha, false)
		s.unmake(m, undo)
		if s.Over {
			return 0
		}
		best = max(best, score)
		if score > alpha {
			alpha, bestMove, bound = score, m, search.Exact
			s.keep(m, ply)
		}
		if alpha >= beta {
			bound = search.AtLeast
			break
		}
	}
	if !found {
		s.table.store(s.pos.Key(), bestMove, mate.ToTable(best, ply), 0, bound)
	}
	return best
}

// gain returns what a capture can gain at most: the captured piece and a large margin. Of
// another move nothing is known.
func gain(p *bitboard.Position, m bitboard.Move) int {
	if kind := p.On(m.To()); kind != bitboard.NoKind && m.Promotion() == bitboard.NoKind {
		return exchangeValue[kind] + 180
	}
	return 2 * infinite
}

// addChecks adds the quiet moves that check without losing the piece, except for a level that
// plays like people.
func (s *searcher) addChecks(l *bitboard.List) {
	if s.human != nil {
		return
	}
	good, aims := l.Count, s.pos.Aims()
	s.pos.Checks(l, &aims)
	for _, m := range l.All()[good:] {
		if exchange(&s.pos, m) >= 0 {
			l.Moves[good] = m
			good++
		}
	}
	l.Count = good
}
