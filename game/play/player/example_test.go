package player_test

import (
	"context"
	"fmt"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

// first is a program that plays the first move in the list.
type first struct{}

// Think implements player.Thinker.
func (first) Think(_ context.Context, q player.Question) (player.Action, error) {
	m := q.Position().Moves()[0]
	q.Tell(player.Thought{Rank: 1, Depth: 1, Line: []rules.Move{m}})
	return player.Action{Move: m}, nil
}

// A program is a Thinker, which blocks. Background makes a Player of it, which is asked and
// replies later, on a goroutine of its own.
func Example() {
	chess := orthodox.Rules{}
	p := player.Background(first{})
	defer player.Close(p)

	position, err := chess.Parse("4k3/P7/8/8/8/8/8/K7 w - - 0 1")
	if err != nil {
		fmt.Println(err)
		return
	}
	question := player.Question{
		Game:  &player.Game{Rules: chess.ID(), Start: position.String()},
		Line:  []rules.Position{position},
		Watch: func(t player.Thought) { fmt.Println("thinks to a depth of", t.Depth) },
	}
	done := make(chan struct{})
	p.Ask(context.Background(), question, func(a player.Action, err error) {
		fmt.Println("answers with a legal move:", err == nil && rules.Legal(position, a.Move))
		close(done)
	})
	<-done
	// Output:
	// thinks to a depth of 1
	// answers with a legal move: true
}

// A question is withdrawn by its context. What has not begun then never begins.
func ExampleBackground() {
	withdrawn, withdraw := context.WithCancel(context.Background())
	withdraw()

	done := make(chan struct{})
	player.Background(first{}).Ask(withdrawn, player.Question{}, func(_ player.Action, err error) {
		fmt.Println(err)
		close(done)
	})
	<-done
	// Output:
	// context canceled
}
