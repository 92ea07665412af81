package ui

import (
	"context"
	"math/rand/v2"

	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
	"passedpawn/ui/look"
	"passedpawn/ui/pages/train"
)

// newTrain creates the page on which the person's mistakes come back.
func newTrain(c Config, s shell, pieces *look.Pieces) *train.Page {
	store := c.Teaching.Training
	return train.New(train.Config{
		Shell: s, Store: store, Pieces: pieces, Puzzles: c.Teaching.Puzzles, Draw: rand.IntN,
		Judge: func(card training.Card, m rules.Move) func(context.Context) (training.Verdict, error) {
			r := store.Rules()
			reviewer := c.Play.Opponents.Reviewer(r.ID())
			return func(ctx context.Context) (training.Verdict, error) {
				return training.Judge(ctx, r, card, m, reviewer.New)
			}
		},
	}, c.Person.Settings)
}
