package session

import (
	"time"

	"passedpawn/game/teaching/review"
)

// Takes returns how long a review of the game on the board will take, about: no time if it
// is complete, or the record has every evaluation.
func (r *GameReview) Takes() time.Duration {
	now := r.now.Review
	if now.Game.Game == nil {
		g := r.now.Game
		about := review.Game{Game: g.Game, Rules: r.now.Rules, Line: g.Line, Moves: g.Moves}
		told, all := review.FromFile(about, g.Record)
		if all {
			return 0
		}
		now.Review = review.New(told.Game)
	}
	return review.Pace{Guess: r.guess()}.Left(now.Effort())
}

// guess returns how long a position takes, by the last review of such a game.
func (r *GameReview) guess() time.Duration {
	if known, ok := r.paces[r.kind()]; ok {
		return known
	}
	return review.PerPosition
}

// kind names the reviewer of the game on the board, and the game.
func (r *GameReview) kind() [2]string {
	id := r.now.Rules.ID()
	return [2]string{r.config.Opponents.Reviewer(id).Name, id}
}
