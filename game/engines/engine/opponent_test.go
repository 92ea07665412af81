package engine

import (
	"context"
	"testing"
	"time"

	"passedpawn/game/chess/orthodox"
	"passedpawn/game/play/clock"
	"passedpawn/game/play/player"
	"passedpawn/game/rules"
)

func TestMoveNowAndWithdrawal(t *testing.T) {
	line := []rules.Position{orthodox.Rules{}.Start()}
	now := make(chan struct{})
	close(now)
	o := Opponent{Level: Levels, Pause: time.Hour}
	if a, err := o.Think(context.Background(), player.Question{Line: line, Now: now}); err != nil || !rules.Legal(line[0], a.Move) {
		t.Errorf("move now: %v, %v", a, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := o.Think(ctx, player.Question{Line: line}); err == nil {
		t.Error("a withdrawn question was answered as if nothing had happened")
	}
}

// TestOnAClock checks that no level waits longer than the clock allows, not even one that
// plays at a human pace.
func TestOnAClock(t *testing.T) {
	line := []rules.Position{orthodox.Rules{}.Start()}
	for _, o := range []Opponent{{Level: Levels, Pause: time.Hour}, {Level: 1, Pause: time.Hour, Slow: true}} {
		q := player.Question{Line: line, Clocks: [2]clock.Turn{{Left: time.Second}, {Left: time.Hour}}}
		if a, err := o.Think(context.Background(), q); err != nil || !rules.Legal(line[0], a.Move) {
			t.Errorf("level %d: %v, %v", o.Level, a, err)
		}
	}
}

func TestDrawOffers(t *testing.T) {
	for fen, want := range map[string]bool{
		"4k3/8/8/8/8/8/PPPP4/R3K3 w - - 0 1":                       true,  // the engine, Black, is losing
		"4k3/pppp4/8/8/8/8/8/r3K3 w - - 0 1":                       false, // the engine is winning
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": false,
	} {
		p, err := orthodox.Rules{}.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		a, err := Opponent{Level: 6}.Think(context.Background(), player.Question{Line: []rules.Position{p}, Offer: true})
		if err != nil || a.Accept != want {
			t.Errorf("%s: accepts %v, %v", fen, a.Accept, err)
		}
	}
}
