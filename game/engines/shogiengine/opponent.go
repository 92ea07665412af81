// Package shogiengine plays shogi: an alpha-beta search over package shogiboard. Its
// evaluation is a sum of weights for material, for the places of pieces relative to both
// kings, and for attacks around the kings. Its levels differ in the number of positions
// they examine and in their errors, so that a level is equally strong on every computer.
// It has no opening book.
package shogiengine

import (
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/shogi/shogiboard"
)

// In the opening every level has a slightly larger error, so that no two games are the
// same.
const (
	opening = 12 // plies
	variety = 30
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
	// Unlimited makes it search until it is stopped and evaluate without error, for an
	// analysis.
	Unlimited bool
}

// Think implements player.Thinker.
func (o Opponent) Think(ctx context.Context, q player.Question) (player.Action, error) {
	if q.Offer {
		return player.Action{Accept: accepts(ctx, q)}, ctx.Err()
	}
	pos := q.Position()
	if (shogi.Rules{Points24: points24(q)}).Count(pos).Claim() == rules.Declaration {
		return player.Action{Claim: true, Move: pos.Moves()[0]}, ctx.Err()
	}
	most, thinking, began := q.Budget(), ctx, time.Now()
	if most > 0 {
		var done context.CancelFunc
		thinking, done = context.WithTimeout(ctx, most)
		defer done()
	}
	s := o.search(thinking, q)
	if q.Watch != nil {
		var lines player.Lines
		s.tell = func(depth, score int) { lines.Tell(s.thought(pos, depth, score), q.Tell) }
	}
	best := o.choose(thinking, s, q)
	if best == 0 {
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
	return player.Action{Move: shogi.RulesMove(&s.board, best)}, ctx.Err()
}

// accepts decides on a draw offer, with the side that offered it to move.
func accepts(ctx context.Context, q player.Question) bool {
	q.Lines, q.Limits, q.Clocks = 1, player.Limits{Nodes: 20_000}, player.Question{}.Clocks
	s, theirs := Opponent{Level: Levels, Unlimited: true}.search(ctx, q), 0
	s.tell = func(_, score int) { theirs = score }
	s.think()
	return player.AcceptsDraw(theirs, len(q.Line))
}

// choose returns a move on a whim, the first move of a mate, or the best one found by the
// search, and 0 if there is none.
func (o Opponent) choose(ctx context.Context, s *search, q player.Question) shogiboard.Move {
	if m, ok := o.glance(s); ok {
		return m
	}
	if line := s.mates(ctx, q, o.Level.strength().mates); len(line) > 0 {
		q.Tell(s.mating(q, line))
		return line[0]
	}
	return s.think()
}

// pace returns the least time that a move takes. A capture counts as forced.
func (o Opponent) pace(s *search, m shogiboard.Move) time.Duration {
	var moves shogiboard.List
	s.board.Generate(&moves)
	forced := moves.Count == 1 || s.board.Occupied().Has(m.To())
	return player.Pace{Pause: o.Pause, Slow: o.Slow}.For(forced, s.changes, s.board.Key()^o.Seed)
}

func (o Opponent) search(ctx context.Context, q player.Question) *search {
	strength := o.Level.strength()
	s := &search{
		board: shogi.Board(q.Position()), table: o.Table, points: [2]int{28, 27},
		limit: strength.nodes, depth: deepest, lines: max(q.Lines, 1), tell: func(int, int) {}, began: time.Now(),
	}
	if points24(q) {
		s.points = [2]int{31, 31}
	}
	width := strength.noise
	if len(q.Line) <= opening {
		width += variety
	}
	if o.Unlimited {
		s.limit, width = math.MaxInt, 0
	}
	if n := q.Limits.Nodes; n > 0 {
		s.limit = min(s.limit, n)
	}
	if d := q.Limits.Depth; d > 0 {
		s.depth = min(s.depth, d+1)
	}
	if s.table == nil {
		s.table = NewTable(min(s.limit, strength.nodes))
	}
	s.table.begin()
	if c := q.Clock(); c != (clock.Turn{}) {
		s.enough, _ = c.Share()
	}
	s.stop = func() bool { return q.Stopped(ctx) }
	s.noise = func(key uint64) int {
		h := (key ^ o.Seed) * 0x9E3779B97F4A7C15
		return int(h>>40)%(2*width+1) - width
	}
	for _, p := range q.Line {
		b := shogi.Board(p)
		s.line = append(s.line, visited{key: b.Key(), check: b.InCheck()})
	}
	s.line = slices.Grow(s.line, deepest+8)
	s.before = len(s.line)
	return s
}

// points24 reports whether a question belongs to a game with the 24-point rule.
func points24(q player.Question) bool {
	return q.Game != nil && q.Game.Rules == shogi.Rules{Points24: true}.ID()
}
