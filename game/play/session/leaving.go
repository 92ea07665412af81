package session

import (
	"context"

	"passedpawn/game/phrase"
	"passedpawn/game/play/task"
	"passedpawn/game/rules"
)

// Departed is where a game left the person's openings.
type Departed struct {
	Said phrase.Phrase // empty if it was in none
	Ply  int           // plies before the move that left them
}

// A Departure finds out where a game, given by its positions and moves, left the openings of a
// person who played a side. It is called on another goroutine.
type Departure func(ctx context.Context, side rules.Side, line []rules.Position, moves []rules.Move) (Departed, error)

// Depart finds out in the background where the game that is reviewed left the openings of the
// person at this computer.
func (r *GameReview) Depart(find Departure) {
	r.do(func() {
		now := &r.now.Review
		if !now.On || !now.Owned || !rules.Orthodox(now.Game.Rules.ID()) {
			return
		}
		side, line, moves := now.Own, now.Game.Line, now.Game.Moves
		task.Go(r.leaving, func(t *task.Task) (Departed, error) { return find(t.Context(), side, line, moves) }, func(d Departed, err error) {
			r.do(func() {
				if r.now.Review.Opening = d; err != nil {
					r.try(err)
				}
			})
		})
	})
}
