package engine

import (
	"time"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/play/player"
)

// A doubt counts how often a search changed its best move.
type doubt struct {
	changes int
	last    bitboard.Move
}

func (d *doubt) hear(i Info) {
	if d.last != 0 && first(i.Line) != d.last {
		d.changes++
	}
	d.last = first(i.Line)
}

// pause returns the least time that a move takes. At a slow pace, a move that was forced
// or recaptures takes a beat, and any other move takes longer the more often the search
// changed its mind.
func (o Opponent) pause(q Question, m bitboard.Move, d doubt) time.Duration {
	if pace := o.pace(q, m, d); q.Limits.Enough == 0 || pace < q.Limits.Enough {
		return pace
	}
	return q.Limits.Enough // never more than the clock allows
}

func (o Opponent) pace(q Question, m bitboard.Move, d doubt) time.Duration {
	var moves bitboard.List
	q.Position.Generate(&moves)
	forced := moves.Count == 1 || noisy(&q.Position, m) && exchange(&q.Position, m) >= 0
	return player.Pace{Pause: o.Pause, Slow: o.Slow}.For(forced, d.changes, mix(o.Seed, q.Position.Key(), 6))
}
