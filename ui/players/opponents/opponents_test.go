package opponents

import (
	"context"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/engines/levels"
	"passedpawn/game/play/player"
	"passedpawn/game/play/session"
	"passedpawn/game/rules"
	"passedpawn/game/shogi"
	"passedpawn/game/teaching/review"
	"passedpawn/game/variants/altpromo"
)

// bare returns the bundled engines without tables and reviews, for a number of cores.
func bare(cores int) *Engines { return New(nil, cores, nil, review.Store{}) }

// TestWhoPlaysWhat asks every engine for a move in games of each kind.
func TestWhoPlaysWhat(t *testing.T) {
	for _, r := range []rules.Rules{orthodox.Rules{}, shogi.Rules{}, shogi.Rules{Points24: true}} {
		for name, p := range map[string]player.Player{
			"opponent": bare(1).Opponent(session.Rival{Game: r.ID(), Level: 1}), "adviser": bare(1).Adviser(r.ID()),
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
		bare(cores).Analyst("chess").Ask(ctx, q, func(player.Action, error) { answer <- got })
		if got := <-answer; got != want {
			t.Errorf("%d cores: %d threads, want %d", cores, got, want)
		}
		stop()
	}
}

// TestHumanPace asks the opponent of every kind of game for its first move: with a choice
// to make, a human pace takes a second and more.
func TestHumanPace(t *testing.T) {
	for _, r := range []rules.Rules{orthodox.Rules{}, altpromo.Games()[0], shogi.Rules{}} {
		t.Run(r.ID(), func(t *testing.T) {
			t.Parallel()
			done, began := make(chan struct{}), time.Now()
			q := player.Question{Game: &player.Game{Rules: r.ID()}, Line: []rules.Position{r.Start()}}
			bare(1).Opponent(session.Rival{Game: r.ID(), Level: 1, Slow: true}).Ask(context.Background(), q, func(player.Action, error) { close(done) })
			<-done
			if took := time.Since(began); took < time.Second {
				t.Errorf("it takes %v", took)
			}
		})
	}
}

// TestRemembers asks the strongest opponents and the analysts outside orthodox chess the same
// question twice, in three games each: the second search gets to a depth of four plies with
// fewer positions, because the first one is remembered.
func TestRemembers(t *testing.T) {
	for _, r := range []rules.Rules{shogi.Rules{}, altpromo.Games()[0]} {
		for name, begin := range map[string]func(seed uint64) player.Player{
			"opponent": func(seed uint64) player.Player {
				return player.Background(Bundled(r.ID(), levels.Count, seed, player.Pace{}))
			},
			"analyst": func(uint64) player.Player { return bare(1).Analyst(r.ID()).Player },
		} {
			first, second := 0, 0
			for seed := range uint64(3) {
				p := begin(seed)
				first += toDepth(t, r, p, 4)
				second += toDepth(t, r, p, 4)
			}
			if second == 0 || second > first*4/5 {
				t.Errorf("%s: the %s examines %d positions, and then %d", r.ID(), name, first, second)
			}
		}
	}
}

// toDepth asks for the first move of a game, and returns how many positions are examined
// until a depth is reached. The search goes on for two plies.
func toDepth(t *testing.T, r rules.Rules, p player.Player, depth int) (examined int) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	done := make(chan struct{})
	q := player.Question{
		Game: &player.Game{Rules: r.ID()}, Line: []rules.Position{r.Start()}, Limits: player.Limits{Depth: depth + 2},
		Watch: func(now player.Thought) {
			if now.Depth >= depth && examined == 0 {
				examined = now.Nodes
			}
			if now.Depth >= depth+2 {
				stop()
			}
		},
	}
	p.Ask(ctx, q, func(player.Action, error) { close(done) })
	<-done
	return examined
}

// TestNames names the bundled engine in a language, and gives its measured rating.
func TestNames(t *testing.T) {
	e, weakest := bare(2), session.Rival{Game: "chess", Level: 1}
	if got := e.Name(weakest).String(); got != "Passed Pawn (level 1)" {
		t.Errorf("the weakest is called %q", got)
	}
	for _, r := range []session.Rival{
		weakest, {Game: "chess", Level: 99}, {Game: "chess", Level: -1}, {Game: "shogi", Level: 1}, {Game: "chess", Level: 1, Engine: "x"},
	} {
		if got := e.Elo(r); (got > 0) != (r == weakest) {
			t.Errorf("%+v has the rating %d", r, got)
		}
	}
}
