package engine

import (
	"context"

	"passedpawn/game/player"
)

// An Analyst looks at a position in its whole strength, deeper and deeper, until
// the question is withdrawn or a mate settles it; it is a player.Thinker. It does
// not look into the book.
type Analyst struct {
	Lines int                  // how many of the best moves are told
	Table *Table               // remembers from question to question
	Watch func(player.Thought) // is told each thought from the thinking goroutine
}

// Think implements player.Thinker.
func (a Analyst) Think(ctx context.Context, q player.Question) (player.Action, error) {
	question, err := ask(q.Line)
	if err != nil {
		return player.Action{}, err
	}
	question.Table, question.Lines = a.Table, a.Lines
	hurried, stop := hurry(ctx, q.Now)
	defer stop()
	Search(hurried, question, func(i Info) { a.Watch(thought(q.Line[len(q.Line)-1], i)) })
	return player.Action{}, ctx.Err()
}
