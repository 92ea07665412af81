// Package tablebase answers from the tables of endgames where they know the position, and
// asks an engine elsewhere. It plays these endings without a mistake: it mates as fast and
// is mated as late as possible, and holds each draw. As long as the tables of distances have
// not been built, it still knows who wins (package wdl): then an engine finds the way, and may
// not leave it.
package tablebase

import (
	"context"
	"io"
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/endgames/syzygy"
	"passedpawn/game/endgames/tables"
	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A Thinker implements player.Thinker.
type Thinker struct {
	Tables *tables.Tables
	Syzygy Zeroing        // tables of more men, nil for none
	Other  player.Thinker // where the tables do not know the position
	Pause  time.Duration  // the least time that a move takes
}

// Close implements io.Closer: it closes the other one, if it can be closed.
func (t Thinker) Close() error {
	if c, ok := t.Other.(io.Closer); ok {
		return c.Close()
	}
	return nil
}

// Zeroing are tables that know the 50-move rule, such as *syzygy.Tables.
type Zeroing interface {
	WDL(p *bitboard.Position) (syzygy.Result, error)
	DTZ(p *bitboard.Position) (int, error)
}

// mostPlies is after how many plies without a capture or a pawn move a player can claim a
// draw.
const mostPlies = 100

// Think implements player.Thinker.
func (t Thinker) Think(ctx context.Context, q player.Question) (player.Action, error) {
	p, all := t.known(ctx, q)
	switch {
	case len(all) == 0:
		return t.Other.Think(ctx, q)
	case q.Offer: // by the side to move
		return player.Action{Accept: all[0].score >= 0}, ctx.Err()
	case all[0].decided():
		return newGuide(t, q, p, all).think(ctx)
	}
	for i, c := range all[:min(max(q.Lines, 1), len(all))] {
		q.Tell(t.thought(q.Position(), p, c, i+1))
	}
	pause := t.Pause
	if most := q.Budget(); most > 0 {
		pause = min(pause, most)
	}
	select {
	case <-time.After(pause):
	case <-ctx.Done():
	case <-q.Now:
	}
	return player.Action{Move: convert.Move(all[0].move)}, ctx.Err()
}

// known returns the position of a question and its moves, the best first. There are none if
// the position is not known, or if the 50-move rule may save the side that loses.
func (t Thinker) known(ctx context.Context, q player.Question) (p bitboard.Position, all []candidate) {
	if q.Game == nil || !rules.Chess(q.Game.Rules) {
		return p, nil
	}
	p, err := convert.Fast(q.Position())
	if err != nil {
		return p, nil
	}
	if _, ok := t.leads(&p); !ok {
		return p, nil
	}
	all = t.candidates(&p)
	if len(all) == 0 || !all[0].sure(p.HalfmoveClock()) {
		return p, nil
	}
	t.sortDraws(ctx, &p, all)
	return p, all
}

// thought returns what is said about a move.
func (t Thinker) thought(at rules.Position, p bitboard.Position, c candidate, rank int) player.Thought {
	said := player.Thought{
		Position: at, Rank: rank, Depth: max(c.plies, 1), Score: c.score, Threads: 1, Line: t.line(p, c),
		Proved: c.sure(p.HalfmoveClock()),
	}
	said.Mate, _ = mate.In(c.score)
	return said
}

// line returns the moves that follow from a move with best play. Of a draw, or where the best
// move is not known, it returns no more than the move, because many moves are equally good.
func (t Thinker) line(p bitboard.Position, c candidate) (moves []rules.Move) {
	for {
		moves = append(moves, convert.Move(c.move))
		p.Make(c.move)
		all := t.candidates(&p)
		if len(all) == 0 || c.score == 0 || all[0].decided() || len(moves) == search.LongestLine {
			return moves
		}
		c = all[0]
	}
}
