package training

import (
	"context"
	"math"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
	"passedpawn/game/teaching/why"
)

// alike is how many percentage points of winning chances a move may lose and still count as
// right.
const alike = 5

// A Verdict is what is said of a move that was tried.
type Verdict struct {
	Good   bool       // it is as good as the best move
	Reply  rules.Move // the opponent's best answer, the null move if the game is over
	Loses  int        // percentage points of winning chances that it loses
	Answer why.Answer // what is proved against it
}

// Judge judges a legal move that is not among those of a card. It makes a Thinker, asks it
// about the position of the card and the one after the move, releases it, and blocks.
func Judge(ctx context.Context, r rules.Rules, c Card, m rules.Move, thinker func() player.Thinker) (Verdict, error) {
	t := thinker()
	defer review.Release(t)
	limits := player.Limits{Nodes: review.Nodes}
	best, err := review.Evaluate(ctx, c.game(r), limits, t)
	if err != nil {
		return Verdict{}, err
	}
	tried, err := c.after(ctx, r, m, limits, t)
	if err != nil {
		return Verdict{}, err
	}
	side := c.Position.Turn()
	if len(best.Line) > 0 && best.Line[0] == m || review.Within(best.Score, tried.Score, side, alike) {
		return Verdict{Good: true}, nil
	}
	v := Verdict{Loses: max(1, int(math.Round(best.Score.Of(side).Chance()-tried.Score.Of(side).Chance())))}
	if len(tried.Line) > 0 {
		v.Reply = tried.Line[0]
	}
	if len(c.Moves) > 0 {
		v.Answer = why.Ask([]rules.Position{c.Position}, m, c.Moves[:1], tried.Line, false)
	}
	return v, nil
}

// game returns the position of a card as a game that begins there: how one came to it does not
// matter.
func (c Card) game(r rules.Rules) review.Game {
	start := &player.Game{Rules: r.ID(), Start: c.Position.String()}
	return review.Game{Game: start, Rules: r, Line: []rules.Position{c.Position}}
}

// after evaluates the position after a move.
func (c Card) after(ctx context.Context, r rules.Rules, m rules.Move, limits player.Limits, t player.Thinker) (review.Eval, error) {
	next, err := c.Position.Play(m)
	if err != nil {
		return review.Eval{}, err
	}
	g := c.game(r)
	g.Line, g.Moves = append(g.Line, next), []rules.Move{m}
	return review.Evaluate(ctx, g, limits, t)
}
