package vision

import (
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/phrase"
	"passedpawn/game/rules"
)

// A Question is answered by the squares that are pressed or, if it is about a colour, by a
// choice.
type Question struct {
	Task phrase.Phrase
	// Before is on the board while the question is open, and After with its answer.
	Before, After rules.Position
	Black         bool          // Black is below
	Blind         bool          // squares have no colours
	Bare          bool          // ranks and files have no names
	Target        *rules.Square // of a way, nil for none
	Attacker      *rules.Square // of the squares of the answer, after the moves; nil for none

	choice  bool           // the answer is a colour
	squares []rules.Square // the answer, in any order, or the square with the colour
	way     bool           // the answer is a knight's way
	from    rules.Square   // of the way
}

// same reports whether another question asks for the same on the same board.
func (q Question) same(other Question) bool {
	return other.Before != nil && q.Task.String() == other.Task.String() && q.Before.String() == other.Before.String()
}

// Choice reports whether the answer is a choice, not squares.
func (q Question) Choice() bool { return q.choice }

// wanted returns the squares of which one has to be pressed next, after others. The question
// is answered if there are none.
func (q Question) wanted(pressed []rules.Square) (all []rules.Square) {
	if !q.way {
		for _, s := range q.squares {
			if !slices.Contains(pressed, s) {
				all = append(all, s)
			}
		}
		return all
	}
	at := q.from
	if n := len(pressed); n > 0 {
		at = pressed[n-1]
	}
	left := distances(*q.Target)
	for _, s := range jumps(at) {
		if left[convert.FastSquare(s)] < left[convert.FastSquare(at)] {
			all = append(all, s)
		}
	}
	return all
}

// answer returns the squares that answer the question after others were pressed; for a way,
// one of the shortest.
func (q Question) answer(pressed []rules.Square) []rules.Square {
	if !q.way {
		return q.squares
	}
	all := slices.Clone(pressed)
	for {
		next := q.wanted(all)
		if len(next) == 0 {
			return all
		}
		all = append(all, next[0])
	}
}

// jumps returns the squares that a knight attacks from a square of an empty board.
func jumps(from rules.Square) (all []rules.Square) {
	for left := bitboard.KnightAttacks(convert.FastSquare(from)); left != 0; {
		all = append(all, convert.Square(left.Pop()))
	}
	return all
}

// distances returns how many moves a knight needs from each square to another one.
func distances(to rules.Square) (moves [64]int) {
	for i := range moves {
		moves[i] = -1
	}
	moves[convert.FastSquare(to)] = 0
	for ring := []rules.Square{to}; len(ring) > 0; {
		at := ring[0]
		ring = ring[1:]
		for _, s := range jumps(at) {
			if n := &moves[convert.FastSquare(s)]; *n < 0 {
				*n = moves[convert.FastSquare(at)] + 1
				ring = append(ring, s)
			}
		}
	}
	return moves
}

// Colour returns the name of the colour of the light or the dark squares.
func Colour(light bool) phrase.Phrase {
	if light {
		return phrase.Say("vision.light")
	}
	return phrase.Say("vision.dark")
}
