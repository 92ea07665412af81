// Package shogimate proves mates in shogi in which every move of the attacker gives
// check, as in tsume problems. It searches by proof numbers, depth first, for a mate in at
// most so many plies, and for longer ones until it finds one. So a mate that it finds is the
// shortest, and repetition needs no special care. It knows nothing of mates with quiet moves.
package shogimate

import (
	"passedpawn/game/dfpn"
	"passedpawn/game/shogi/shogiboard"
)

// A Verdict is what is known about mate by checks.
type Verdict int

// The verdicts. Unknown means that the search was stopped or reached its limits.
const (
	Unknown Verdict = iota
	Mate
	NoMate
)

// Longest is the greatest number of plies of a mate that is looked for.
const Longest = 41

// A Solver looks for mates. It serves one search at a time, and makes later ones of the
// same game quicker.
type Solver struct {
	table  []entry
	frames [Longest + 2]frame
	board  shogiboard.Position
	nodes  int
	limit  int
	stop   func() bool
	cut    bool // a line was given up because it was too long
}

// An entry is what is known about a position with a number of plies to go.
type entry struct {
	key     uint64
	numbers dfpn.Numbers
}

// A frame is a node on the way: its moves, and the numbers of the positions to which they
// lead.
type frame struct {
	list  shogiboard.List
	after [shogiboard.Most]dfpn.Numbers
}

// New returns a solver that remembers about a number of positions.
func New(positions int) *Solver {
	n := 1 << 10
	for n < positions && n < 1<<22 {
		n *= 2
	}
	return &Solver{table: make([]entry, n)}
}

// Solve looks for a mate in a number of plies at most, examining a number of positions at
// most, until stop, which may be nil, returns true. It returns the number of plies of the
// shortest mate, and 0 if it knows none.
func (s *Solver) Solve(b *shogiboard.Position, plies, positions int, stop func() bool) (v Verdict, length int) {
	s.board, s.nodes, s.limit, s.stop = *b, 0, positions, stop
	for length = 1; length <= min(plies, Longest); length += 2 {
		s.cut = false
		switch numbers := s.search(0, length, dfpn.Unlimited()); {
		case numbers.Phi == 0:
			return Mate, length
		case numbers.Delta != 0:
			return Unknown, 0
		case !s.cut:
			return NoMate, 0
		}
	}
	return Unknown, 0
}

// Nodes returns the number of positions that the last search examined.
func (s *Solver) Nodes() int { return s.nodes }

// spent reports whether the search has to end.
func (s *Solver) spent() bool {
	return s.nodes >= s.limit || s.stop != nil && s.nodes&255 == 0 && s.stop()
}

// key returns the key of the present position with a number of plies to go.
func (s *Solver) key(left int) uint64 { return s.board.Key() ^ uint64(left+1)*0x9E3779B97F4A7C15 }

// wasCut marks numbers that may be due to lines given up.
const wasCut = 1 << 31

// look returns the numbers of the present position, if they are known.
func (s *Solver) look(left int) (numbers dfpn.Numbers, known bool) {
	key := s.key(left)
	e := &s.table[key&uint64(len(s.table)-1)]
	if e.key != key {
		return numbers, false
	}
	marked := e.numbers.Delta&wasCut != 0
	numbers = dfpn.Numbers{Phi: e.numbers.Phi, Delta: e.numbers.Delta &^ wasCut}
	if numbers.Phi == 0 || numbers.Delta == 0 {
		s.cut = s.cut || marked
	}
	return numbers, true
}

func (s *Solver) keep(left int, numbers dfpn.Numbers) {
	key := s.key(left)
	if s.cut {
		numbers.Delta |= wasCut
	}
	s.table[key&uint64(len(s.table)-1)] = entry{key, numbers}
}
