package review

import "passedpawn/game/rules"

// A Phase is a part of a game of chess.
type Phase uint8

// The phases. A game does not return to an earlier one.
const (
	NoPhase Phase = iota // games other than orthodox chess
	Opening
	Middlegame
	Endgame
)

// Limits of the phases. The middlegame begins when each side has at most one of its
// bishops and knights left on the square it started from, or when few pieces other than
// kings and pawns are left on both sides; the endgame when still fewer are left. The counts
// of pieces are those of lichess (Divider.scala), which tells the end of the opening in
// another way.
const (
	middlePieces = 10
	endPieces    = 6
	undeveloped  = 1
)

// homes are the kinds that start on the files of a back rank, of bishops and knights only.
var homes = map[int]rules.Kind{1: rules.Knight, 2: rules.Bishop, 5: rules.Bishop, 6: rules.Knight}

// Phases are the phases of the positions of a game.
func Phases(r rules.Rules, line []rules.Position) []Phase {
	phases := make([]Phase, len(line))
	if !rules.Orthodox(r.ID()) {
		return phases
	}
	now := Opening
	for i, p := range line {
		now = max(now, phase(p))
		phases[i] = now
	}
	return phases
}

// phase is the phase that a position belongs to by itself.
func phase(p rules.Position) Phase {
	home := [2]int{}
	for file := range 8 {
		for rank := range 8 {
			if at, there := p.At(rules.Sq(file, rank)); there && at.Kind == homes[file] && rank == 7*int(at.Side) {
				home[at.Side]++
			}
		}
	}
	pieces := Pieces(p, 8, 8)
	switch {
	case pieces <= endPieces:
		return Endgame
	case pieces <= middlePieces || max(home[rules.White], home[rules.Black]) <= undeveloped:
		return Middlegame
	}
	return Opening
}

// Pieces counts the pieces other than kings and pawns on the board of p. files and ranks are
// its size.
func Pieces(p rules.Position, files, ranks int) (n int) {
	for piece, count := range rules.PieceCounts(p, files, ranks) {
		if piece.Kind != rules.King && piece.Kind != rules.Pawn {
			n += count
		}
	}
	return n
}
