package search

import (
	"context"
	"math"
	"time"

	"passedpawn/game/play/player"
)

// A Task is a question, and how it is to be answered.
type Task[T any] struct {
	player.Question
	Seed      uint64
	Table     *T // nil for a new one
	Unlimited bool
	Threads   int
}

// Nodes returns how many positions a search may examine at a level that examines so many.
func (t Task[T]) Nodes(level int) int {
	if t.Unlimited {
		level = math.MaxInt
	}
	if n := t.Limits.Nodes; n > 0 {
		level = min(level, n)
	}
	return level
}

// Depth returns the greatest depth for an engine that searches at most so deeply.
func (t Task[T]) Depth(most int) int {
	if d := t.Limits.Depth; d > 0 {
		most = min(most, d)
	}
	return most
}

// Stop returns a function that reports whether the search must end: ctx is done, the answer
// is wanted now, or the time for the move is up.
func (t Task[T]) Stop(ctx context.Context) func() bool {
	most, began := t.Budget(), time.Now()
	return func() bool { return t.Stopped(ctx) || most > 0 && time.Since(began) >= most }
}

// Noise returns the errors in evaluating positions, by their keys: at most width centipawns
// either way, and none in an unlimited search.
func (t Task[T]) Noise(width int) func(key uint64) int {
	if t.Unlimited {
		width = 0
	}
	return func(key uint64) int {
		h := (key ^ t.Seed) * 0x9E3779B97F4A7C15
		return int(h>>40)%(2*width+1) - width
	}
}
