package unwinnable

import "passedpawn/game/chess/bitboard"

// barren reports whether none of the positions that can be reached is a mate by one of
// some sides. It visits them all, each once, depth first. If it has to try more than
// bound moves, it gives up.
func (s *Solver) barren(p *bitboard.Position, open [2]bool, bound int) bool {
	at := *p
	s.set(p, bound)
	return s.visit(&at, open)
}

// set begins a walk through the positions that can be reached from one.
func (s *Solver) set(p *bitboard.Position, bound int) {
	s.known.clear()
	s.known.add(p.Key())
	s.untried, s.looked, s.bound = s.untried[:0], 0, bound
}

// branch adds the moves in a position to the untried ones, and returns where they begin
// and end, and whether the bound allows that many.
func (s *Solver) branch(p *bitboard.Position) (first, end int, ok bool) {
	first = len(s.untried)
	s.moves.Count = 0
	p.Generate(&s.moves)
	s.untried = append(s.untried, s.moves.All()...)
	s.looked += s.moves.Count
	return first, len(s.untried), s.looked <= s.bound
}

// visit visits the positions that can be reached from one. When it returns false, it
// leaves the position changed.
func (s *Solver) visit(p *bitboard.Position, open [2]bool) bool {
	first, end, ok := s.branch(p)
	if !ok || first == end && p.InCheck() && open[p.Turn()^1] {
		return false
	}
	for _, m := range s.untried[first:end] {
		taken := p.Captured(m) != bitboard.NoKind
		undo := p.Make(m)
		if s.known.add(p.Key()) && !(taken && s.hopeless(p, open)) && !s.visit(p, open) {
			return false
		}
		p.Unmake(m, undo)
	}
	s.untried = s.untried[:first]
	return true
}

// hopeless reports whether what the men can ever do rules out a mate by some sides.
func (s *Solver) hopeless(p *bitboard.Position, open [2]bool) bool {
	for side := white; side <= black; side++ {
		if open[side] && !s.reach.never(p, side) {
			return false
		}
	}
	return true
}
