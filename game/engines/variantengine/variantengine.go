// Package variantengine plays any two-player game whose positions offer a board.Mover. It
// is a plain alpha-beta search with a transposition table, quiescence over captures and
// promotions, and piece values that follow from what the pieces can do and promote to. It
// is the opponent in the variants, but knows none of their rules.
package variantengine

import (
	"context"
	"fmt"
	"math"
	"time"

	"passedpawn/game/play/player"
	"passedpawn/game/rules/board"
)

// An Opponent is a player.Thinker at a level. Seed makes games differ. Pause is the least
// time that a move takes, so that a person can see what happens.
type Opponent struct {
	Level Level
	Seed  uint64
	Pause time.Duration
	Slow  bool // it plays at a human pace
	// Table is kept from move to move. Without one, each search has its own.
	Table *Table
	// Unlimited makes it search until it is stopped, and evaluate without an error, for
	// an analysis.
	Unlimited bool
}

// Think implements player.Thinker.
func (o Opponent) Think(ctx context.Context, q player.Question) (player.Action, error) {
	pos := q.Position()
	p, ok := pos.(board.Searchable)
	if !ok {
		return player.Action{}, fmt.Errorf("no move can be searched for in %s", pos)
	}
	m := p.Mover()
	if q.Offer {
		return player.Action{Accept: accepts(ctx, q, m)}, ctx.Err()
	}
	most, thinking, began := q.Budget(), ctx, time.Now()
	if most > 0 {
		var done context.CancelFunc
		thinking, done = context.WithTimeout(ctx, most)
		defer done()
	}
	s := o.search(thinking, q, m)
	if q.Watch != nil {
		var lines player.Lines
		s.tell = func(depth, score int) { lines.Tell(s.thought(pos, depth, score), q.Tell) }
	}
	best, ok := o.glance(s)
	if !ok {
		best, ok = s.think()
	}
	if !ok {
		return player.Action{}, fmt.Errorf("there is no move in %s", pos)
	}
	pause := o.pace(s, best)
	if most > 0 {
		pause = min(pause, most)
	}
	select {
	case <-time.After(pause - time.Since(began)):
	case <-ctx.Done():
	case <-q.Now:
	}
	return player.Action{Move: m.RulesMove(best)}, ctx.Err()
}

// accepts decides on a draw offer, with the side that offered it to move.
func accepts(ctx context.Context, q player.Question, m board.Mover) bool {
	q.Lines, q.Limits = 1, player.Limits{Nodes: 20_000}
	s, theirs := Opponent{Unlimited: true}.search(ctx, q, m), 0
	s.tell = func(_, score int) { theirs = score }
	s.think()
	return player.AcceptsDraw(theirs, len(q.Line))
}

// pace returns the least time that a move takes. A move that wins something at once
// counts as forced.
func (o Opponent) pace(s *search, m board.Move) time.Duration {
	forced := len(s.mover.Legal(nil)) == 1 || s.gain(m) > 0
	return player.Pace{Pause: o.Pause, Slow: o.Slow}.For(forced, s.changes, s.mover.Key()^o.Seed)
}

// table returns the table for a search.
func (o Opponent) table() *Table {
	if o.Table != nil {
		return o.Table
	}
	return o.Level.NewTable()
}

func (o Opponent) search(ctx context.Context, q player.Question, m board.Mover) *search {
	s := &search{
		mover: m, scale: newScale(m), table: o.table().entries, limit: o.Level.strength().nodes, depth: deepest,
		lines: max(q.Lines, 1), tell: func(int, int) {}, began: time.Now(),
	}
	if o.Unlimited {
		s.limit = math.MaxInt
	}
	if n := q.Limits.Nodes; n > 0 {
		s.limit = min(s.limit, n)
	}
	if d := q.Limits.Depth; d > 0 {
		s.depth = min(s.depth, d+1)
	}
	s.stop = func() bool { return q.Stopped(ctx) }
	width := o.Level.strength().noise
	if o.Unlimited {
		width = 0
	}
	s.noise = func(key uint64) int {
		h := (key ^ o.Seed) * 0x9E3779B97F4A7C15
		return int(h>>40)%(2*width+1) - width
	}
	for _, p := range q.Line[max(0, len(q.Line)-1-m.HalfmoveClock()) : len(q.Line)-1] {
		s.keys = append(s.keys, p.(board.Searchable).Mover().Key()) // the positions are of the same game
	}
	s.keys = append(s.keys, m.Key())
	s.before = len(s.keys)
	return s
}
