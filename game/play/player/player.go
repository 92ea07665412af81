// Package player is the players of a game: the questions that a game asks them and the
// actions with which they answer. A person answers through the window, a program through
// a Thinker.
package player

import (
	"context"
	"time"

	"passedpawn/game/play/clock"
	"passedpawn/game/rules"
)

// A Game identifies a game and holds what its questions have in common. Two questions
// belong to the same game if they have the same *Game.
type Game struct {
	Rules string // the id of the rule set
	Start string // a position in the notation of the rule set, "" for the usual start
}

// A Question asks a player to act. It is a value that never changes. It contains all that
// an engine without memory needs.
type Question struct {
	Game *Game
	// Line is the positions from the start of the game to the one to move in, inclusive.
	// Moves leads from each position to the next.
	Line  []rules.Position
	Moves []rules.Move
	// Clocks is the time of White and of Black, the zero value without clocks.
	Clocks [2]clock.Turn
	// Limits end the thinking earlier than the clock does.
	Limits Limits
	// Lines is how many of the best moves to report. 0 means one.
	Lines int
	// Offer asks only whether a draw is accepted, not for a move.
	Offer bool
	// Ponder lets a program think on after its answer, in its opponent's time, until Ponder
	// is closed or the next question comes. It is nil if the program may not.
	Ponder <-chan struct{}
	// Now is closed when the user wants the move at once. It may be nil.
	Now <-chan struct{}
	// Watch is called with the progress of a program, on any goroutine. It may be nil, so
	// a Thinker calls Tell.
	Watch func(Thought)
}

// Limits limit the thinking about a move. A zero field means no limit.
type Limits struct {
	Depth int           // plies
	Nodes int           // positions examined
	Time  time.Duration // for the move
}

// Position is the position to move in.
func (q Question) Position() rules.Position { return q.Line[len(q.Line)-1] }

// Clock is the time of the side to move, the zero value without clocks.
func (q Question) Clock() clock.Turn { return q.Clocks[q.Position().Turn()] }

// Tell passes a thought to Watch, with the game filled in.
func (q Question) Tell(t Thought) {
	if q.Watch != nil {
		t.Game = q.Game
		q.Watch(t)
	}
}

// An Action answers a Question: a move, the answer to an offer, or what ends the game
// instead of a move.
type Action struct {
	Move   rules.Move
	Accept bool
	Resign bool
	Claim  bool // claims what the rules let it claim in the position to move in
}

// A Player is asked, and replies when it is ready. Ask never blocks. Cancelling ctx
// withdraws the question. A reply may come nevertheless, and the match ignores it.
type Player interface {
	Ask(ctx context.Context, q Question, reply func(Action, error))
}

// A Thinker answers by thinking, and blocks meanwhile. It returns soon after ctx is
// cancelled or q.Now is closed, with the best move it has found.
type Thinker interface {
	Think(ctx context.Context, q Question) (Action, error)
}

// Human is a person at this computer. A Human is never asked but acts through the window.
type Human struct{}

// Ask implements Player and does nothing.
func (Human) Ask(context.Context, Question, func(Action, error)) {}
