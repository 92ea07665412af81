//go:build tools

// Run by hand, with Stockfish:
//
//	go test -tags tools ./game/teaching/training -run TestManyGames -v -timeout 12h

package training

import (
	"context"
	"os"
	"strconv"
	"sync"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/engines/engine"
	"passedpawn/game/engines/uciclient"
	"passedpawn/game/play/player"
	"passedpawn/game/records/pgn"
	"passedpawn/game/records/record"
	"passedpawn/game/rules"
	"passedpawn/game/teaching/review"
)

// wanted returns how many cards are made: 300, or the number in PASSEDPAWN_CARDS.
func wanted() int {
	if n, err := strconv.Atoi(os.Getenv("PASSEDPAWN_CARDS")); err == nil {
		return n
	}
	return 300
}

// TestManyGames makes cards of both players' mistakes in games of lichess without their
// evaluations, and says how long that takes. Stockfish then searches each card to a depth of
// 20: only one move may be right.
func TestManyGames(t *testing.T) {
	text, err := os.ReadFile("../../../testdata/pgn/lichess-clocks.pgn")
	if err != nil {
		t.Fatal(err)
	}
	var deck Deck
	games, began := 0, time.Now()
	bundled := func() player.Thinker { return engine.Opponent{Level: engine.Levels, Unlimited: true} }
	for _, item := range pgn.Scan(string(text)) {
		rec, err := pgn.Read(item, orthodox.Rules{})
		if err != nil || rec.Start != "" {
			continue
		}
		p := orthodox.Rules{}.Start()
		g := review.Game{Game: &player.Game{Rules: "chess"}, Rules: orthodox.Rules{}, Line: []rules.Position{p}}
		for _, n := range rec.Main() {
			if p, err = p.Play(n.Move()); err != nil {
				t.Fatal(err)
			}
			g.Line, g.Moves = append(g.Line, p), append(g.Moves, n.Move())
		}
		for _, side := range []rules.Side{rules.White, rules.Black} {
			h, err := FromGame(t.Context(), g, bare(rec), side, bundled)
			if err != nil {
				t.Fatal(err)
			}
			deck = deck.with(h.Cards...)
		}
		if games++; games%20 == 0 {
			t.Logf("%d games: %d cards, %v", games, len(deck.Cards), time.Since(began).Round(time.Second))
		}
		if len(deck.Cards) >= wanted() {
			break
		}
	}
	e := uciclient.New(uciclient.Config{Command: uciclient.Command{Path: "stockfish"}, Protocol: uciclient.UCI, Rules: orthodox.Rules{}})
	defer func() { _ = e.Close() }()
	two, other := 0, 0
	for _, c := range deck.Cards {
		best, second := stockfish(t, e, c)
		switch {
		case best.Line[0] != c.Moves[0]:
			other++
			t.Logf("%v: %v, and Stockfish prefers %v", c.Position, c.Moves, best.Line[0])
		case review.Within(score(best), score(second), c.Position.Turn(), alike):
			two++
			t.Logf("%v: %v, and %v is as good", c.Position, c.Moves, second.Line[0])
		}
	}
	t.Logf("%d cards of %d games: %d with two right moves, %d with another one", len(deck.Cards), games, two, other)
}

func score(t player.Thought) review.Score { return review.ScoreOf(orthodox.Rules{}, t) }

// stockfish returns the two best lines at a depth of 20.
func stockfish(t *testing.T, e *uciclient.Engine, c Card) (best, second player.Thought) {
	var mu sync.Mutex
	q := player.Question{
		Game: &player.Game{Rules: "chess", Start: c.Position.String()}, Line: []rules.Position{c.Position},
		Limits: player.Limits{Depth: 20}, Lines: 2,
	}
	q.Watch = func(t player.Thought) {
		mu.Lock()
		defer mu.Unlock()
		switch {
		case len(t.Line) > 0 && t.Rank <= 1:
			best = t
		case len(t.Line) > 0:
			second = t
		}
	}
	if _, err := e.Think(context.Background(), q); err != nil {
		t.Fatal(err)
	}
	mu.Lock()
	defer mu.Unlock()
	return best, second
}

// bare returns a record with the tags of another one, and without its evaluations.
func bare(rec *record.Record) *record.Record {
	tags := record.New(rec.Rules, "")
	for _, name := range []string{"White", "Black", "Date", "Event"} {
		tags.SetTag(name, rec.Tag(name))
	}
	return tags
}
