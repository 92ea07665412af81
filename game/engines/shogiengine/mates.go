package shogiengine

import (
	"time"

	"passedpawn/game/shogi/shogiboard"
	"passedpawn/game/shogi/shogimate"
)

// matePlies is the length of the longest mate that is looked for before the search.
const matePlies = 25

// mate looks for a mate by checks, which the search itself might not see. It takes up to
// as many positions as the level allows, and a fifth of the time for the move.
func (s *searcher) mate() (line []shogiboard.Move) {
	q, positions := &s.task, s.mates
	if positions == 0 || s.Lines > 1 {
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
	stop := func() bool { return s.Stop() || most > 0 && time.Since(s.Began) > most }
	solver := shogimate.New(2 * positions)
	v, length := solver.Solve(&s.board, plies, positions, stop)
	s.Nodes += solver.Nodes()
	if v != shogimate.Mate {
		return nil
	}
	return solver.Line(&s.board, length)
}
