package session_test

import (
	"context"
	"fmt"

	"passedpawn/game/phrase"
	"passedpawn/game/play/clock/clocktest"
	"passedpawn/game/play/match"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/play/task"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/training"
	"passedpawn/game/variants"
)

// A copycat mirrors the last move.
type copycat struct{}

// Think implements player.Thinker.
func (copycat) Think(_ context.Context, q player.Question) (player.Action, error) {
	m := q.Moves[len(q.Moves)-1]
	m.From.Rank, m.To.Rank = 7-m.From.Rank, 7-m.To.Rank
	return player.Action{Move: m}, nil
}

// copycats makes the programs of a session.
type copycats struct{}

func (copycats) Opponent(session.Rival) player.Player { return player.Background(copycat{}) }

func (copycats) Elo(session.Rival) int { return 0 }

func (copycats) Name(session.Rival) phrase.Phrase { return phrase.Say("%v", "Copycat") }

func (copycats) Reviewer(string) session.Reviewer {
	return session.Reviewer{New: func() player.Thinker { return copycat{} }}
}

func (copycats) Adviser(string) player.Player { return player.Background(copycat{}) }

func (c copycats) Second(game string) session.Analyst { return c.Analyst(game) }

func (copycats) Analyst(string) session.Analyst {
	return session.Analyst{Player: player.Background(copycat{})}
}

// forgetful keeps no games.
type forgetful struct{}

func (forgetful) Begin(string) {}

func (forgetful) Keep(*record.Record, record.History) {}

func (forgetful) Discard() {}

// A session is a game without a window. It is used on one goroutine, here that of the
// example, which runs whatever is posted to it.
func Example() {
	posted := make(chan func(), 100)
	post := func(do func()) { posted <- do }
	wall := clocktest.New()
	s := session.New(session.Config{
		Variants: variants.All(), Opponents: copycats{}, Keeper: forgetful{}, Say: phrase.Phrase.String,
		Post: post, Tasks: task.NewGroup(post, nil), Wall: wall,
		Events: session.Events{
			Observe: func(session.Snapshot) {}, Thinks: func(session.Snapshot) {}, Tick: func() {},
			Cue: func(session.Cue) {}, Ended: func(match.Snapshot) {}, Reviewed: func(training.Tally) {},
		},
	}, session.Options{})
	defer s.Close()

	if err := s.Start(session.Setup{Engine: true, Side: rules.White, Name: "Ada"}); err != nil {
		fmt.Println(err)
		return
	}
	for _, text := range []string{"e4", "Nf3"} {
		m, _, err := s.Snapshot().Read(text)
		if err != nil {
			fmt.Println(err)
			return
		}
		s.Play(m)
		for s.Snapshot().Game.Thinking {
			(<-posted)() // the answer of the program
		}
	}
	fmt.Println(s.Snapshot().Game.SANs)

	s.TakeBack()
	fmt.Println(s.Snapshot().Game.SANs)

	s.Resign()
	fmt.Println(s.Snapshot().Game.Outcome.Result, s.Snapshot().Game.Record.Tag("Black"))
	// Output:
	// [e4 e5 Nf3 Nf6]
	// [e4 e5]
	// 0-1 Copycat
}
