// Package unwinnable answers whether a side can ever mate, by any series of legal
// moves of both sides: what the Laws ask when a flag falls (6.9), when a player
// resigns (5.1.2) and, for both sides, of a dead position (5.2.2). It never guesses:
// what it cannot decide within the bound it calls undecided.
//
// The idea is Miguel Ambrona's ("A Practical Algorithm for Chess Unwinnability", FUN
// 2022). First comes what each man can ever do at all, which takes microseconds and
// shows most walls; then a search for a mate in which both sides help. Counters and
// repetitions are left out: a draw by them would need a claim, or many more moves.
package unwinnable

import "passedpawn/game/bitboard"

// A Verdict is whether a side can ever mate.
type Verdict uint8

// The verdicts.
const (
	Undecided  Verdict = iota // not within the bound
	Possible                  // a line of legal moves ends in mate
	Impossible                // no line does
)

// Bounds on the positions looked at: for an answer that somebody waits for, some
// milliseconds at most, and for one that is worked out in the background, less than
// a second.
const (
	Briefly    = 100_000
	Thoroughly = 4_000_000
)

// A Solver decides one question after another. It keeps its memory between them and
// is used by one goroutine at a time. Its zero value is ready.
type Solver struct {
	winner bitboard.Side
	reach  reach
	bound  int // of looked
	looked int
	prunes bool

	front, next []bitboard.Position // of a ply, and of the one after it
	base        int32               // of trail, where the front's steps begin
	trail       []step
	best        []candidate // a heap, the worst on top
	width       int
	left        bool // something was left out
	known       keys
	moves       bitboard.List
}

// Decide answers whether the winner can ever mate from a position. It looks at no
// more positions than the bound says.
func (s *Solver) Decide(p *bitboard.Position, winner bitboard.Side, bound int) Verdict {
	s.winner, s.trail = winner, s.trail[:0]
	s.moves.Count = 0
	p.Generate(&s.moves)
	switch {
	case s.moves.Count == 0 && p.InCheck() && p.Turn() != winner:
		return Possible
	case s.moves.Count == 0, s.reach.forced(p, winner):
		return Impossible
	}
	return s.help(p, bound)
}

// Line is the moves that end in mate, after Decide said that it is possible. It is
// empty where the mate is on the board.
func (s *Solver) Line() []bitboard.Move {
	if len(s.trail) == 0 {
		return nil
	}
	return s.line()
}

// Cage is the squares on which the loser's king could ever stand, where what the men
// can ever do shows by itself that no mate is possible there, and else empty.
func Cage(p *bitboard.Position, winner bitboard.Side) bitboard.Bitboard {
	var r reach
	if !r.shows(p, winner) {
		return 0
	}
	return r.king(winner ^ 1).to
}

// Wall is the men that can never move and never be captured, where that shows by itself
// that no mate is possible, and else empty.
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

// shows reports whether what the men can ever do shows by itself that no mate is
// possible.
func (r *reach) shows(p *bitboard.Position, winner bitboard.Side) bool {
	if _, passing := p.Passant(); passing {
		return false
	}
	r.explore(p)
	return r.walled(winner)
}

// Decide is that of a new Solver.
func Decide(p *bitboard.Position, winner bitboard.Side, bound int) Verdict {
	return new(Solver).Decide(p, winner, bound)
}
