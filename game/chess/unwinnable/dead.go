package unwinnable

import "passedpawn/game/chess/bitboard"

// deadBound is the number of positions that Dead examines for each side. It is small,
// because Dead runs after every move while a person waits.
const deadBound = 20_000

// Dead reports whether no series of legal moves can end in mate for either side (5.2.2).
// A position that it cannot decide within a few milliseconds is not called dead.
func Dead(p *bitboard.Position) bool {
	var s Solver
	for _, winner := range []bitboard.Side{p.Turn() ^ 1, p.Turn()} {
		if s.Decide(p, winner, deadBound) != Impossible {
			return false
		}
	}
	return true
}

// CanMate reports whether a side can ever mate by any series of legal moves (6.9), and
// whether that is certain. It takes a fraction of a millisecond, or up to a second if it
// is to be thorough. A side that might mate can.
func CanMate(p *bitboard.Position, side bitboard.Side, thorough bool) (can, certain bool) {
	bound := Instantly
	if thorough {
		bound = Thoroughly
	}
	v := Decide(p, side, bound)
	return v != Impossible, v != Undecided
}
