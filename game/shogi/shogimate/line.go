package shogimate

import (
	"passedpawn/game/dfpn"
	"passedpawn/game/shogi/shogiboard"
)

// Line returns the moves of a mate that Solve has just found with a number of plies: the
// attacker mates as soon as it can, and the defender resists for as long as it can. It
// is shorter if the search was stopped.
func (s *Solver) Line(b *shogiboard.Position, length int) (line []shogiboard.Move) {
	s.board = *b
	for length > 0 {
		m, ok := s.attack(length)
		if !ok {
			break
		}
		line = append(line, m)
		s.board.Make(m)
		m, left := s.defend(length - 1)
		if m == 0 {
			break
		}
		line = append(line, m)
		s.board.Make(m)
		length = left
	}
	return line
}

// attack returns a check that mates in a number of plies.
func (s *Solver) attack(length int) (shogiboard.Move, bool) {
	var f frame
	s.board.Generate(&f.list)
	s.onlyChecks(&f)
	for _, m := range f.list.All() {
		undo := s.board.Make(m)
		_, mates := s.defended(length - 1)
		s.board.Unmake(m, undo)
		if mates {
			return m, true
		}
	}
	return 0, false
}

// defended reports whether every answer is mated in a number of plies, and returns how
// many there are.
func (s *Solver) defended(left int) (answers int, mated bool) {
	var list shogiboard.List
	s.board.Generate(&list)
	if list.Count == 0 || left == 0 {
		return list.Count, list.Count == 0
	}
	for _, m := range list.All() {
		undo := s.board.Make(m)
		mates := s.mates(left - 1)
		s.board.Unmake(m, undo)
		if !mates {
			return list.Count, false
		}
	}
	return list.Count, true
}

// defend returns the answer that resists longest, and how many plies the mate then takes,
// at most left-1. It returns 0 if there is no answer.
func (s *Solver) defend(left int) (best shogiboard.Move, length int) {
	var list shogiboard.List
	s.board.Generate(&list)
	for _, m := range list.All() {
		undo := s.board.Make(m)
		n := 1
		for n < left-1 && !s.mates(n) {
			n += 2
		}
		s.board.Unmake(m, undo)
		if n > length {
			best, length = m, n
		}
	}
	return best, length
}

// mates reports whether the side to move mates in a number of plies.
func (s *Solver) mates(left int) bool {
	if numbers, known := s.look(left); known && (numbers.Phi == 0 || numbers.Delta == 0) {
		return numbers.Phi == 0
	}
	return s.search(0, left, dfpn.Unlimited()).Phi == 0
}
