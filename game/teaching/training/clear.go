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
	drawn   float64 // or so much in an ending, if one of the two is about equal: a stronger engine may see two draws
	won     float64 // beyond it the other move wins as well
	lost    float64 // below it no move helps
	repeats float64 // beyond it a side may well get out of a repetition that the other move is said to lead to
}

// sieves are the searches in turn. The first one is quick and leaves out most.
//
// The bounds were chosen on the 438 games of lichess-clocks.pgn. Stockfish searched the 607 moments
// that passed looser bounds to a depth of 20, and found another right move in 65 of them. These
// bounds let 308 pass, and none of the 65.
var sieves = [...]sieve{
	{nodes: review.Nodes, lead: 5, drawn: 5, won: 80, lost: 20, repeats: 100},
	{nodes: review.Deeper * review.Nodes, lead: 12, drawn: 20, won: 70, lost: 22, repeats: 80},
	{nodes: 4 * review.Deeper * review.Nodes, lead: 12, drawn: 20, won: 70, lost: 22, repeats: 80},
}

// endingPieces is how many pieces other than kings and pawns the two sides together may have in an
// ending.
const endingPieces = 4

// leastLoss is how many percentage points of winning chances a mistake must lose. If it loses less, a
// stronger engine may find it as good as the better move.
const leastLoss = 15

// clearest returns the best move for a side at the end of a game, in which another one was
// played. If it is not clear, it says why.
func clearest(ctx context.Context, g review.Game, side rules.Side, played rules.Move, t player.Thinker) (best review.Eval, why phrase.Phrase, err error) {
	files, ranks := g.Rules.Size()
	ending := review.Pieces(g.Line[len(g.Line)-1], files, ranks) <= endingPieces
	for i, s := range sieves {
		all, err := review.EvaluateMoves(ctx, g, player.Limits{Nodes: s.nodes}, 2, t)
		if err != nil {
			return best, why, err
		}
		if i > 0 && !agree(best, all[0]) {
			return best, phrase.Say("training.left-unsure"), nil
		}
		if best = all[0]; len(best.Line) > 0 && best.Line[0] == played {
			return best, phrase.Say("training.left-good-enough"), nil
		}
		if why = s.unclear(all, side, ending); why.Form != "" {
			return best, why, nil
		}
	}
	return best, why, nil
}

// unclear says why only the first of the two best moves is not certain to be right for a side.
// ending says whether the position is an ending. A score of exactly 0 is a repetition that the
// search has seen. A stronger engine often finds a better move than one that only repeats, and a way
// out for a side that stands far better.
func (s sieve) unclear(all []review.Eval, side rules.Side, ending bool) (why phrase.Phrase) {
	if len(all) < 2 {
		return why
	}
	best, other, lead := all[0].Score, all[1].Score, s.lead
	its, another := best.Of(side).Chance(), other.Of(side).Chance()
	if ending && (level(its) || level(another)) {
		lead = s.drawn
	}
	switch {
	case review.Within(best, other, side, lead), another > s.won:
		return phrase.Say("training.left-two")
	case its < s.lost, repeats(best), repeats(other) && its > s.repeats:
		return phrase.Say("training.left-unsure")
	}
	return why
}

// repeats reports whether a score is that of a repetition.
func repeats(s review.Score) bool { return s.Centipawns == 0 && s.Mate == 0 && s.Won == 0 && !s.Over }

// level reports whether winning chances are about equal.
func level(chance float64) bool { return math.Abs(chance-50) < 5 }

// agree reports whether two searches find the same move.
func agree(a, b review.Eval) bool {
	return len(a.Line) > 0 && len(b.Line) > 0 && a.Line[0] == b.Line[0]
}

// searched reports whether an evaluation comes from a search, not from a file or the end of
// the game. If it is sure, that was the deeper one.
func searched(e review.Eval) bool { return len(e.Line) > 0 }
