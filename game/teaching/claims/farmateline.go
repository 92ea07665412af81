package claims

import "passedpawn/game/chess/bitboard"

// from returns in how many moves the side to move mates if it begins with a move, and a line, 0 if
// no such mate is found. What a mateProver finds is not looked for.
func (s *mateSearch) from(p bitboard.Position, m bitboard.Move) (int, []bitboard.Move) {
	if m == 0 {
		return 0, nil
	}
	next := p
	next.Make(m)
	if s.earlier[next.Key()] > 0 {
		return 0, nil
	}
	for _, t := range farTries(next.InCheck()) {
		s.checks, s.left = t.checks, s.bound
		if p.HalfmoveClock()+2*t.n < 99 && s.defend(&next, t.n-1) {
			return t.n, answer(s.soonest).line(p, m, t.n)
		}
	}
	return 0, nil
}

// begins reports whether a move begins such a mate.
func (s *mateSearch) begins(p bitboard.Position, m bitboard.Move) bool {
	n, _ := s.from(p, m)
	return n > 0
}

// can reports whether the side to move mates in at most n moves, by checks or by any moves.
func (s *mateSearch) can(p bitboard.Position, n int) bool {
	for _, s.checks = range []bool{true, false} {
		if s.left = s.bound; s.attack(&p, n) != 0 {
			return true
		}
	}
	return false
}

// farTries are the searches that come after those of a mateProver.
func farTries(check bool) (all []try) {
	for n := deepestMate + 1; n <= farthestMate && check; n++ {
		all = append(all, try{n, true})
	}
	for n := deepestFull + 1; n <= farthestFull; n++ {
		all = append(all, try{n, false})
	}
	return all
}

// soonest returns the first move of the shortest mate in at most n moves, and how many it takes.
func (s *mateSearch) soonest(p *bitboard.Position, n int) (bitboard.Move, int) {
	for k := 1; k <= n; k++ {
		s.left = s.bound
		if m := s.attack(p, k); m != 0 {
			return m, k
		}
	}
	return 0, 0
}

// proof returns the node of a position in which the defender is to move, and false if no proof is
// found that it is mated in n moves whatever it plays: by checks only, if that is enough.
func (s *mateSearch) proof(p *bitboard.Position, n int) (node Node, ok bool) {
	s.bound = farProof
	for _, s.checks = range []bool{true, false} {
		if s.left = s.bound; !s.defend(p, n) {
			continue
		}
		if node, ok = answer(s.soonest).tree(p, n, s.earlier); ok {
			return node, true
		}
	}
	return node, false
}
