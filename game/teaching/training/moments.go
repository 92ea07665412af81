package training

import (
	"context"
	"math"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// A Harvest is what became of the moments of a review.
type Harvest struct {
	Tally Tally
	Cards []Card
	Left  []Leaving
}

// A Leaving is a moment of which no card was made, and why.
type Leaving struct {
	Ply int // before the move
	Why phrase.Phrase
}

// FromReview makes cards of the moments of a side in a reviewed game. It leaves out a moment
// whose better move is not clear: each search in turn must find the same one, no other move may
// be nearly as good, and the move that was played must lose much by it. from describes the
// game; the ply, the move and its loss are added to it. FromReview blocks.
func FromReview(ctx context.Context, r review.Review, side rules.Side, from Source, t player.Thinker) (Harvest, error) {
	return harvest(ctx, r, r.Moments(side), TallyOf(r, side, from.Date), from, t)
}

// harvest makes at most review.Most cards of mistakes, which are given by the plies before them.
func harvest(ctx context.Context, r review.Review, plies []int, tally Tally, from Source, t player.Thinker) (h Harvest, err error) {
	h.Tally = tally
	for _, ply := range plies {
		if len(h.Cards) == review.Most {
			break
		}
		c, why, err := clearCard(ctx, r, ply, from, t)
		switch {
		case err != nil:
			return Harvest{}, err
		case why.Form != "":
			h.Left = append(h.Left, Leaving{ply, why})
		default:
			h.Cards = append(h.Cards, c)
		}
	}
	return h, nil
}

// clearCard makes a card of a mistake. If the better move is not clear, it says why.
func clearCard(ctx context.Context, r review.Review, ply int, from Source, t player.Thinker) (c Card, why phrase.Phrase, err error) {
	p, played, side := r.Game.Line[ply], r.Game.Moves[ply], r.Mover(ply)
	if c, err = NewCard(r.Game.Rules, p, nil); err != nil {
		return c, why, err
	}
	best, why, err := clearest(ctx, c.game(r.Game.Rules), side, played, t)
	if err != nil || why.Form != "" {
		return c, why, err
	}
	if known := r.Evals[ply]; searched(known) && !agree(known, best) {
		return c, phrase.Say("training.left-unsure"), nil
	}
	after := r.Evals[ply+1]
	if !searched(after) || !after.Sure {
		if after, err = c.after(ctx, r.Game.Rules, played, player.Limits{Nodes: review.Deeper * review.Nodes}, t); err != nil {
			return c, why, err
		}
	}
	loss := best.Score.Of(side).Chance() - after.Score.Of(side).Chance()
	switch {
	case review.Judge(best.Score, after.Score, side) < review.Mistake:
		return c, phrase.Say("training.left-good-enough"), nil
	case loss < leastLoss:
		return c, phrase.Say("training.left-unsure"), nil
	}
	from.Ply, from.Played, from.Loss = ply, r.Game.Rules.Write(p, played), max(1, int(math.Round(loss)))
	c.Moves, c.Sources = best.Line[:1], []Source{from.plain()}
	return c, why, nil
}
