package shogimate

// search examines the present position until one of its numbers reaches its limit, and
// returns the numbers. At even plies the attacker is to move.
func (s *Solver) search(ply, left int, phiMost, deltaMost uint32) (phi, delta uint32) {
	f := &s.frames[ply]
	s.nodes++
	s.expand(f, ply, left)
	for {
		best, second := 0, uint32(infinite)
		phi, delta = infinite, 0
		for i := range f.list.Count {
			delta = min(delta+f.phi[i], infinite)
			switch d := f.delta[i]; {
			case d < phi:
				best, second, phi = i, phi, d
			case d < second:
				second = d
			}
		}
		if phi >= phiMost || delta >= deltaMost || s.spent() {
			s.keep(left, phi, delta)
			return phi, delta
		}
		m := f.list.Moves[best]
		undo := s.board.Make(m)
		f.phi[best], f.delta[best] = s.search(ply+1, left-1, deltaMost-(delta-f.phi[best]), min(phiMost, second+second/4+1))
		s.board.Unmake(m, undo)
	}
}

// expand lists the moves of a node, for the attacker those that give check, with the
// numbers of the positions to which they lead.
func (s *Solver) expand(f *frame, ply, left int) {
	f.list.Count = 0
	s.board.Generate(&f.list)
	attacks := ply%2 == 0
	if attacks {
		s.onlyChecks(f)
	}
	answers := &s.frames[ply+1].list // free until the next ply is searched
	for i, m := range f.list.All() {
		undo := s.board.Make(m)
		phi, delta, known := s.look(left - 1)
		switch {
		case known:
		case !attacks:
			phi, delta = 1, 1
		default:
			answers.Count = 0
			s.board.Generate(answers)
			switch {
			case answers.Count == 0:
				phi, delta = infinite, 0 // mate
			case left <= 1:
				s.cut = true
				phi, delta = 0, infinite
			default:
				phi, delta = 1, uint32(answers.Count)
			}
		}
		s.board.Unmake(m, undo)
		f.phi[i], f.delta[i] = phi, delta
		if attacks && delta == 0 {
			f.list.Moves[0], f.phi[0], f.delta[0] = m, phi, delta
			f.list.Count = 1 // nothing else matters
			return
		}
	}
}

// onlyChecks removes the moves that do not give check.
func (s *Solver) onlyChecks(f *frame) {
	aim, n := s.board.Aim(), 0
	for _, m := range f.list.All() {
		if s.board.Checks(&aim, m) {
			f.list.Moves[n] = m
			n++
		}
	}
	f.list.Count = n
}
