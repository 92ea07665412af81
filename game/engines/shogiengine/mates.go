package shogiengine

import (
	"context"
	"time"

	"passedpawn/game/engines/mate"
	"passedpawn/game/play/player"
	"passedpawn/game/shogi"
	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/shogi/shogimate"
)

// matePlies is the length of the longest mate that is looked for before the search.
const matePlies = 25

// mates looks for a mate by checks, which the search itself might not see. It takes up to
// as many positions as the level allows, and a fifth of the time for the move.
func (s *search) mates(ctx context.Context, q player.Question, positions int) (line []shogiboard.Move) {
	if positions == 0 || s.lines > 1 {
		return nil
	}
	plies := matePlies
	if d := q.Limits.Depth; d > 0 {
		plies = min(plies, d)
	}
	if n := q.Limits.Nodes; n > 0 {
		positions = min(positions, n/5)
	}
	most := q.Budget() / 5
	stop := func() bool {
		return q.Stopped(ctx) || most > 0 && time.Since(s.began) > most
	}
	solver := shogimate.New(2 * positions)
	v, length := solver.Solve(&s.board, plies, positions, stop)
	s.nodes += solver.Nodes()
	if v != shogimate.Mate {
		return nil
	}
	return solver.Line(&s.board, length)
}

// mating returns the thought on a mate that has been found.
func (s *search) mating(q player.Question, line []shogiboard.Move) player.Thought {
	t := player.Thought{
		Position: q.Position(), Rank: 1, Depth: len(line), SelDepth: len(line),
		Score: mate.Score - len(line), Mate: (len(line) + 1) / 2, Threads: 1,
	}
	b := s.board
	for _, m := range line[:min(len(line), longest)] {
		t.Line = append(t.Line, shogi.RulesMove(&b, m))
		b.Make(m)
	}
	return t.Spent(s.nodes, time.Since(s.began))
}
