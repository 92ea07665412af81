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

// Limits of the phases, in pieces other than kings and pawns on both sides, and in pieces
// of one side on its back rank. The middlegame begins when pieces have been exchanged or a
// back rank has been left, the endgame when few pieces are left. lichess has the same
// limits (Divider.scala), and begins a middlegame also where pieces are close together.
const (
	middlePieces = 10
	endPieces    = 6
	developed    = 4
)

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
	pieces, home := 0, [2]int{}
	for file := range 8 {
		for rank := range 8 {
			at, there := p.At(rules.Sq(file, rank))
			if !there {
				continue
			}
			if at.Kind != rules.King && at.Kind != rules.Pawn {
				pieces++
			}
			if at.Side == rules.White && rank == 0 || at.Side == rules.Black && rank == 7 {
				home[at.Side]++
			}
		}
	}
	switch {
	case pieces <= endPieces:
		return Endgame
	case pieces <= middlePieces || min(home[rules.White], home[rules.Black]) < developed:
		return Middlegame
	}
	return Opening
}
