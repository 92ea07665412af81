package session

import (
	"context"
	"math"
	"slices"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// evals are evaluations of the positions before and after a move that was tried.
type evals struct{ best, tried review.Eval }

// games are a game up to a place, and with one more move, which leads to next.
func games(r rules.Rules, at Place, m rules.Move, next rules.Position) (before, after review.Game) {
	before = review.Game{Game: at.Game, Rules: r, Line: at.Line, Moves: at.Moves}
	after = before
	after.Line, after.Moves = append(slices.Clip(at.Line), next), append(slices.Clip(at.Moves), m)
	return before, after
}

// compare evaluates the positions before and after a move that was tried. known is what
// the review has found before it. Without a line it is from a file, and another engine's
// scores cannot be compared.
func compare(ctx context.Context, before, after review.Game, known review.Eval, t player.Thinker) (e evals, err error) {
	limits := player.Limits{Nodes: review.Nodes}
	if e.best = known; len(e.best.Line) == 0 {
		if e.best, err = review.Evaluate(ctx, before, limits, t); err != nil {
			return e, err
		}
	}
	e.tried, err = review.Evaluate(ctx, after, limits, t)
	return e, err
}

// isBest reports whether a move is the best one that was found.
func (e evals) isBest(m rules.Move) bool { return firstOf(e.best) == m }

// lost is how many percentage points of the winning chances of a side the move costs, at least 1.
func (e evals) lost(side rules.Side) int {
	return max(1, int(math.Round(e.best.Score.Of(side).Chance()-e.tried.Score.Of(side).Chance())))
}

// firstOf is the best move of an evaluation, no move if that is not known.
func firstOf(e review.Eval) rules.Move {
	if len(e.Line) == 0 {
		return rules.Move{}
	}
	return e.Line[0]
}
