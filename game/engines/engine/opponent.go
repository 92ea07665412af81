package engine

import (
	"context"
	"errors"
	"time"

	"passedpawn/game/chess/convert"
	"passedpawn/game/engines/mate"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// An Opponent plays orthodox chess at a level. It implements player.Thinker.
type Opponent struct {
	Level Level
	Seed  uint64        // of its errors; equal seeds play equal games
	Pause time.Duration // the least time a move takes, so that a person can follow
	Slow  bool          // plays at a human pace: quickly if the move is forced, longer if it is hard to choose
	Table *Table        // keeps results from one move to the next; nil for none
}

// Think implements player.Thinker.
func (o Opponent) Think(ctx context.Context, q player.Question) (player.Action, error) {
	question, err := ask(q)
	if err != nil {
		return player.Action{}, err
	}
	question.Table, question.Book = o.Table, true
	if q.Offer {
		return player.Action{Accept: accepts(ctx, question, len(q.Line))}, nil
	}
	hurried, stop := hurry(ctx, q.Now)
	defer stop()
	began := time.Now()
	var thoughts doubt
	m := o.Level.Choose(hurried, question, o.Seed, func(i Info) {
		thoughts.hear(i)
		q.Tell(thought(q.Position(), i, 1))
	})
	pause := time.NewTimer(o.pause(question, m, thoughts) - time.Since(began))
	defer pause.Stop()
	select {
	case <-pause.C:
	case <-hurried.Done():
	}
	if m == 0 {
		return player.Action{}, errors.New("the engine was asked for a move where there is none")
	}
	return player.Action{Move: convert.Move(m)}, ctx.Err()
}

// thought returns what a search with some threads has found about a position.
func thought(p rules.Position, i Info, threads int) player.Thought {
	t := player.Thought{Position: p, Rank: i.Rank, Depth: i.Depth, SelDepth: i.SelDepth, Score: i.Score, Threads: threads}.Spent(i.Nodes, i.Time)
	t.Mate, _ = mate.In(i.Score)
	for _, m := range i.Line {
		t.Line = append(t.Line, convert.Move(m))
	}
	return t
}

// ask converts a question.
func ask(asked player.Question) (Question, error) {
	q := Question{Limits: limits(asked)}
	for i, p := range asked.Line {
		pos, err := convert.Fast(p)
		if err != nil {
			return q, err
		}
		if i < len(asked.Line)-1 {
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

// accepts decides on a draw offer, with the side that offered it to move.
func accepts(ctx context.Context, q Question, plies int) bool {
	q.Limits = Limits{Nodes: 20_000}
	return player.AcceptsDraw(Search(ctx, q, nil).Score, plies)
}

// hurry returns a context that ends with ctx or when now is closed.
func hurry(ctx context.Context, now <-chan struct{}) (context.Context, context.CancelFunc) {
	hurried, cancel := context.WithCancel(ctx)
	go func() {
		select {
		case <-now:
			cancel()
		case <-hurried.Done():
		}
	}()
	return hurried, cancel
}
