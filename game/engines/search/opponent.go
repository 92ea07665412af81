// Package search is what the bundled engines have in common around their searches: an
// Opponent answers the questions of a game at a level, a Deepening searches to greater and
// greater depth, a Count ends the search, and the rest of the files hold what every
// alpha-beta search needs. The recursion is in each engine, for its own kind of board.
package search

import (
	"context"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
)

// An Opponent plays games at a level. It implements player.Thinker. L is the levels of an
// engine and T its transposition table.
type Opponent[L Level[T], T any] struct {
	Level L
	Seed  uint64        // of its errors; equal seeds play equal games
	Pause time.Duration // the least time a move takes, so that a person can follow
	Slow  bool          // plays at a human pace: quickly if the move is forced, longer if it is hard to choose
	Table *T            // keeps results from one move to the next; nil for a new one in each search
	// Unlimited makes it search until it is stopped and evaluate without errors, for an
	// analysis.
	Unlimited bool
	Threads   int // that search if it is unlimited, for an engine that can use several; 0 means one
}

// A Level is a strength of an engine.
type Level[T any] interface {
	// Begin prepares a search for the answer to a question.
	Begin(context.Context, Task[T]) (Search, error)
	// Beginner reports whether the level is one for beginners.
	Beginner() bool
}

// A Search is the search of an engine in one position.
type Search interface {
	// Choose returns the answer at the level, or an error if there is no move.
	Choose() (Choice, error)
	// Score returns the score of a plain search for the side to move.
	Score() int
}

// A Choice is the answer of an engine, and what a human pace depends on.
type Choice struct {
	player.Action
	Forced  bool   // the move needs no thought
	Changes int    // how often the search changed its mind
	Mood    uint64 // differs from move to move
}

// Think implements player.Thinker.
func (o Opponent[L, T]) Think(ctx context.Context, q player.Question) (player.Action, error) {
	if q.Offer {
		return o.answerOffer(ctx, q)
	}
	began := time.Now()
	s, err := o.Level.Begin(ctx, o.Task(q))
	if err != nil {
		return player.Action{}, err
	}
	c, err := s.Choose()
	if err != nil || c.Claim {
		return c.Action, err
	}
	select {
	case <-time.After(o.pause(q, c) - time.Since(began)):
	case <-ctx.Done():
	case <-q.Now:
	}
	return c.Action, ctx.Err()
}

// Task returns a question as a task for a search.
func (o Opponent[L, T]) Task(q player.Question) Task[T] {
	return Task[T]{Question: q, Seed: o.Seed, Table: o.Table, Unlimited: o.Unlimited, Threads: max(o.Threads, 1)}
}

// pause returns the least time that a move takes, never more than the clock allows.
func (o Opponent[L, T]) pause(q player.Question, c Choice) time.Duration {
	pause := player.Pace{Pause: o.Pause, Slow: o.Slow}.For(c.Forced, c.Changes, c.Mood)
	if most := q.Budget(); most > 0 {
		pause = min(pause, most)
	}
	return pause
}

// answerOffer decides on a draw offer, with the side that offered it to move.
func (o Opponent[L, T]) answerOffer(ctx context.Context, q player.Question) (player.Action, error) {
	q.Lines, q.Limits, q.Clocks, q.Watch = 1, player.Limits{Nodes: 20_000}, [2]clock.Turn{}, nil
	o.Unlimited, o.Threads = true, 1
	s, err := o.Level.Begin(ctx, o.Task(q))
	if err != nil {
		return player.Action{}, err
	}
	return player.Action{Accept: player.AcceptsDraw(s.Score(), len(q.Line), o.Level.Beginner())}, ctx.Err()
}
