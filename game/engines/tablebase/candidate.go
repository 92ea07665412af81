package tablebase

import (
	"cmp"
	"context"
	"slices"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/endgames/syzygy"
	"passedpawn/game/endgames/tables"
	"passedpawn/game/endgames/wdl"
	"passedpawn/game/engines/mate"
	"passedpawn/game/play/player"
)

// A candidate is a legal move and its score, as that of a search. Where a table has not been
// built, a win only has player.Decided, and a loss its negative.
type candidate struct {
	move  bitboard.Move
	score int
	plies int // to mate, to a capture or a pawn move, or at most so many, 0 for a draw
}

// decided reports whether the move wins or loses in an unknown number of plies.
func (c candidate) decided() bool { return c.score == player.Decided || c.score == -player.Decided }

// sure reports whether the 50-move rule cannot change the result after a number of plies
// without a capture or a pawn move.
func (c candidate) sure(clock int) bool { return c.score == 0 || clock+c.plies <= mostPlies }

// candidates returns the legal moves, the best first. There are none if it is not known what
// they lead to.
func (t Thinker) candidates(p *bitboard.Position) (all []candidate) {
	var l bitboard.List
	p.Generate(&l)
	for _, m := range l.All() {
		undo := p.Make(m)
		c, ok := t.leads(p)
		p.Unmake(m, undo)
		if !ok {
			return nil
		}
		c.move = m
		all = append(all, c)
	}
	slices.SortStableFunc(all, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(b.score, a.score), sign(a.score)*cmp.Compare(a.plies, b.plies))
	})
	return all
}

// leads returns the candidate whose move leads to a position. ok is false if that is not known.
func (t Thinker) leads(p *bitboard.Position) (c candidate, ok bool) {
	if r, ok := t.Tables.Probe(p); ok {
		c.score = score(r)
		if c.score != 0 {
			c.plies = mate.Score - max(c.score, -c.score)
		}
		return c, true
	}
	if c, ok := t.zeroes(p); ok {
		return c, true
	}
	r, ok := wdl.Probe(p)
	if r != wdl.Drawn {
		c.score, c.plies = -int(r)*player.Decided, 1+wdl.Longest(p)
	}
	return c, ok
}

// zeroes is leads by the tables in the person's folder. They count plies up to the next capture or
// pawn move: what the 50-move rule makes a draw is one.
func (t Thinker) zeroes(p *bitboard.Position) (c candidate, ok bool) {
	if t.Syzygy == nil {
		return c, false
	}
	r, err := t.Syzygy.WDL(p)
	if err != nil {
		return c, false
	}
	switch r {
	case syzygy.Win:
		c.score = -player.Decided
	case syzygy.Loss:
		c.score = player.Decided
	default:
		return c, true
	}
	c.plies = mostPlies // without DTZ files, a win is only sure after a capture or a pawn move
	if n, err := t.Syzygy.DTZ(p); err == nil {
		c.plies = max(n, -n) + 2 // by the move, and the files may count one too few
	}
	if p.HalfmoveClock() == 0 {
		c.plies = 1 // by the move
	}
	return c, true
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
func (t Thinker) sortDraws(ctx context.Context, p *bitboard.Position, all []candidate) {
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
		safe[c.move] = t.share(ctx, p)
		p.Unmake(c.move, undo)
	}
	slices.SortStableFunc(draws, func(a, b candidate) int { return cmp.Compare(safe[a.move], safe[b.move]) })
}

// share returns which part of the moves holds a draw, 1 if there are none.
func (t Thinker) share(ctx context.Context, p *bitboard.Position) float64 {
	var l bitboard.List
	p.Generate(&l)
	held := 0
	for _, m := range l.All() {
		if ctx.Err() != nil {
			return 1
		}
		undo := p.Make(m)
		if t.drawn(p) {
			held++
		}
		p.Unmake(m, undo)
	}
	if held == 0 {
		return 1
	}
	return float64(held) / float64(l.Count)
}

// drawn reports whether a position is known to be drawn. It asks no table for distances that it
// need not.
func (t Thinker) drawn(p *bitboard.Position) bool {
	if r, ok := wdl.Probe(p); ok {
		return r == wdl.Drawn
	}
	if t.Syzygy == nil {
		return false
	}
	r, err := t.Syzygy.WDL(p)
	return err == nil && r != syzygy.Win && r != syzygy.Loss
}
