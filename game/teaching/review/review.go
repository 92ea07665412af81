package review

import (
	"cmp"
	"slices"

	"passedpawn/game/rules"
)

// A Review is a game and what is known about its positions so far. It is a value: With
// returns another one.
type Review struct {
	Game  Game
	Evals []Eval // of Game.Line
}

// New is the review of a game of which nothing is known.
func New(g Game) Review { return Review{Game: g, Evals: make([]Eval, len(g.Line))} }

// With is the review with one more result.
func (r Review) With(ply int, e Eval) Review {
	r.Evals = slices.Clone(r.Evals)
	r.Evals[ply] = e
	return r
}

// Done is the number of positions that have been evaluated.
func (r Review) Done() int { return len(r.Evals) - len(r.unknown()) }

// Complete reports whether all positions have been evaluated, and all blunders confirmed by a
// deeper search and by what was played after them.
func (r Review) Complete() bool { return r.Effort() == 0 }

// unknown is the positions that have not been evaluated, as the plies before them.
func (r Review) unknown() (plies []int) {
	for ply, e := range r.Evals {
		if !e.Known {
			plies = append(plies, ply)
		}
	}
	return plies
}

// Doubtful is the positions before and after blunders whose evaluations have not been
// confirmed by a deeper search.
func (r Review) Doubtful() (plies []int) {
	for ply := range r.Game.Moves {
		if r.Mark(ply) != Blunder {
			continue
		}
		for _, at := range []int{ply, ply + 1} {
			if !r.Evals[at].Sure && !slices.Contains(plies, at) {
				plies = append(plies, at)
			}
		}
	}
	return plies
}

// Mover is the side that makes the move after a number of plies.
func (r Review) Mover(ply int) rules.Side { return r.Game.Line[ply].Turn() }

// known reports whether the positions before and after a move have been evaluated.
func (r Review) known(ply int) bool {
	return ply >= 0 && ply < len(r.Game.Moves) && r.Evals[ply].Known && r.Evals[ply+1].Known
}

// best reports whether a move is the one that the engine would have played.
func (r Review) best(ply int) bool {
	line := r.Evals[ply].Line
	return len(line) > 0 && line[0] == r.Game.Moves[ply]
}

// Mark is the mark of the move made after a number of plies. The move that the engine
// itself would have played is not marked: what it seems to lose, the search had missed.
func (r Review) Mark(ply int) Mark {
	if !r.known(ply) || r.best(ply) {
		return None
	}
	return Judge(r.Evals[ply].Score, r.Evals[ply+1].Score, r.Mover(ply))
}

// Loss is how many percentage points of its winning chances the side that moved has lost
// by the move made after a number of plies. It is never negative.
func (r Review) Loss(ply int) float64 {
	if !r.known(ply) {
		return 0
	}
	side := r.Mover(ply)
	return max(0, r.Evals[ply].Score.Of(side).Chance()-r.Evals[ply+1].Score.Of(side).Chance())
}

// Accuracy is the accuracy of a side in percent. ok is false while the review is not
// complete, or if the side did not move.
func (r Review) Accuracy(side rules.Side) (percent float64, ok bool) {
	if !r.Complete() || len(r.Game.Moves) == 0 {
		return 0, false
	}
	chances := make([]float64, len(r.Evals))
	for i, e := range r.Evals {
		chances[i] = e.Score.Chance()
	}
	var its, heavy []float64
	for ply, weight := range weights(chances) {
		if r.Mover(ply) == side {
			its, heavy = append(its, accuracy(r.Loss(ply))), append(heavy, weight)
		}
	}
	if len(its) == 0 {
		return 0, false
	}
	return combined(its, heavy), true
}

// MoveAccuracy is the accuracy of the move made after a number of plies, in percent. ok
// is false as long as it is not known.
func (r Review) MoveAccuracy(ply int) (percent float64, ok bool) {
	return accuracy(r.Loss(ply)), r.known(ply)
}

// Counts is how many moves of a side have each mark.
func (r Review) Counts(side rules.Side) (n [Marks]int) {
	for ply := range r.Game.Moves {
		if r.known(ply) && r.Mover(ply) == side {
			n[r.Mark(ply)]++
		}
	}
	return n
}

// Effort is how many evaluations are still to be made. One that confirms counts as Deeper.
func (r Review) Effort() int { return len(r.unknown()) + Deeper*(len(r.Doubtful())+len(r.Shaken())) }

// Marked is the moves that are marked, as the plies before them.
func (r Review) Marked() (plies []int) {
	for ply := range r.Game.Moves {
		if r.Mark(ply) != None {
			plies = append(plies, ply)
		}
	}
	return plies
}

// Most is how many moments a review has at most, of each side.
const Most = 3

// Moments are the moves of a side that mattered most, as the plies before them: of its
// mistakes and blunders those that lost the largest winning chances, in the order of the
// game. There are none before the review is complete.
func (r Review) Moments(side rules.Side) []int {
	all := r.Mistakes(side)
	all = all[:min(len(all), Most)]
	slices.Sort(all)
	return all
}

// Mistakes are the mistakes and blunders of a side, as the plies before them: those that lost
// the largest winning chances first. There are none before the review is complete.
func (r Review) Mistakes(side rules.Side) (plies []int) {
	if !r.Complete() {
		return nil
	}
	for _, ply := range r.Marked() {
		if r.Mover(ply) == side && r.Mark(ply) >= Mistake {
			plies = append(plies, ply)
		}
	}
	slices.SortStableFunc(plies, func(a, b int) int { return cmp.Compare(r.Loss(b), r.Loss(a)) })
	return plies
}

// slight is how many percentage points of winning chances a move may lose and still be as
// good as the best one.
const slight = 2

// AsGood reports whether a move that leads to a score is as good as the best move of a
// side, which has a score of its own.
func AsGood(best, after Score, mover rules.Side) bool { return Within(best, after, mover, slight) }

// Within reports whether a move that leads to a score loses at most so many percentage
// points against the best move of a side. A mate is only as good as another one or a
// decisive advantage.
func Within(best, after Score, mover rules.Side, points float64) bool {
	best, after = best.Of(mover), after.Of(mover)
	if best.Mate > 0 && !best.Over && after.Mate <= 0 {
		return after.Chance() >= best.Chance()-points && after.scaled() >= ceiling
	}
	return after.Chance() >= best.Chance()-points
}
