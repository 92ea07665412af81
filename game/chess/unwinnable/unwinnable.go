// Package unwinnable answers whether a side can ever mate, by any series of legal moves
// of both sides. The Laws ask this when a flag falls (6.9), when a player resigns (5.1.2)
// and, for both sides, about a dead position (5.2.2). The package never guesses. What it
// cannot decide within the bound is undecided.
//
// The idea is Miguel Ambrona's ("A Practical Algorithm for Chess Unwinnability", FUN
// 2022). The first part is what each man can ever do at all, which takes microseconds and
// finds most walls. The second is a search for a mate in which both sides cooperate. For a
// dead position, the last part is a visit to all positions that can be reached, if they
// are few.
// Counters and repetitions are ignored: a draw by them would need a claim, or many more
// moves.
package unwinnable

import "passedpawn/game/chess/bitboard"

// A Verdict is whether a side can ever mate.
type Verdict uint8

// The verdicts.
const (
	Undecided  Verdict = iota // not decided within the bound
	Possible                  // a line of legal moves ends in mate
	Impossible                // no line does
)

// Bounds on the number of positions examined. Instantly is for an answer that the UI
// thread waits for; the others are for the background. Most questions take a fraction of a
// millisecond with any bound. In 2,165 positions, those of the tests with two more pieces
// at random, the processor time was, for 99 of 100 and at most: Instantly 3 and 80 ms,
// Briefly 10 and 150 ms, Thoroughly (1,096 of them) 0.15 and 0.6 s. Other positions that use
// up the bound of Thoroughly have taken 4.5 s.
const (
	Instantly  = 2_000
	Briefly    = 100_000
	Thoroughly = 4_000_000
)

// A Solver decides one question after another. It reuses its memory, and is used by one
// goroutine at a time. The zero value is ready to use.
type Solver struct {
	winner bitboard.Side
	reach  reach
	bound  int // on looked
	looked int
	prunes bool

	front, next []bitboard.Position // the positions of a ply, and of the next one
	base        int32               // the index in trail where the steps of the front begin
	trail       []step
	best        []candidate // a heap with the worst on top
	width       int
	left        bool // a candidate was dropped
	known       keys
	moves       bitboard.List

	untried []bitboard.Move // the moves on the way of a walk
}

// Decide decides whether the winner can ever mate from a position. It examines at most
// bound positions.
func (s *Solver) Decide(p *bitboard.Position, winner bitboard.Side, bound int) Verdict {
	v := s.soon(p, winner, bound)
	left := bound - s.looked
	switch {
	case v != Undecided || left <= 0:
		return v
	case s.tame(p):
		return Impossible
	}
	return s.help(p, wide[:], left)
}

// soon decides what takes little time to decide: whether what the men can ever do rules
// out a mate, and whether one is found in the narrow stages of the search.
func (s *Solver) soon(p *bitboard.Position, winner bitboard.Side, bound int) Verdict {
	s.winner, s.trail = winner, s.trail[:0]
	s.moves.Count = 0
	p.Generate(&s.moves)
	switch {
	case s.moves.Count == 0 && p.InCheck() && p.Turn() != winner:
		return Possible
	case s.moves.Count == 0, s.reach.forced(p, winner):
		return Impossible
	}
	return s.help(p, narrow[:], bound)
}

// Line returns the moves that end in mate, after Decide returned Possible. It is empty if
// the position is already mate.
func (s *Solver) Line() []bitboard.Move {
	if len(s.trail) == 0 {
		return nil
	}
	return s.line()
}

// Cage returns the squares on which the loser's king can ever be, if what the men can
// ever do is enough to rule out a mate. Otherwise it returns no squares.
func Cage(p *bitboard.Position, winner bitboard.Side) bitboard.Bitboard {
	var r reach
	if !r.shows(p, winner) {
		return 0
	}
	return r.king(winner ^ 1).to
}

// Wall returns the squares of the men that can never move and never be captured, if what
// the men can ever do is enough to rule out a mate. Otherwise it returns no squares.
func Wall(p *bitboard.Position, winner bitboard.Side) (wall bitboard.Bitboard) {
	var r reach
	if !r.shows(p, winner) {
		return 0
	}
	for i := range r.men[:r.count] {
		if m := &r.men[i]; m.kind != bitboard.King && !m.moves() && !r.clear[m.side].Has(m.home) {
			wall |= m.home.Bit()
		}
	}
	return wall
}

// shows reports whether what the men can ever do is enough to rule out a mate.
func (r *reach) shows(p *bitboard.Position, winner bitboard.Side) bool {
	if _, passing := p.Passant(); passing {
		return false
	}
	r.explore(p)
	return r.walled(winner)
}

// Decide is like Solver.Decide with a new Solver.
func Decide(p *bitboard.Position, winner bitboard.Side, bound int) Verdict {
	return new(Solver).Decide(p, winner, bound)
}
