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
// whose better move is not clear: three searches, the longest with 4 million nodes, must find
// the same one, no other move may be nearly as good, and the move that was played must be a
// mistake by it. from describes the game; the ply, the move and its loss are added to it.
// FromReview blocks.
func FromReview(ctx context.Context, r review.Review, side rules.Side, from Source, t player.Thinker) (h Harvest, err error) {
	h.Tally = TallyOf(r, side, from.Date)
	for _, ply := range r.Moments(side) {
		best, loss, why, err := better(ctx, r, ply, t)
		if err != nil {
			return Harvest{}, err
		}
		if why.Form != "" {
			h.Left = append(h.Left, Leaving{ply, why})
			continue
		}
		p, s := r.Game.Line[ply], from
		s.Ply, s.Played, s.Loss = ply, r.Game.Rules.Write(p, r.Game.Moves[ply]), loss
		c, err := NewCard(r.Game.Rules, p, []rules.Move{best}, s)
		if err != nil {
			return Harvest{}, err
		}
		h.Cards = append(h.Cards, c)
	}
	return h, nil
}

// better returns the better move at a moment, and how many percentage points of winning
// chances the move that was played has lost. If the better move is not clear, it says why.
func better(ctx context.Context, r review.Review, ply int, t player.Thinker) (best rules.Move, loss int, why phrase.Phrase, err error) {
	before := r.Game
	before.Line, before.Moves = r.Game.Line[:ply+1:ply+1], r.Game.Moves[:ply:ply]
	after := r.Game
	after.Line, after.Moves = r.Game.Line[:ply+2:ply+2], r.Game.Moves[:ply+1:ply+1]

	known := r.Evals[ply]
	first, all, err := evaluateTwice(ctx, known, before, t)
	if err != nil {
		return best, 0, why, err
	}
	second, side := all[0], r.Mover(ply)
	if !agree(first, second) || searched(known) && !agree(known, second) {
		return best, 0, phrase.Say("training.left-unsure"), nil
	}
	if why = unclear(all, side); why.Form != "" {
		return best, 0, why, nil
	}
	if all, err = review.EvaluateMoves(ctx, before, player.Limits{Nodes: longest}, 2, t); err != nil {
		return best, 0, why, err
	}
	if !agree(second, all[0]) {
		return best, 0, phrase.Say("training.left-unsure"), nil
	}
	if why = unclear(all, side); why.Form != "" {
		return best, 0, why, nil
	}
	second, best = all[0], second.Line[0]
	played := r.Evals[ply+1]
	if !searched(played) || !played.Sure {
		if played, err = review.Evaluate(ctx, after, player.Limits{Nodes: deeper}, t); err != nil {
			return best, 0, why, err
		}
	}
	if best == r.Game.Moves[ply] || review.Judge(second.Score, played.Score, side) < review.Mistake {
		return best, 0, phrase.Say("training.left-good-enough"), nil
	}
	lost := second.Score.Of(side).Chance() - played.Score.Of(side).Chance()
	return best, max(1, int(math.Round(lost))), why, nil
}

// How many nodes the second and the third search have.
const (
	deeper  = review.Deeper * review.Nodes
	longest = 4 * deeper
)

// The bounds of a clear moment, in percentage points of winning chances. By them, Stockfish at a
// depth of 20 found a second right move in 2 of 130 cards, of 189 games, and preferred another
// one in 1; with nothing but a distance of 10 it was 16 and 10 of 198.
const (
	distinct = 12 // the better move is at least so much better than any other
	decided  = 80 // beyond it a side wins anyway: with any of several moves, or the opponent does
)

// unclear says why only the first of the two best moves is not certain to be right for a side.
// A score of exactly 0 is a repetition that the search has seen; a stronger engine often gets
// out of it.
func unclear(all []review.Eval, side rules.Side) (why phrase.Phrase) {
	if len(all) < 2 {
		return why
	}
	best, other := all[0].Score, all[1].Score
	switch {
	case review.Within(best, other, side, distinct), other.Of(side).Chance() > decided:
		return phrase.Say("training.left-two")
	case best.Of(side).Chance() < 100-decided, repeats(best), repeats(other):
		return phrase.Say("training.left-unsure")
	}
	return why
}

// repeats reports whether a score is that of a repetition.
func repeats(s review.Score) bool { return s.Centipawns == 0 && s.Mate == 0 && s.Won == 0 && !s.Over }

// evaluateTwice returns the evaluation of a position at the end of a game, and those of its two
// best moves by the deeper search. The first one is that of the review, if that was quick.
func evaluateTwice(ctx context.Context, known review.Eval, g review.Game, t player.Thinker) (first review.Eval, best []review.Eval, err error) {
	first = known
	if !searched(known) || known.Sure {
		if first, err = review.Evaluate(ctx, g, player.Limits{Nodes: review.Nodes}, t); err != nil {
			return first, nil, err
		}
	}
	best, err = review.EvaluateMoves(ctx, g, player.Limits{Nodes: deeper}, 2, t)
	return first, best, err
}

// agree reports whether two searches find the same move.
func agree(a, b review.Eval) bool {
	return len(a.Line) > 0 && len(b.Line) > 0 && a.Line[0] == b.Line[0]
}

// searched reports whether an evaluation comes from a search, not from a file or the end of
// the game. If it is sure, that was the deeper one.
func searched(e review.Eval) bool { return len(e.Line) > 0 }
