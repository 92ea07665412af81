package opponents

import (
	"context"
	"testing"

	"passedpawn/game/orthodox"
	"passedpawn/game/player"
	"passedpawn/game/rules"
	"passedpawn/game/session"
	"passedpawn/game/shogi"
)

// TestWhoPlaysWhat asks every engine for a move in games of each kind.
func TestWhoPlaysWhat(t *testing.T) {
	for _, r := range []rules.Rules{orthodox.Rules{}, shogi.Rules{}, shogi.Rules{Points24: true}} {
		for name, p := range map[string]player.Player{
			"opponent": New(nil, 1).Opponent(session.Rival{Game: r.ID(), Level: 1}), "adviser": New(nil, 1).Adviser(r.ID()),
		} {
			answer := make(chan player.Action, 1)
			q := player.Question{Game: &player.Game{Rules: r.ID()}, Line: []rules.Position{r.Start()}, Limits: player.Limits{Nodes: 100}}
			p.Ask(context.Background(), q, func(a player.Action, err error) {
				if err != nil {
					t.Errorf("%s in %s: %v", name, r.ID(), err)
				}
				answer <- a
			})
			if a := <-answer; !rules.Legal(r.Start(), a.Move) {
				t.Errorf("%s in %s plays %+v", name, r.ID(), a.Move)
			}
		}
	}
}

// TestAnalystUsesHalfTheCores lets computers with more and more cores analyse chess.
func TestAnalystUsesHalfTheCores(t *testing.T) {
	for cores, want := range map[int]int{0: 1, 1: 1, 2: 1, 3: 1, 4: 2, 8: 4} {
		ctx, stop := context.WithCancel(t.Context())
		answer := make(chan int, 1)
		got := 0
		q := player.Question{
			Game: &player.Game{Rules: "chess"}, Line: []rules.Position{orthodox.Rules{}.Start()},
			Watch: func(now player.Thought) { got = now.Threads; stop() },
		}
		New(nil, cores).Analyst("chess").Ask(ctx, q, func(player.Action, error) { answer <- got })
		if got := <-answer; got != want {
			t.Errorf("%d cores: %d threads, want %d", cores, got, want)
		}
		stop()
	}
}
