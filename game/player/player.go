// Package player is who sits at a board: the questions a game asks of a seat
// and the actions that answer them. A person answers through the window, a
// program through a Thinker.
package player

import (
	"context"
	"time"

	"passedpawn/game/clock"
	"passedpawn/game/rules"
)

// A Game is what the questions of one game have in common. Two questions belong
// to the same game if they name the same *Game.
type Game struct {
	Rules string // the id of the rule set
	Start string // a position in its notation, "" for the usual start
}

// A Question asks a seat to act. It is a value; nothing in it changes later. It
// holds all that an engine needs which keeps nothing between two questions.
type Question struct {
	Game *Game
	// Line holds the positions from the start of the game to the one to move
	// in, the last. Moves led from each to the next.
	Line  []rules.Position
	Moves []rules.Move
	// Clocks is what White and Black have on their clocks; zero without any.
	Clocks [2]clock.Turn
	// Limits end the thinking earlier than the clock does.
	Limits Limits
	// Lines is how many of the best moves are to be told, 0 for one.
	Lines int
	// Offer asks only whether a draw is accepted; no move is wanted.
	Offer bool
	// Now is closed when the person wants the move at once. It may be nil.
	Now <-chan struct{}
	// Watch is told how far a program has come, on any goroutine. It may be nil;
	// a Thinker calls Tell.
	Watch func(Thought)
}

// Limits end the thinking about a move; a zero field does not limit.
type Limits struct {
	Depth int           // plies
	Nodes int           // positions looked at
	Time  time.Duration // for the move
}

// Position is the one to move in.
func (q Question) Position() rules.Position { return q.Line[len(q.Line)-1] }

// Clock is what the side to move has on its clock; zero without one.
func (q Question) Clock() clock.Turn { return q.Clocks[q.Position().Turn()] }

// Tell passes a thought on to who watches, with the name of the game.
func (q Question) Tell(t Thought) {
	if q.Watch != nil {
		t.Game = q.Game
		q.Watch(t)
	}
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
	Game     *Game // it belongs to, set by Question.Tell
	Position rules.Position
	Rank     int          // 1 for the best line, 2 for the next
	Depth    int          // plies
	Score    int          // centipawns for the side to move
	Nodes    int          // positions looked at, 0 where that is not told
	Mate     int          // moves to mate, less than 0 for being mated, 0 for no mate
	Line     []rules.Move // best play, the move itself first
}

// Human is a person at the window: it is not asked, it acts.
type Human struct{}

// Ask implements Player and does nothing.
func (Human) Ask(context.Context, Question, func(Action, error)) {}
