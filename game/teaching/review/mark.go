package review

import "passedpawn/game/rules"

// A Mark is how bad a move was.
type Mark uint8

// The marks, from the smallest to the largest loss.
const (
	None Mark = iota
	Inaccuracy
	Mistake
	Blunder
)

// Marks is the number of marks, with None.
const Marks = 4

// NAG is the numeric annotation glyph of a mark: ?!, ? or ??. None has none, 0.
func (m Mark) NAG() int { return [Marks]int{0, 6, 2, 4}[m] }

// losses are the losses of winning chances from which a move is marked, in percentage
// points. They are the thresholds of lichess (Advice.scala), which counts winning chances
// from -1 to 1 and has 0.1, 0.2 and 0.3 there.
var losses = [Marks]float64{Inaccuracy: 5, Mistake: 10, Blunder: 15}

// nearly allows for rounding, because evaluations are in hundredths of a pawn.
const nearly = 1e-9

// Judge is the mark of a move of a side, by the scores before and after it. Where one of
// them is a mate, the rules of lichess (MateAdvice) count: a move that gets mated or lets
// a mate go is a blunder, but a mistake if the side was losing or is winning by more than
// seven pawns, and an inaccuracy if by ten. A win that is certain stays one in any number of
// moves.
func Judge(before, after Score, mover rules.Side) Mark {
	before, after = before.Of(mover), after.Of(mover)
	switch {
	case before.Over || after.Over && after.Mate > 0:
		return None
	case before.Won < 0 || after.Won > 0:
		return None // nothing was left to lose, or nothing was lost
	case before.Mate == 0 && after.Mate < 0:
		return excused(-before.scaled())
	case before.Mate > 0 && after.Mate <= 0:
		return excused(after.scaled())
	case before.Mate != 0 || after.Mate != 0:
		return None
	}
	loss, mark := before.Chance()-after.Chance(), None
	for m := Inaccuracy; m <= Blunder; m++ {
		if loss >= losses[m]-nearly {
			mark = m
		}
	}
	return mark
}

// excused is the mark of a move that gets mated or lets a mate go, when the side is
// losing, or still winning, by so many centipawns.
func excused(by float64) Mark {
	switch {
	case by > 999:
		return Inaccuracy
	case by > 700:
		return Mistake
	}
	return Blunder
}
