package engine

import (
	"context"
	"errors"

	"passedpawn/game/chess/bitboard"
	"passedpawn/game/chess/convert"
	"passedpawn/game/engines/levels"
	"passedpawn/game/engines/mate"
	"passedpawn/game/engines/search"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
)

// An Opponent plays orthodox chess or Chess960 at a level. It uses the opening book if it is
// not unlimited.
type Opponent = search.Opponent[Level, Table]

// A turn is a question to an opponent. It implements search.Search.
type turn struct {
	ctx      context.Context
	level    Level
	task     search.Task[Table]
	question Question
	best     bitboard.Move // of the last finished depth
	changes  int           // of best
}

// Beginner implements search.Level.
func (l Level) Beginner() bool { return l <= levels.Beginners }

// Begin implements search.Level.
func (l Level) Begin(ctx context.Context, t search.Task[Table]) (search.Search, error) {
	q, err := ask(t)
	return &turn{ctx: ctx, level: l, task: t, question: q}, err
}

// ask converts a task.
func ask(t search.Task[Table]) (Question, error) {
	q := Question{Limits: limits(t.Question), Table: t.Table, Threads: t.Threads, Now: t.Now, Book: true}
	if t.Unlimited {
		q.Lines = t.Lines
	}
	for i, p := range t.Line {
		pos, err := convert.Fast(p)
		if err != nil {
			return q, err
		}
		if i < len(t.Line)-1 {
			q.Earlier = append(q.Earlier, pos.Key())
		}
		q.Position = pos
	}
	return q, nil
}

// limits returns the limits of a question, including the share of the clock.
func limits(q player.Question) Limits {
	var l Limits
	if c := q.Clock(); c != (clock.Turn{}) {
		l = Shared(c)
	}
	if most := q.Limits.Time; most > 0 && (l.Time == 0 || most < l.Time) {
		l.Time = most
	}
	l.Depth, l.Nodes = q.Limits.Depth, q.Limits.Nodes
	return l
}

// Choose implements search.Search. A move that recaptures counts as forced.
func (t *turn) Choose() (search.Choice, error) {
	m, p := t.move(), &t.question.Position
	if m == 0 {
		return search.Choice{}, errors.New("the engine was asked for a move where there is none")
	}
	var moves bitboard.List
	p.Generate(&moves)
	return search.Choice{
		Action: player.Action{Move: convert.Move(m)},
		Forced: moves.Count == 1 || noisy(p, m) && exchange(p, m) >= 0, Changes: t.changes, Mood: mix(t.task.Seed, p.Key(), 6),
	}, nil
}

func (t *turn) move() bitboard.Move {
	if t.task.Unlimited {
		return first(Search(t.ctx, t.question, t.tell).Line)
	}
	return t.level.Choose(t.ctx, t.question, t.task.Seed, t.tell)
}

// Score implements search.Search.
func (t *turn) Score() int { return Search(t.ctx, t.question, nil).Score }

// tell passes on what the search has found.
func (t *turn) tell(i Info) {
	if t.best != 0 && first(i.Line) != t.best {
		t.changes++
	}
	t.best = first(i.Line)
	thought := player.Thought{
		Position: t.task.Position(), Rank: i.Rank, Depth: i.Depth, SelDepth: i.SelDepth, Score: i.Score, Threads: t.task.Threads,
		HashFull: i.HashFull,
	}.Spent(i.Nodes, i.Time)
	thought.Mate, _ = mate.In(i.Score)
	for _, m := range i.Line {
		thought.Line = append(thought.Line, convert.Move(m))
	}
	t.task.Tell(thought)
}
