package search

import (
	"context"
	"time"

	"passedpawn/game/engines/mate"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// LongestLine is the greatest number of plies of the expected line that is reported.
const LongestLine = 12

// A Run is what a search keeps besides its board: the count of its positions, its
// deepening, and what it reports.
type Run[M comparable] struct {
	Count
	Deepening[M]
	Began time.Time
	Noise func(key uint64) int // the error in the evaluation of a position

	Position   rules.Position
	FirstScore int // of the last line of rank 1

	watch func(player.Thought) // nil if nobody watches
	lines player.Lines
}

// NewRun returns the run of a task in which a level examines a number of positions, with an
// error of at most width in the evaluation. every is that of the count, and deepest the
// greatest depth of the engine.
func NewRun[M comparable, T any](ctx context.Context, t Task[T], nodes, width, every, deepest int) Run[M] {
	r := Run[M]{
		Count:     Count{Limit: t.Nodes(nodes), Every: every, Stop: t.Stop(ctx)},
		Deepening: Deepening[M]{From: 1, To: t.Depth(deepest), Lines: max(t.Lines, 1)},
		Began:     time.Now(), Noise: t.Noise(width), Position: t.Position(),
	}
	if t.Watch != nil {
		r.watch = t.Tell
	}
	return r
}

// Tell reports a line that was found. line returns its moves.
func (r *Run[M]) Tell(depth, rank, score int, line func() []rules.Move) {
	if rank == 1 {
		r.FirstScore = score
	}
	if r.watch == nil {
		return
	}
	t := player.Thought{
		Position: r.Position, Rank: 1, Depth: depth, SelDepth: r.Farthest, Score: score, Threads: 1, Line: line(),
	}.Spent(r.Nodes, time.Since(r.Began))
	t.Mate, _ = mate.In(score)
	r.lines.Tell(t, r.watch)
}
