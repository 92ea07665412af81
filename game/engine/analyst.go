package engine

import (
	"context"

	"passedpawn/game/player"
)

// An Analyst analyses a position at full strength, to ever greater depth, until the
// question is withdrawn or a mate decides it. It implements player.Thinker. It does not
// use the opening book.
type Analyst struct {
	Table *Table // keeps results from one question to the next
}

// Think implements player.Thinker.
func (a Analyst) Think(ctx context.Context, q player.Question) (player.Action, error) {
	question, err := ask(q)
	if err != nil {
		return player.Action{}, err
	}
	question.Table, question.Lines = a.Table, q.Lines
	hurried, stop := hurry(ctx, q.Now)
	defer stop()
	Search(hurried, question, func(i Info) { q.Tell(thought(q.Position(), i)) })
	return player.Action{}, ctx.Err()
}
