package tablebase

import (
	"cmp"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/tables"
	"passedpawn/game/engines/mate"
)

// A candidate is a legal move and its score, as that of a search.
type candidate struct {
	move  bitboard.Move
	score int
}

// plies returns in how many plies there is a mate, 0 if there is none.
func (c candidate) plies() int {
	if c.score == 0 {
		return 0
	}
	return mate.Score - max(c.score, -c.score)
}

// candidates returns the legal moves, the best first. There are none if the tables do not
// know what they lead to.
func (t Thinker) candidates(p *bitboard.Position) (all []candidate) {
	var l bitboard.List
	p.Generate(&l)
	for _, m := range l.All() {
		undo := p.Make(m)
		r, ok := t.Tables.Probe(p)
		p.Unmake(m, undo)
		if !ok {
			return nil
		}
		all = append(all, candidate{m, score(r)})
	}
	slices.SortStableFunc(all, func(a, b candidate) int { return cmp.Compare(b.score, a.score) })
	return all
}

// score returns the score of a move after which the other side has a result.
func score(r tables.Result) int {
	switch {
	case r.Mated:
		return mate.Score - 1
	case r.Plies < 0:
		return mate.Score + r.Plies - 1
	case r.Plies > 0:
		return r.Plies + 1 - mate.Score
	}
	return 0
}

// sortDraws sorts the moves that draw, if nothing is better: first those after which the
// other side is most likely to go wrong, because few of its moves hold the draw.
func (t Thinker) sortDraws(p *bitboard.Position, all []candidate) {
	if all[0].score != 0 {
		return
	}
	draws := all
	if i := slices.IndexFunc(all, func(c candidate) bool { return c.score < 0 }); i >= 0 {
		draws = all[:i]
	}
	safe := map[bitboard.Move]float64{}
	for _, c := range draws {
		undo := p.Make(c.move)
		safe[c.move] = share(t.candidates(p))
		p.Unmake(c.move, undo)
	}
	slices.SortStableFunc(draws, func(a, b candidate) int { return cmp.Compare(safe[a.move], safe[b.move]) })
}

// share returns which part of the moves holds a draw, 1 if there are none.
func share(all []candidate) float64 {
	held := 0
	for _, c := range all {
		if c.score == 0 {
			held++
		}
	}
	if held == 0 {
		return 1
	}
	return float64(held) / float64(len(all))
}
