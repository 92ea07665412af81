// Package player is who sits at a board: the questions a game asks of a seat
// and the actions that answer them. A person answers through the window, a
// program through a Thinker.
package player

import (
	"context"

	"passedpawn/game/clock"
	"passedpawn/game/rules"
)

// A Question asks a seat to act. It is a value; nothing in it changes later.
type Question struct {
	// Line holds the positions from the start of the game to the one to move
	// in, the last.
	Line []rules.Position
	// Time is what the seat has for its move; zero without a clock.
	Time clock.Turn
	// Offer asks only whether a draw is accepted; no move is wanted.
	Offer bool
	// Now is closed when the person wants the move at once. It may be nil.
	Now <-chan struct{}
}

// An Action answers a Question: a move, or the answer to an offer.
type Action struct {
	Move   rules.Move
	Accept bool
}

// A Player is asked and replies in its own time. Ask never blocks. A cancelled
// ctx withdraws the question; a reply to it may come all the same, and is
// dropped by the match.
type Player interface {
	Ask(ctx context.Context, q Question, reply func(Action, error))
}

// A Thinker answers by thinking, and blocks while it does. It returns soon
// after ctx is cancelled or q.Now is closed, with the best it has.
type Thinker interface {
	Think(ctx context.Context, q Question) (Action, error)
}

// A Thought is how far a program has come with a position.
type Thought struct {
	Position rules.Position
	Rank     int          // 1 for the best line, 2 for the next
	Depth    int          // plies
	Score    int          // centipawns for the side to move
	Mate     int          // moves to mate, less than 0 for being mated, 0 for no mate
	Line     []rules.Move // best play, the move itself first
}

// Human is a person at the window: it is not asked, it acts.
type Human struct{}

// Ask implements Player and does nothing.
func (Human) Ask(context.Context, Question, func(Action, error)) {}
