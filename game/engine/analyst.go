package engine

import (
	"context"

	"passedpawn/game/player"
)

// An Analyst looks at a position in its whole strength, deeper and deeper, until
// the question is withdrawn or a mate settles it; it is a player.Thinker. It does
// not look into the book.
type Analyst struct {
	Table *Table // remembers from question to question
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
