// Package shogiengine plays shogi. It is a plain alpha-beta search over package
// shogiboard, with a transposition table, quiescence over captures, and an evaluation of
// material, kings and a little mobility. Its levels differ in the number of positions
// they examine, so that a level is equally strong on every computer. It has no opening
// book and never declares.
package shogiengine

import (
	"context"
	"fmt"
	"math"
	"time"

	"passedpawn/game/player"
	"passedpawn/game/shogi"
	"passedpawn/game/shogiboard"
)

// A Level is a strength, from 1 to Levels.
type Level int

// Levels is the highest level.
const Levels Level = 3

// LevelOf returns the level that corresponds to a level of a scale with the given number
// of levels, from 1.
func LevelOf(level, levels int) Level { return Level(1 + (level-1)*int(Levels)/levels).clamp() }

// Name returns the text identifier of a level's name.
func (l Level) Name() string { return strengths[l.clamp()-1].name }

func (l Level) clamp() Level { return min(max(l, 1), Levels) }

// strengths are, for each level, the identifier of its name, the number of positions it
// examines, and its largest error in evaluating one, in centipawns.
var strengths = [Levels]struct {
	name         string
	nodes, noise int
}{
	{name: "shogiengine.easy", nodes: 400, noise: 220},
	{name: "shogiengine.medium", nodes: 12_000, noise: 25},
	{name: "shogiengine.hard", nodes: 400_000, noise: 8},
}

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
	// Unlimited makes it search until it is stopped and evaluate without error, for an
	// analysis.
	Unlimited bool
}

// Think implements player.Thinker.
func (o Opponent) Think(ctx context.Context, q player.Question) (player.Action, error) {
	if q.Offer {
		return player.Action{}, nil // it declines every draw
	}
	pos := q.Position()
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
	best := s.think()
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

// pace returns the least time that a move takes. A capture counts as forced.
func (o Opponent) pace(s *search, m shogiboard.Move) time.Duration {
	var moves shogiboard.List
	s.board.Generate(&moves)
	forced := moves.Count == 1 || s.board.Occupied().Has(m.To())
	return player.Pace{Pause: o.Pause, Slow: o.Slow}.For(forced, s.changes, s.board.Key()^o.Seed)
}

func (o Opponent) search(ctx context.Context, q player.Question) *search {
	strength := strengths[o.Level.clamp()-1]
	s := &search{
		board: shogi.Board(q.Position()), table: make([]entry, tableSize(strength.nodes)),
		limit: strength.nodes, depth: deepest, lines: max(q.Lines, 1), tell: func(int, int) {}, began: time.Now(),
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
	s.stop = func() bool { return q.Stopped(ctx) }
	s.noise = func(key uint64) int {
		h := (key ^ o.Seed) * 0x9E3779B97F4A7C15
		return int(h>>40)%(2*width+1) - width
	}
	for _, p := range q.Line {
		b := shogi.Board(p)
		s.line = append(s.line, visited{key: b.Key(), check: b.InCheck()})
	}
	s.before = len(s.line)
	return s
}

// tableSize returns a sufficient number of table entries for some nodes, a power of two.
func tableSize(nodes int) int {
	n := 1 << 10
	for n < nodes && n < 1<<19 {
		n *= 2
	}
	return n
}
