package session

import (
	"context"

	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
	"passedpawn/game/teaching/review"
)

// findMoments finds what is certain about the moves that mattered most, first those of the
// side whose moments are shown.
func (r *GameReview) findMoments() {
	now := r.now.Review
	plies := append(now.Review.Moments(now.Open), now.Review.Moments(now.Open.Other())...)
	if len(now.Moments) > 0 || len(plies) == 0 {
		return
	}
	for _, ply := range plies {
		r.now.Review.Moments = append(r.now.Review.Moments, Moment{Ply: ply})
	}
	if !claims.Speaks(r.now.Rules.ID()) {
		return
	}
	about, reviewer := r.now.Review.Review, r.config.Opponents.Reviewer(r.now.Rules.ID())
	task.Go(r.moments, func(t *task.Task) ([]Moment, error) {
		return claimsAbout(t.Context(), about, plies, reviewer), t.Context().Err()
	}, func(found []Moment, err error) {
		if err == nil {
			r.do(func() { r.now.Review.Moments = found })
		}
	})
}

// claimsAbout returns the moves after the given numbers of plies, with what is certain
// about each.
func claimsAbout(ctx context.Context, r review.Review, plies []int, by Reviewer) (found []Moment) {
	t := by.New()
	defer review.Release(t)
	for _, ply := range plies {
		better, reply := best(ctx, r, ply, t), best(ctx, r, ply+1, t)
		found = append(found, Moment{ply, claims.About(r.Game.Line[:ply+1], r.Game.Moves[ply], better, reply)})
	}
	return found
}

// best is the best move after a number of plies. A file does not tell it, so an engine is
// asked; without an answer it is no move.
func best(ctx context.Context, r review.Review, ply int, t player.Thinker) rules.Move {
	e := r.Evals[ply]
	if len(e.Line) == 0 {
		before := r.Game
		before.Line, before.Moves = r.Game.Line[:ply+1], r.Game.Moves[:ply]
		e, _ = review.Evaluate(ctx, before, player.Limits{Nodes: review.Nodes}, t)
	}
	if len(e.Line) == 0 {
		return rules.Move{}
	}
	return e.Line[0]
}
