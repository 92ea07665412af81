package review

import (
	"context"
	"slices"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A search overlooks what a sacrifice is for when it is too far away, and calls a good move a
// blunder. The game itself may show it: the best reply was played, and the positions after it are
// better for the side that sacrificed than the search had said.

// Shaken is the positions after confirmed blunders that the game contradicts: the reply was the
// one that the engine would have played, and yet the reply is a mistake by what came after it.
func (r Review) Shaken() (plies []int) {
	for ply := range r.Game.Moves {
		after := ply + 1
		if r.Mark(ply) != Blunder || !r.Evals[after].Sure || !r.known(after) || !r.best(after) {
			continue
		}
		if Judge(r.Evals[after].Score, r.shown(after+1).Score, r.Mover(after)) >= Mistake {
			plies = append(plies, after)
		}
	}
	return plies
}

// unsettled is the positions by which others are shaken and that no deeper search has confirmed.
func (r Review) unsettled() (plies []int) {
	for _, ply := range r.Shaken() {
		at := ply + 1
		if r.known(at) && r.shown(at).Score != r.Evals[at].Score {
			at++ // the move played there shows it
		}
		if !r.Evals[at].Sure && !slices.Contains(plies, at) {
			plies = append(plies, at)
		}
	}
	return plies
}

// shown is the evaluation of a position, or that of the move played in it, whichever is better for
// the side that moves: a position is worth at least as much as a move that was found in it.
func (r Review) shown(ply int) Eval {
	if !r.known(ply) {
		return r.Evals[ply]
	}
	played := r.played(ply, r.Evals[ply+1])
	if side := r.Mover(ply); Judge(played.Score, r.Evals[ply].Score, side) >= Mistake {
		return played
	}
	return r.Evals[ply]
}

// played is the evaluation of a position by the move played in it, which leads to another one.
func (r Review) played(ply int, to Eval) Eval {
	s := to.Score.Of(r.Mover(ply))
	switch {
	case s.Over && s.Mate == 0:
		s = Score{Scale: s.Scale}
	case s.Over:
		s.Over = false // it mates in one move
	case s.Mate > 0:
		s.Mate++ // with this one
	}
	line := append([]rules.Move{r.Game.Moves[ply]}, to.Line...)
	return Eval{Known: true, Sure: true, Score: s.Of(r.Mover(ply)), Line: line}
}

// settle evaluates a shaken position and the one after it again: this one by what the game has
// shown, and the shaken one by that as well, or by another move if one is better.
func (r Review) settle(ctx context.Context, ply int, limits player.Limits, t player.Thinker) ([]Eval, error) {
	all, err := evaluateMoves(ctx, r.Game, ply, limits, 2, t)
	if err != nil {
		return nil, err
	}
	after := r.shown(ply + 1)
	best, side := r.played(ply, after), r.Mover(ply)
	all = slices.DeleteFunc(all, func(e Eval) bool { return len(e.Line) == 0 || e.Line[0] == r.Game.Moves[ply] })
	if len(all) > 0 && all[0].Score.Of(side).Chance() > best.Score.Of(side).Chance() {
		best = all[0]
		best.Sure = true
	}
	return []Eval{best, after}, nil
}
