package unwinnable

import "passedpawn/game/chess/bitboard"

// deadBound is the number of moves that Dead tries after the narrow stages of the search.
// It is small, because Dead runs after every move while a person waits.
const deadBound = 75_000

// Dead reports whether no series of legal moves can end in mate for either side (5.2.2).
// A position that it cannot decide within its bounds is not called dead. In 2,165 positions,
// those of the tests with two more pieces at random, 99 of 100 took less than 8 ms of processor
// time, and the slowest took 450 ms.
//
// Most positions are decided by what the men can ever do, or by a mate that is found soon.
// In the others a longer search for a mate seldom helps, and a bounded blockade has few
// positions that can be reached. So Dead visits them all instead.
func Dead(p *bitboard.Position) bool {
	var s Solver
	var open [2]bool
	for _, winner := range [...]bitboard.Side{p.Turn() ^ 1, p.Turn()} {
		switch s.soon(p, winner, deadBound) {
		case Possible:
			return false
		case Undecided:
			open[winner] = true
		}
	}
	return open == [2]bool{} || s.tame(p) || s.barren(p, open, deadBound)
}

// CanMate reports whether a side can ever mate by any series of legal moves (6.9), and
// whether that is certain. It takes as long as Decide with Instantly, or with Thoroughly if it
// is to be thorough. A side that might mate can.
func CanMate(p *bitboard.Position, side bitboard.Side, thorough bool) (can, certain bool) {
	bound := Instantly
	if thorough {
		bound = Thoroughly
	}
	v := Decide(p, side, bound)
	return v != Impossible, v != Undecided
}
