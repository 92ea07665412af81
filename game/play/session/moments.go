package session

import (
	"context"
	"slices"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/claims"
	"passedpawn/game/teaching/review"
)

// findMoments finds what is certain about the moves that mattered most.
func (r *GameReview) findMoments() {
	plies := r.now.Review.Review.Moments()
	if len(r.now.Review.Moments) > 0 || len(plies) == 0 {
		return
	}
	for _, ply := range plies {
		r.now.Review.Moments = append(r.now.Review.Moments, Moment{Ply: ply})
	}
	if !claims.Speaks(r.now.Rules.ID()) {
		return
	}
	about, reviewer := r.now.Review.Review, r.config.Opponents.Reviewer(r.now.Rules.ID())
	r.config.Away(func() func() {
		found := claimsAbout(about, plies, reviewer)
		return func() {
			if r.now.Review.Game.Game == about.Game.Game && slices.Equal(r.now.Review.Review.Moments(), plies) {
				r.do(func() { r.now.Review.Moments = found })
			}
		}
	})
}

// claimsAbout returns the moves after the given numbers of plies, with what is certain
// about each.
func claimsAbout(r review.Review, plies []int, by Reviewer) (found []Moment) {
	t := by.New()
	defer review.Release(t)
	for _, ply := range plies {
		better, reply := best(r, ply, t), best(r, ply+1, t)
		found = append(found, Moment{ply, claims.About(r.Game.Line[:ply+1], r.Game.Moves[ply], better, reply)})
	}
	return found
}

// best is the best move after a number of plies. A file does not tell it, so an engine is
// asked; without an answer it is no move.
func best(r review.Review, ply int, t player.Thinker) rules.Move {
	e := r.Evals[ply]
	if len(e.Line) == 0 {
		before := r.Game
		before.Line, before.Moves = r.Game.Line[:ply+1], r.Game.Moves[:ply]
		e, _ = review.Evaluate(context.Background(), before, player.Limits{Nodes: review.Nodes}, t)
	}
	if len(e.Line) == 0 {
		return rules.Move{}
	}
	return e.Line[0]
}
