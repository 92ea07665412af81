package training

import (
	"context"
	"math"

	"passedpawn/game/phrase"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// A sieve is one of the searches that a better move must pass, and its bounds in percentage
// points of winning chances.
type sieve struct {
	nodes   int
	lead    float64 // the move is at least so much better than any other
	across  float64 // or so much, if equality lies between the two
	decided float64 // beyond it a side wins anyway: with any of several moves, or the opponent does
	repeats float64 // beyond it a side may well get out of a repetition that the other move is said to lead to
	level   bool    // only for a result that may be a repetition
}

// sieves are the searches in turn. The first one is quick and leaves out most.
//
// The bounds were chosen by 311 positions of 189 games of lichess, which Stockfish searched to a
// depth of 20. 123 pass those of the second and the third search, and Stockfish finds another
// right move in one: the engine takes it for a repetition, which is what the last search sees. A
// bound of 80 for what is decided lets two more such positions pass: the engine sees a lead where
// both moves win, and to think longer does not help it. Near equality it is more exact, so that a
// smaller lead will do there.
var sieves = [...]sieve{
	{nodes: review.Nodes, lead: 6, across: 5, decided: 80, repeats: 100},
	{nodes: review.Deeper * review.Nodes, lead: 12, across: 10, decided: 70, repeats: 80},
	{nodes: 4 * review.Deeper * review.Nodes, lead: 12, across: 10, decided: 70, repeats: 80},
	{nodes: 8 * review.Deeper * review.Nodes, lead: 12, across: 10, decided: 70, repeats: 80, level: true},
}

// clearest returns the best move for a side at the end of a game, in which another one was
// played. If it is not clear, it says why.
func clearest(ctx context.Context, g review.Game, side rules.Side, played rules.Move, t player.Thinker) (best review.Eval, why phrase.Phrase, err error) {
	var all []review.Eval
	for i, s := range sieves {
		if s.level && !level(all) {
			continue
		}
		if all, err = review.EvaluateMoves(ctx, g, player.Limits{Nodes: s.nodes}, 2, t); err != nil {
			return best, why, err
		}
		if i > 0 && !agree(best, all[0]) {
			return best, phrase.Say("training.left-unsure"), nil
		}
		if best = all[0]; len(best.Line) > 0 && best.Line[0] == played {
			return best, phrase.Say("training.left-good-enough"), nil
		}
		if why = s.unclear(all, side); why.Form != "" {
			return best, why, nil
		}
	}
	return best, why, nil
}

// unclear says why only the first of the two best moves is not certain to be right for a side.
// A score of exactly 0 is a repetition that the search has seen. A stronger engine often finds a
// better move than one that only repeats, and a way out for a side that stands far better.
func (s sieve) unclear(all []review.Eval, side rules.Side) (why phrase.Phrase) {
	if len(all) < 2 {
		return why
	}
	best, other, lead := all[0].Score, all[1].Score, s.lead
	its, another := best.Of(side).Chance(), other.Of(side).Chance()
	if another < 50 && its > 50 {
		lead = s.across
	}
	switch {
	case review.Within(best, other, side, lead), another > s.decided:
		return phrase.Say("training.left-two")
	case its < 100-s.decided, repeats(best), repeats(other) && its > s.repeats:
		return phrase.Say("training.left-unsure")
	}
	return why
}

// repeats reports whether a score is that of a repetition.
func repeats(s review.Score) bool { return s.Centipawns == 0 && s.Mate == 0 && s.Won == 0 && !s.Over }

// level reports whether one of the best moves is nearly equal. A search that has not seen a
// repetition to its end gives it such a score.
func level(all []review.Eval) bool {
	for _, e := range all {
		if math.Abs(e.Score.Chance()-50) < alike {
			return true
		}
	}
	return false
}

// agree reports whether two searches find the same move.
func agree(a, b review.Eval) bool {
	return len(a.Line) > 0 && len(b.Line) > 0 && a.Line[0] == b.Line[0]
}

// searched reports whether an evaluation comes from a search, not from a file or the end of
// the game. If it is sure, that was the deeper one.
func searched(e review.Eval) bool { return len(e.Line) > 0 }
