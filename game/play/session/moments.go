package session

import (
	"context"
	"slices"

	"passedpawn/game/play/player"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
	"passedpawn/game/teaching/review"
)

// findMoments finds what is certain about the marked moves, first about those that mattered
// most, and of these about those of the side whose moments are shown.
func (r *GameReview) findMoments() {
	now := r.now.Review
	if len(now.Moments) > 0 {
		return
	}
	plies := append(now.Review.Moments(now.Open), now.Review.Moments(now.Open.Other())...)
	for _, ply := range now.Marked() {
		if !slices.Contains(plies, ply) {
			plies = append(plies, ply)
		}
	}
	for _, ply := range plies {
		r.now.Review.Moments = append(r.now.Review.Moments, Moment{Ply: ply})
	}
	if len(plies) == 0 || !claims.Speaks(r.now.Rules.ID()) {
		return
	}
	about, reviewer := now.Review, r.config.Opponents.Reviewer(r.now.Rules.ID())
	task.Go(r.moments, func(t *task.Task) (struct{}, error) {
		thinker := reviewer.New()
		defer review.Release(thinker)
		for i, ply := range plies {
			m := Moment{ply, claimsAbout(t.Context(), about, ply, thinker)}
			if t.Context().Err() != nil {
				break
			}
			t.Post(func() {
				r.do(func() {
					r.now.Review.Moments = slices.Clone(r.now.Review.Moments)
					r.now.Review.Moments[i] = m
				})
			})
		}
		return struct{}{}, t.Context().Err()
	}, func(struct{}, error) {})
}

// claimsAbout returns what is certain about the move after a number of plies.
func claimsAbout(ctx context.Context, r review.Review, ply int, t player.Thinker) []claims.Claim {
	better, reply := best(ctx, r, ply, t), best(ctx, r, ply+1, t)
	return claims.About(r.Game.Line[:ply+1], r.Game.Moves[ply], better, reply)
}

// best is the best moves after a number of plies. A file does not tell them, so an engine is
// asked; without an answer there are none.
func best(ctx context.Context, r review.Review, ply int, t player.Thinker) []rules.Move {
	e := r.Evals[ply]
	if len(e.Line) == 0 {
		before := r.Game
		before.Line, before.Moves = r.Game.Line[:ply+1], r.Game.Moves[:ply]
		e, _ = review.Evaluate(ctx, before, player.Limits{Nodes: review.Nodes}, t)
	}
	return e.Line
}
