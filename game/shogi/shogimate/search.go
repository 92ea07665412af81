package shogimate

import "passedpawn/game/dfpn"

// search examines the present position until its numbers reach the limits, and returns
// them. At even plies the attacker is to move.
func (s *Solver) search(ply, left int, limits dfpn.Numbers) dfpn.Numbers {
	f := &s.frames[ply]
	s.nodes++
	s.expand(f, ply, left)
	for {
		own, best, next := dfpn.Combine(f.after[:f.list.Count], limits)
		if own.Reach(limits) || s.spent() {
			s.keep(left, own)
			return own
		}
		m := f.list.Moves[best]
		undo := s.board.Make(m)
		f.after[best] = s.search(ply+1, left-1, next)
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
		numbers, known := s.look(left - 1)
		switch {
		case known:
		case !attacks:
			numbers = dfpn.Numbers{Phi: 1, Delta: 1}
		default:
			answers.Count = 0
			s.board.Generate(answers)
			switch {
			case answers.Count == 0:
				numbers = dfpn.Lost() // mate
			case left <= 1:
				s.cut = true
				numbers = dfpn.Won()
			default:
				numbers = dfpn.Numbers{Phi: 1, Delta: uint32(answers.Count)}
			}
		}
		s.board.Unmake(m, undo)
		f.after[i] = numbers
		if attacks && numbers.Delta == 0 {
			f.list.Moves[0], f.after[0] = m, numbers
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
