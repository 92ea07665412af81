package engine

import (
	"context"

	"passedpawn/game/play/player"
)

// An Analyst analyses a position at full strength, to ever greater depth, until the
// question is withdrawn or a mate decides it. It implements player.Thinker. It does not
// use the opening book.
type Analyst struct {
	Table   *Table // keeps results from one question to the next
	Threads int    // that search; 0 means one
}

// Think implements player.Thinker.
func (a Analyst) Think(ctx context.Context, q player.Question) (player.Action, error) {
	question, err := ask(q)
	if err != nil {
		return player.Action{}, err
	}
	threads := max(a.Threads, 1)
	question.Table, question.Lines, question.Threads = a.Table, q.Lines, threads
	hurried, stop := hurry(ctx, q.Now)
	defer stop()
	Search(hurried, question, func(i Info) { q.Tell(thought(q.Position(), i, threads)) })
	return player.Action{}, ctx.Err()
}
