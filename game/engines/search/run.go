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

// A Strength is the parameters of a level that every engine has, the same on every computer.
type Strength struct {
	Nodes int     // positions examined
	Noise int     // the largest error in evaluating a position, in centipawns
	Whim  float64 // the probability of playing a move after only a glance
}

// A Run is what a search keeps besides its board: the count of its positions, its
// deepening, and what it reports.
type Run[M comparable] struct {
	Count
	Deepening[M]
	Began  time.Time
	Noise  func(key uint64) int // the error in the evaluation of a position
	Single bool                 // there is only one legal move
	Full   func() int           // thousandths of the hash table in use

	Position   rules.Position
	FirstScore int // of the last line of rank 1

	watch func(player.Thought) // nil if nobody watches
	lines player.Lines
	seed  uint64
	whim  float64
}

// NewRun returns the run of a task at a strength. every is that of the count, and deepest
// the greatest depth of the engine.
func NewRun[M comparable, T any](ctx context.Context, t Task[T], s Strength, every, deepest int) Run[M] {
	r := Run[M]{
		Count:     Count{Limit: t.Nodes(s.Nodes), Every: every, Stop: t.Stop(ctx)},
		Deepening: Deepening[M]{From: 1, To: t.Depth(deepest), Lines: max(t.Lines, 1)},
		Began:     time.Now(), Noise: t.Noise(s.Noise), Position: t.Position(), seed: t.Seed, whim: s.Whim,
	}
	if t.Watch != nil {
		r.watch = t.Tell
	}
	if t.Unlimited {
		r.whim = 0
	}
	return r
}

// Search searches one of the legal moves, and returns false if there is none.
func (r *Run[M]) Search(root Root, moves []M) bool {
	if len(moves) == 0 {
		return false
	}
	r.Best, r.Lines, r.Single = moves[0], min(r.Lines, len(moves)), len(moves) == 1
	r.Deepen(root)
	return true
}

// Glance returns one of the legal moves played on a whim, as by people who have just learnt
// the game: the more inviting one is, the more often. ok is false if the level thinks
// instead.
func (r *Run[M]) Glance(key uint64, moves []M, inviting func(M) float64) (m M, ok bool) {
	draw := player.Random(key ^ r.seed)
	if draw() >= r.whim {
		return m, false
	}
	return Draw(moves, inviting, func(M) float64 { return draw() })
}

// Choice returns a move as the answer. key is that of the position.
func (r *Run[M]) Choice(m rules.Move, forced bool, key uint64) Choice {
	return Choice{Action: player.Action{Move: m}, Forced: forced, Changes: r.Changes, Mood: key ^ r.seed}
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
		Position: r.Position, Rank: 1, Depth: depth, SelDepth: r.Farthest, Score: score, Threads: 1,
		HashFull: r.Full(), Line: line(),
	}.Spent(r.Nodes, time.Since(r.Began))
	t.Mate, _ = mate.In(score)
	r.lines.Tell(t, r.watch)
}
