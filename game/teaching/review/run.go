package review

import (
	"context"
	"fmt"
	"io"
	"slices"
	"sync"
	"sync/atomic"

	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// A Game is a game to be evaluated: the positions from its start, and the moves between
// them.
type Game struct {
	Game  *player.Game
	Rules rules.Rules
	Line  []rules.Position // one more than Moves
	Moves []rules.Move
}

// An Eval is the evaluation of one position.
type Eval struct {
	Known bool // the position has been evaluated
	Sure  bool // no deeper search is to confirm it
	Score Score
	Line  []rules.Move // the best line, empty if the score is from a file
}

// Workers is how many positions are evaluated at the same time.
const Workers = 2

// Nodes is how many positions the bundled engine examines for each position of a game. A
// limit in nodes gives the same review each time. At 0.8 million nodes per second, a game
// of 40 moves takes ten seconds on two cores.
const Nodes = 200_000

// Deeper is how many times as many nodes confirm a blunder.
const Deeper = 5

// Run evaluates the positions of a game that are not known yet, in order. Then it evaluates
// those before and after each blunder again, with Deeper nodes, and those that are Shaken. It
// blocks until the review is complete, ctx is cancelled, or a Thinker fails. thinker makes a
// Thinker for each of the Workers; if what it answers depends only on the question, so does the
// review. found is called with each result, by one goroutine at a time. The Thinkers are released
// at the end.
func Run(ctx context.Context, g Game, known []Eval, limits player.Limits, thinker func() player.Thinker, found func(ply int, e Eval)) error {
	r := New(g)
	copy(r.Evals, known)
	var pool [Workers]player.Thinker
	defer func() {
		for _, t := range pool {
			Release(t)
		}
	}()
	for {
		plies, ask := r.open(limits)
		if len(plies) == 0 {
			return nil
		}
		err := each(ctx, plies, func(ctx context.Context, worker, ply int) ([]Eval, error) {
			if pool[worker] == nil {
				pool[worker] = thinker()
			}
			return ask(ctx, ply, pool[worker])
		}, func(ply int, all []Eval) {
			for i, e := range all {
				r.Evals[ply+i] = e
				found(ply+i, e)
			}
		})
		if err != nil {
			return err
		}
	}
}

// open is the positions that come next, and what evaluates each of them and sometimes those that
// follow it.
func (r Review) open(limits player.Limits) (plies []int, ask func(context.Context, int, player.Thinker) ([]Eval, error)) {
	now := Review{r.Game, slices.Clone(r.Evals)} // r changes meanwhile
	plain := func(ctx context.Context, ply int, t player.Thinker) ([]Eval, error) {
		e, err := evaluate(ctx, now.Game, ply, limits, t)
		e.Sure = e.Sure || now.Evals[ply].Known
		return []Eval{e}, err
	}
	if plies = r.unknown(); len(plies) > 0 {
		return plies, plain
	}
	limits.Nodes *= Deeper
	if plies = r.Doubtful(); len(plies) > 0 {
		return plies, plain
	}
	if plies = r.unsettled(); len(plies) > 0 {
		return plies, plain
	}
	return r.Shaken(), func(ctx context.Context, ply int, t player.Thinker) ([]Eval, error) {
		return now.settle(ctx, ply, limits, t)
	}
}

// each calls ask for each ply, by as many workers at a time, and found with each result.
func each(ctx context.Context, plies []int, ask func(ctx context.Context, worker, ply int) ([]Eval, error), found func(int, []Eval)) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next atomic.Int64
	var telling sync.Mutex
	var workers sync.WaitGroup
	for worker := range Workers {
		workers.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= len(plies) || ctx.Err() != nil {
					return
				}
				e, err := ask(ctx, worker, plies[i])
				if err != nil {
					cancel(err)
					return
				}
				telling.Lock()
				found(plies[i], e)
				telling.Unlock()
			}
		})
	}
	workers.Wait()
	return context.Cause(ctx)
}

// Release ends a Thinker that is no longer needed, if it can be ended, as a process can. It
// may be nil.
func Release(t player.Thinker) {
	if c, ok := t.(io.Closer); ok {
		_ = c.Close() // nobody waits for an answer
	}
}

// evaluate evaluates the position after a number of plies.
func evaluate(ctx context.Context, g Game, ply int, limits player.Limits, t player.Thinker) (Eval, error) {
	all, err := evaluateMoves(ctx, g, ply, limits, 1, t)
	if err != nil {
		return Eval{}, err
	}
	return all[0], nil
}

// evaluateMoves evaluates the best moves after a number of plies: at most n, and at least one.
// A panic of the Thinker becomes an error.
func evaluateMoves(ctx context.Context, g Game, ply int, limits player.Limits, n int, t player.Thinker) (all []Eval, err error) {
	if e, over := g.end(ply); over {
		return []Eval{e}, nil
	}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the engine stopped working: %v", r)
		}
	}()
	q := player.Question{Game: g.Game, Line: g.Line[:ply+1], Moves: g.Moves[:ply], Limits: limits, Lines: n}
	all = make([]Eval, n)
	var hearing sync.Mutex
	q.Watch = func(t player.Thought) {
		hearing.Lock()
		defer hearing.Unlock()
		if rank := max(t.Rank, 1); rank <= n && len(t.Line) > 0 {
			all[rank-1] = Eval{Known: true, Sure: t.Proved, Score: ScoreOf(g.Rules, t), Line: t.Line}
		}
	}
	_, err = t.Think(ctx, q)
	hearing.Lock()
	defer hearing.Unlock()
	switch {
	case err != nil:
		return nil, err
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case !all[0].Known:
		return nil, fmt.Errorf("the engine does not say what it thinks of ply %d", ply)
	}
	return slices.DeleteFunc(slices.Clone(all), func(e Eval) bool { return !e.Known }), nil
}

// end is the evaluation of a position in which the rules end the game.
func (g Game) end(ply int) (e Eval, over bool) {
	if ply != len(g.Line)-1 {
		return e, false
	}
	o := g.Rules.Outcome(g.Line)
	if !o.Over() {
		return e, false
	}
	s := Score{Over: true}
	switch o.Result {
	case rules.WhiteWins:
		s.Mate = 1
	case rules.BlackWins:
		s.Mate = -1
	}
	return Eval{Known: true, Sure: true, Score: s}, true
}

// Evaluate evaluates the last position of a game.
func Evaluate(ctx context.Context, g Game, limits player.Limits, t player.Thinker) (Eval, error) {
	return evaluate(ctx, g, len(g.Line)-1, limits, t)
}

// EvaluateMoves evaluates the best moves in the last position of a game, the best one first: at
// most n, and at least one.
func EvaluateMoves(ctx context.Context, g Game, limits player.Limits, n int, t player.Thinker) ([]Eval, error) {
	return evaluateMoves(ctx, g, len(g.Line)-1, limits, n, t)
}
